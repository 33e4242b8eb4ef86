import { plainText } from '../../../domain/lists/search';
import { namesOf, textOf } from '../../../domain/values/textsIn';
import { formatEventDates } from '../../../domain/values/eventDates';
import { EventView } from '../views/EventView';
import { entryNoun } from '../list/entryNoun';
import type { EmbedNoun } from '../list/noun';
import { handIn } from '../list/handIn';

/** So much of a text stands on a card. */
const longest = 168;
const beginning = (text: string) => (text.length <= longest ? text : `${text.slice(0, longest).trimEnd()}…`);

/** Events in the public list. */
export const noun: EmbedNoun = {
  ...entryNoun({
    title: 'title',
    lines: (record, locale) => [
      formatEventDates(record.startDate, record.endDate),
      beginning(textOf(record, 'description', locale) || plainText(textOf(record, 'text', locale))),
      namesOf(record, 'topics', locale).join(', '),
      namesOf(record, 'languages', locale).join(', '),
      namesOf(record, 'locations', locale).join(', '),
    ],
    Detail: EventView,
  }),
  Above: handIn('events'),
};
