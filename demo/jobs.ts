import { timestampOf } from '../domain/values/timestamps';
import { createTimestamps } from './contacts/demoContact';
import { jobTexts } from './texts';
import type { Language, Phrase } from './projects/phrase';
import { chance, createRandom, integer, pick, sample, type Random } from './generating/random';
import type { Generate } from './generating/generate';
import { withUploads } from './files/uploads';

const { advert, closing, employers, positions } = jobTexts;

const languages = ['de', 'fr', 'it'] as const;
const inLanguage = (texts: Phrase, language: Language) => texts[languages.indexOf(language)] as string;
const entries = (random: Random, ids: readonly number[], count: number) =>
  sample(random, ids, count).map((id) => ({ id }));

/** Every fifth is due soon; of the others some are past, most are within five months, and some have no deadline. */
function createDeadline(random: Random, id: number): string | null {
  if (chance(random, 0.15)) return null;
  const day =
    id % 5 === 2
      ? Date.UTC(2026, 9, 26) + integer(random, 0, 18) * 86_400_000
      : Date.UTC(2026, 7, 1) + integer(random, 0, 230) * 86_400_000;
  return timestampOf(day + pick(random, [11, 16, 22]) * 3_600_000 + (chance(random, 0.3) ? 59 * 60_000 : 0));
}

function createJob(id: number) {
  const random = createRandom(Math.imul(id, 0x27d4eb2f));
  const [position, employer] = [
    positions[(id - 1) % positions.length] as (typeof positions)[number],
    pick(random, employers),
  ];
  const there = languages.filter((language) => language === 'de' || !chance(random, language === 'fr' ? 0.25 : 0.4));
  const nameOnly = chance(random, 0.15);
  const name = (language: Language) => (language === 'de' && id % 30 === 0 ? '' : inLanguage(position.name, language));
  const texts = (language: Language) => ({
    name: name(language),
    description:
      `<p>${inLanguage(employer.name, language)}: ${inLanguage(position.task, language)}</p>` +
      `<p>${inLanguage(closing, language)}</p>`,
    location: employer.place,
    employer: inLanguage(employer.name, language),
    contact:
      `${inLanguage(employer.name, language)}\npersonal@example.org\n` + `+41 58 000 ${String(id).padStart(2, '0')} 10`,
    links: [{ label: inLanguage(advert, language), value: `https://www.example.org/stellen/${id}/${language}` }],
  });
  const translation = (language: 'fr' | 'it') => {
    if (!there.includes(language)) return id % 30 === 0 && language === 'fr' ? { name: name('fr') } : {};
    return nameOnly ? { name: name(language) } : texts(language);
  };
  return {
    id,
    isPublic: !chance(random, 0.15),
    ...createTimestamps(random),
    ...texts('de'),
    // The first ones have been sorted by hand.
    position: id <= 20 ? id - 1 : 10_000,
    locations: entries(random, [1, 2, 3, 4, 7, 8, 9], integer(random, 0, 2)),
    stints: entries(random, [1, 2, 3, 4, 5, 6, 7, 8], integer(random, 0, 2)),
    applicationDeadline: createDeadline(random, id),
    files: [],
    translations: { fr: translation('fr'), it: translation('it') },
  };
}

type DemoJob = ReturnType<typeof createJob>;

/** The demo's 60 jobs; each depends only on its id. */
export function* generateJobs(): Generator<DemoJob> {
  for (let id = 1; id <= 60; id++) yield createJob(id);
}

export const generate: Generate = (_, uploads) => withUploads(generateJobs(), uploads);
