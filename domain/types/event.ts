import { links, programs, videos } from '../commonFields';
import { contents } from '../contents';
import { defineContentType } from '../contentType';
import { eventColors, eventTypes } from '../values/eventTypes';
import { boolean, choice, dateTime, files, images, multiline, orNull, references, richText, text } from '../fields';
import { documentAndPictureTypes } from '../values/fileTypes';
import { dateOrder, requiredInOneLanguage } from '../rules';
import { paragraphs } from '../values/escapeHtml';
import { isObject } from '../values/isObject';

const context = 'event';

const inSmallLetters = Object.fromEntries(eventColors.map(({ id }) => [id.toLowerCase(), id]));

const archiveChoices = [
  { id: '0', label: 'Aktuell' },
  { id: '1', label: 'Archiv' },
] as const;

/** Events with their dates, places and programmes. */
export const events = defineContentType({
  ...contents.events,
  titleField: 'title',
  fields: {
    title: text({ label: 'Titel', translated: true, searched: true, summary: true }),
    description: multiline({ label: 'Teaser', rows: 2, translated: true, searched: true }),
    isPromotedDE: boolean({ label: 'Hervorheben in DE', summary: true, notCopied: true }),
    isPromotedFR: boolean({ label: 'Hervorheben in FR', summary: true, notCopied: true }),
    isPromotedIT: boolean({ label: 'Hervorheben in IT', summary: true, notCopied: true }),
    type: choice({ label: 'Typ', choices: eventTypes, summary: true }),
    color: choice({
      label: 'Farbe',
      choices: eventColors,
      synonyms: inSmallLetters,
      summary: true,
      answeredAs: orNull,
    }),
    topics: references('topics', { label: 'Thema', context, summary: true }),
    languages: references('languages', { label: 'Sprachen', context, summary: true }),
    locations: references('locations', { label: 'Durchführungsort', context, summary: true }),
    location: text({ label: 'Terminort', max: 255, translated: true, summary: true }),
    organizer: text({ label: 'Veranstalter', max: 255, translated: true }),
    contact: multiline({ label: 'Kontakt', rows: 3, translated: true }),
    startDate: dateTime({ label: 'Startdatum', summary: true }),
    endDate: dateTime({ label: 'Enddatum', summary: true }),
    text: richText({ label: 'Beschreibung', translated: true, searched: true }),
    programs,
    registration: text({ label: 'Link zur Anmeldung', translated: true }),
    links,
    videos,
    images: images({ label: 'Bilder' }),
    files: files({ label: 'Dokumente', types: documentAndPictureTypes }),
  },
  rules: [requiredInOneLanguage('title', 'Geben Sie bitte einen Titel an.'), dateOrder('startDate', 'endDate')],
  // Without an end date an event would never be over.
  settle: (values) => ({ ...values, endDate: values.endDate ?? values.startDate ?? null }),
  readProposal: proposedEvent,
  filters: {
    topic: 'topics',
    language: { field: 'languages', label: 'Durchführungssprache' },
    location: 'locations',
    type: { kind: 'choice', field: 'type', choices: eventTypes, label: 'Typ' },
    archive: { kind: 'past', field: 'endDate', byDay: true, choices: archiveChoices, label: 'Zeitraum' },
    from: {
      kind: 'moment',
      field: 'endDate',
      otherwise: 'startDate',
      bound: 'from',
      label: 'Nicht vorbei am',
      hidden: true,
    },
    till: { kind: 'moment', field: 'startDate', bound: 'till', label: 'Begonnen bis', hidden: true },
  },
  defaultOrder: { field: 'startDate', direction: 'DESC' },
  orderWith: { filter: 'archive', value: '0', order: { field: 'startDate', direction: 'ASC' } },
  limit: 100,
  publicFields: [
    'title',
    'description',
    'isPromotedDE',
    'isPromotedFR',
    'isPromotedIT',
    'type',
    'color',
    'topics',
    'languages',
    'locations',
    'location',
    'organizer',
    'contact',
    'startDate',
    'endDate',
    'text',
    'programs',
    'registration',
    'links',
    'videos',
    'images',
    'files',
  ],
});

/**
 * Reads the event of a proposal: from `event` in the source's data, where references are bare ids, otherwise from the
 * proposal itself. Submissions have no teaser of their own, so their description serves as both texts.
 * @throws if there is neither
 */
function proposedEvent(proposed: Record<string, any>, sent: unknown): Record<string, any> {
  const found = [isObject(sent) ? sent.event : undefined, proposed].find(
    (one) => isObject(one) && Object.keys(one).length > 0,
  );
  if (!found) throw new Error('No event data found');
  const entries = (value: unknown) =>
    Array.isArray(value) ? value.map((entry: unknown) => (isObject(entry) ? entry : { id: Number(entry) })) : value;
  const relations = Object.fromEntries(
    ['topics', 'languages', 'locations'].filter((name) => name in found).map((name) => [name, entries(found[name])]),
  );
  return {
    ...found,
    ...relations,
    text: found.text || paragraphs(typeof found.description === 'string' ? found.description : ''),
  };
}
