import { contactEmbed } from '../../../domain/embeds/contactEmbed';
import { view } from '../../../domain/publicViews/contacts';
import { contactName, officialOf } from '../../../domain/values/contacts';
import { namesSaid, otherLocale, saidIn, textOf } from '../../../domain/values/textsIn';
import { ContactView } from '../views/ContactView';
import { standardType } from '../list/standardType';
import type { EmbedType } from '../list/embedType';

/** Persons and organisations in the public list. */
export const contentType: EmbedType = {
  ...standardType('contacts', view, {
    lines: (record, locale) => {
      const official = officialOf(record);
      const place = official?.company ?? record;
      return [
        official ? saidIn(official, 'role', locale) : '',
        official ? contactName(official.company, locale) : saidIn(record, 'specification', locale),
        [textOf(place, 'zipCode', locale), textOf(place, 'city', locale)].filter(Boolean).join(' '),
        namesSaid(record, 'topics', locale),
      ];
    },
    Detail: ContactView,
  }),
  titleLang: (record, locale) => otherLocale(record, 'companyName', locale),
};

export const embedOf = () => contactEmbed;
