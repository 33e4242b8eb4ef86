import { createTimestamps } from './contacts/demoContact';
import type { Phrase } from './projects/phrase';
import { educationTexts } from './texts';
import { noUploads, type DemoUploads, withUploads } from './files/uploads';
import { chance, createRandom, integer, pick, sample, type Random } from './generating/random';
import type { Generate } from './generating/generate';

const { formats, places, providers, subjects, units } = educationTexts;

const languages = ['de', 'fr', 'it'] as const;
type Language = (typeof languages)[number];

const inLanguage = (texts: Phrase, language: Language) => texts[languages.indexOf(language)] as string;

/** An item in German with its translations. */
function item<Parts extends Record<string, Phrase>>(parts: Parts, there: readonly Language[]) {
  const say = (language: Language) =>
    Object.fromEntries(Object.entries(parts).map(([name, texts]) => [name, inLanguage(texts, language)]));
  const translation = (language: Language) => (there.includes(language) ? say(language) : {});
  return { ...say('de'), translations: { fr: translation('fr'), it: translation('it') } };
}

const paragraph = (text: string) => `<p>${text}</p>`;
const rich = ([de, fr, it]: Phrase): Phrase => [paragraph(de), paragraph(fr), paragraph(it)];

function createPrograms(
  random: Random,
  days: number,
  there: readonly Language[],
  attachments: readonly { id: number }[],
) {
  return Array.from({ length: days }, (_, day) => ({
    ...item({ title: [`Tag ${day + 1}`, `Jour ${day + 1}`, `Giorno ${day + 1}`] }, there),
    units: sample(random, units, integer(random, 2, 4)).map((what, index) => ({
      ...item({ time: [`${9 + index * 2}.15 Uhr`, `${9 + index * 2} h 15`, `ore ${9 + index * 2}.15`] }, there),
      descriptions: [{ ...item({ value: rich(what) }, there), attachments: index === 1 ? attachments : [] }],
    })),
  }));
}

const ids = (random: Random, last: number, count: number) =>
  sample(
    random,
    Array.from({ length: last }, (_, index) => ({ id: index + 1 })),
    count,
  );

function createEducation(id: number, { documents }: DemoUploads) {
  const random = createRandom(Math.imul(id, 0x165667b1));
  const [subject, format, place, provider] = [
    subjects[(id - 1) % subjects.length] as (typeof subjects)[number],
    pick(random, formats),
    pick(random, places),
    pick(random, providers),
  ];
  // Some are untranslated, some only have a translated name, and every thirtieth has no German name.
  const there = languages.filter((language) => language === 'de' || !chance(random, language === 'fr' ? 0.2 : 0.35));
  const nameOnly = chance(random, 0.15);
  const name = (language: Language) =>
    language === 'de' && id % 30 === 0
      ? ''
      : `${inLanguage(format.name, language)} «${inLanguage(subject.name, language)}»`;
  const texts = (language: Language) => ({
    name: name(language),
    text: paragraph(inLanguage(subject.text, language)) + paragraph(inLanguage(format.text, language)),
    location: inLanguage(place, language),
    organizer: inLanguage(provider.name, language),
    contact:
      `${inLanguage(provider.name, language)}\nbildung@example.org\n` + `+41 58 000 ${String(id).padStart(2, '0')} 00`,
    links: [
      {
        label: inLanguage(
          ['Ausschreibung und Anmeldung', 'Programme et inscription', 'Programma e iscrizione'],
          language,
        ),
        value: `https://www.example.org/bildung/${id}/${language}`,
      },
    ],
  });
  const translation = (language: 'fr' | 'it') => {
    if (!there.includes(language)) return id % 30 === 0 && language === 'fr' ? { name: name('fr') } : {};
    return nameOnly ? { name: name(language) } : texts(language);
  };
  const attached = documents[id % documents.length];
  return {
    id,
    isPublic: !chance(random, 0.15),
    ...createTimestamps(random),
    ...texts('de'),
    educationTypes: [{ id: format.type }],
    languages: ids(random, 4, integer(random, 1, 2)),
    locations: ids(random, 4, integer(random, 0, 2)),
    programs: createPrograms(random, format.days, nameOnly ? ['de'] : there, attached ? [attached] : []),
    videos: [],
    images: [],
    files: [],
    description: '',
    translations: { fr: translation('fr'), it: translation('it') },
  };
}

type DemoEducation = ReturnType<typeof createEducation>;

/** The demo's 60 educations; each depends only on its id and the available documents. */
export function* generateEducations(uploads: DemoUploads = noUploads): Generator<DemoEducation> {
  for (let id = 1; id <= 60; id++) yield createEducation(id, uploads);
}

export const generate: Generate = (_, uploads) => withUploads(generateEducations(uploads), uploads);
