import { position } from '../commonFields';
import { contents } from '../contents';
import { defineContentType, type RecordOf } from '../contentType';
import { boolean, text } from '../fields';
import { record } from '../recordFields';

/**
 * Contact groups in two levels. Members are set in the contacts (`contactGroups`) or by separate requests, never by
 * saving the group.
 */
export const contactGroups = defineContentType({
  ...contents['contact-groups'],
  titleField: 'name',
  detailOf: ({ parent }) => parent?.name ?? '',
  fields: {
    name: text({
      label: 'Bezeichnung',
      max: 255,
      translated: true,
      searched: true,
      summary: true,
      required: 'Das Feld «Bezeichnung» darf nicht leer sein.',
    }),
    parent: record('contact-groups', { label: 'Übergeordnete Gruppe', hierarchy: 'oneLevel', summary: true }),
    position,
    publicOptIn: boolean({ label: 'Öffentliche Anmeldung' }),
  },
  rules: [],
  filters: {
    status: { kind: 'visibility', label: 'Status' },
  },
  orderBy: ['position'],
  defaultOrder: { field: 'position', direction: 'ASC' },
  publicFields: ['name', 'parent', 'position', 'publicOptIn'],
});

export type ContactGroup = RecordOf<typeof contactGroups>;
