import { timestampOf, timesAt } from '../domain/values/timestamps';
import { eventColors, eventTypes, externalEventType } from '../domain/values/eventTypes';
import { inLanguage, createTimestamps } from './contacts/demoContact';
import { eventTexts } from './texts';
import type { Language, Phrase } from './projects/phrase';
import { chance, createRandom, integer, pick, sample, type Random } from './generating/random';
import { noUploads, type DemoUploads, withUploads } from './files/uploads';
import type { Generate } from './generating/generate';

const { closing, day, invitation, lunch, organizers, otherForms, ownForms, parts, programName, subjects, venues } =
  eventTexts;

const count = 120;
/** The first day of the three years that they cover. */
const firstDay = Date.UTC(2025, 0, 6);
const oneDay = 86_400_000;

const translations = ['fr', 'it'] as const;
type Translation = (typeof translations)[number];

/** An item in German with its translations. */
function item(say: (language: Language) => Record<string, string>, there: readonly Translation[]) {
  const translation = (language: Translation) => (there.includes(language) ? say(language) : {});
  return { ...say('de'), translations: { fr: translation('fr'), it: translation('it') } };
}

const entries = (random: Random, ids: readonly number[], limit: number) =>
  sample(random, ids, limit).map((id) => ({ id }));
const clock = (hour: number, minutes = 0) => `${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;

/** The point in time when Swiss local time is `time` on a day. */
function at(date: number, time: string): string {
  const [moment = 0] = timesAt(`${new Date(date).toISOString().slice(0, 10)}T${time}:00`);
  return timestampOf(moment);
}

/** A few hours, a whole day, several days, no dates, or only a start; spread over three years, on workdays. */
function createDates(random: Random, id: number): { startDate: string | null; endDate: string | null; days: number } {
  if (id % 20 === 0) return { startDate: null, endDate: null, days: 1 };
  const somewhen = firstDay + Math.floor((((id * 37) % count) / count) * 156) * 7 * oneDay;
  const date = somewhen + integer(random, 0, 3) * oneDay;
  if (id % 17 === 0) return { startDate: at(date, '00:00'), endDate: at(date + 2 * oneDay, '00:00'), days: 3 };
  const begin = integer(random, 8, 17);
  if (id % 23 === 0) return { startDate: at(date, clock(begin)), endDate: at(date, clock(begin + 2)), days: 1 };
  const days = chance(random, 0.2) ? 2 : 1;
  const dates = {
    startDate: at(date, clock(begin, pick(random, [0, 15, 30]))),
    endDate: at(date + (days - 1) * oneDay, clock(Math.min(begin + integer(random, 1, 7), 22), 45)),
    days,
  };
  // An event without an end ends when it starts, which is also what the server stores.
  return id % 11 === 3 && date > Date.UTC(2026, 11, 1) ? { ...dates, endDate: dates.startDate } : dates;
}

function createPrograms(
  random: Random,
  days: number,
  there: readonly Translation[],
  attachments: readonly { id: number }[],
) {
  return Array.from({ length: days }, (_, index) => {
    const units = sample(random, parts, integer(random, 2, 4)).map((part, position) => ({
      ...item((language) => ({ time: language === 'fr' ? `${9 + position} h 15` : `${9 + position}.15 Uhr` }), there),
      descriptions: [
        {
          ...item(
            (language) => ({
              value:
                `<p><strong>${inLanguage(part.name, language)}</strong></p>` +
                `<p>${inLanguage(part.text, language)}</p>`,
            }),
            there,
          ),
          attachments: position === 1 ? attachments : [],
        },
      ],
    }));
    const noon = {
      ...item(() => ({ time: '12.30' }), there),
      descriptions: [
        { ...item((language) => ({ value: `<p>${inLanguage(lunch, language)}</p>` }), there), attachments: [] },
      ],
    };
    return {
      ...item(
        (language) => ({
          title: days === 1 ? inLanguage(programName, language) : `${inLanguage(day, language)} ${index + 1}`,
        }),
        there,
      ),
      units: [...units, noon],
    };
  });
}

function createEvent(id: number, { documents }: DemoUploads) {
  const random = createRandom(Math.imul(id, 0x1b56c4e9));
  const isOwn = id % 5 < 2;
  const type = isOwn ? (eventTypes[1 + (id % (eventTypes.length - 1))]?.id ?? externalEventType) : externalEventType;
  const subject = subjects[(id * 7) % subjects.length] as (typeof subjects)[number];
  const form: Phrase = ownForms[type] ?? pick(random, otherForms);
  const [organizer, venue] = [pick(random, organizers), pick(random, venues)];
  const { days, ...dates } = createDates(random, id);
  // Some are untranslated, some only have a translated title, and every thirtieth has no German title.
  const there = translations.filter((language) => !chance(random, language === 'fr' ? 0.2 : 0.35));
  const titleOnly = chance(random, 0.15);
  const title = (language: Language) =>
    language === 'de' && id % 30 === 0 ? '' : `${inLanguage(form, language)}: ${inLanguage(subject.name, language)}`;
  const texts = (language: Language) => ({
    title: title(language),
    description: inLanguage(subject.text, language),
    text: `<p>${inLanguage(subject.text, language)}</p><p>${inLanguage(closing, language)}</p>`,
    location: inLanguage(venue.name, language),
    organizer: inLanguage(organizer, language),
    contact:
      `${inLanguage(organizer, language)}\nagenda@example.org\n` + `+41 58 000 ${String(id % 100).padStart(2, '0')} 20`,
    registration: id % 3 === 0 ? 'anmeldung@example.org' : `https://www.example.org/agenda/${id}/${language}`,
    links: [
      { label: inLanguage(invitation, language), value: `https://www.example.org/agenda/${id}/${language}/einladung` },
    ],
  });
  const translation = (language: Translation) => {
    if (!there.includes(language)) return id % 30 === 0 && language === 'fr' ? { title: title(language) } : {};
    return titleOnly ? { title: title(language) } : texts(language);
  };
  const attached = documents[id % documents.length];
  return {
    id,
    isPublic: !chance(random, 0.15),
    ...createTimestamps(random),
    ...texts('de'),
    ...dates,
    type,
    color: isOwn && chance(random, 0.8) ? pick(random, eventColors.slice(1)).id : '',
    isPromotedDE: id % 12 === 1,
    isPromotedFR: id % 24 === 1,
    isPromotedIT: id % 24 === 13,
    topics: entries(random, [3, 5, 8, 9, 16, 17, 20, 21], integer(random, 0, 2)),
    languages: entries(random, [1, 2, 3, 4, 7], integer(random, 1, 2)),
    locations: [{ id: venue.location }],
    programs: isOwn ? createPrograms(random, days, titleOnly ? [] : there, attached ? [attached] : []) : [],
    videos: [],
    images: [],
    files: [],
    translations: { fr: translation('fr'), it: translation('it') },
  };
}

export type DemoEvent = ReturnType<typeof createEvent>;

/** The demo's 120 events; each depends only on its id and the available documents. */
export function* generateEvents(uploads: DemoUploads = noUploads): Generator<DemoEvent> {
  for (let id = 1; id <= count; id++) yield createEvent(id, uploads);
}

export const generate: Generate = (_, uploads) => withUploads(generateEvents(uploads), uploads);
