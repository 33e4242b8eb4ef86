import type { Embed } from './embeds';

/**
 * The list of people and organisations, people first. A separate file, so that pages with other lists don't load it.
 */
export const contactEmbed: Embed = {
  name: 'contacts',
  content: 'contacts/person',
  resource: 'contacts',
  primaryKey: 'contact-id',
  limit: 45,
  query: { orderBy: ['type', 'lastName', 'firstName', 'companyName'], orderDirection: ['DESC', 'ASC', 'ASC', 'ASC'] },
  filters: [
    {
      param: 'contactGroupsParents',
      label: { de: 'Akteursebene', fr: 'Niveau d’acteurs', it: 'Livello degli attori' },
      single: true,
      from: { groups: 'upper' },
    },
    {
      param: 'contactGroups',
      filter: 'contactGroup',
      label: { de: 'Kontaktgruppe', fr: 'Groupe de contacts', it: 'Gruppo di contatti' },
      single: true,
      within: 'contactGroupsParents',
      from: { groups: 'lower' },
    },
    {
      param: 'topics',
      filter: 'topic',
      label: { de: 'Thema', fr: 'Thème', it: 'Tema' },
      from: { list: 'topics', context: 'contact' },
    },
    {
      param: 'states',
      filter: 'state',
      field: 'state',
      label: { de: 'Kanton', fr: 'Canton', it: 'Cantone' },
      from: { list: 'states', context: 'contact' },
    },
  ],
};
