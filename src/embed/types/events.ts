import { plainText } from '../../../domain/lists/search';
import { namesSaid, otherLocale, saidIn, textOf } from '../../../domain/values/textsIn';
import { formatEventDates } from '../../../domain/values/eventDates';
import type { Locale } from '../../../domain/locales';
import type { PublicRecord } from '../list/calls';
import { EventView } from '../views/EventView';
import { standardType } from '../list/standardType';
import type { EmbedType } from '../list/embedType';
import { handIn } from '../list/handIn';
import { handInWords } from '../../../domain/submissions/handIn';

/** Length of the text on a card. */
const longest = 168;
const beginning = (text: string) => (text.length <= longest ? text : `${text.slice(0, longest).trimEnd()}…`);

const teaser = (record: PublicRecord, locale: Locale) => {
  const { text, lang } = saidIn(record, 'description', locale);
  return text === ''
    ? { text: beginning(plainText(textOf(record, 'text', locale))), lang: otherLocale(record, 'text', locale) }
    : { text: beginning(text), lang };
};

/** Events in the public list. */
export const contentType: EmbedType = {
  ...standardType({
    title: 'title',
    lines: (record, locale) => [
      formatEventDates(record.startDate, record.endDate),
      teaser(record, locale),
      namesSaid(record, 'topics', locale),
      namesSaid(record, 'languages', locale),
      namesSaid(record, 'locations', locale),
    ],
    Detail: EventView,
  }),
  Above: handIn('events', handInWords.events),
};
