import { licenses, ownLicense } from '../domain/values/licenses';
import { createTimestamps } from './contacts/demoContact';
import { publicationTexts, type FourTexts } from './texts';
import { chance, createRandom, integer, pick, sample, type Random } from './generating/random';
import type { Generate } from './generating/generate';
import { withUploads } from './files/uploads';

const { firstNames, forms, institutions, lastNames, ownTerms, subjects } = publicationTexts;

const languages = ['de', 'fr', 'it', 'en'] as const;
type Language = (typeof languages)[number];

const inLanguage = (texts: FourTexts, language: Language) => texts[languages.indexOf(language)] as string;
const entries = (random: Random, ids: readonly number[], count: number) =>
  sample(random, ids, count).map((id) => ({ id }));
const day = (year: number, month: number, date: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

/** A day, a period, an open period, or no dates. */
function createDates(random: Random, isProject: boolean): { startDate: string | null; endDate: string | null } {
  if (chance(random, 0.08)) return { startDate: null, endDate: null };
  const year = integer(random, 2008, 2026);
  const startDate = day(year, integer(random, 1, 12), integer(random, 1, 28));
  if (!isProject) return { startDate, endDate: startDate };
  return {
    startDate,
    endDate: chance(random, 0.2) ? null : day(year + integer(random, 1, 4), integer(random, 1, 12), 28),
  };
}

function createPublication(id: number) {
  const random = createRandom(Math.imul(id, 0x2c1b3c6d));
  const subject = subjects[(id - 1) % subjects.length] as (typeof subjects)[number];
  const form = forms[(id + Math.floor((id - 1) / subjects.length)) % forms.length] as (typeof forms)[number];
  // Written in one language and partly translated; every thirtieth has no German text.
  const there = languages.filter((language) => language === 'de' || !chance(random, language === 'en' ? 0.3 : 0.4));
  const titleOnly = chance(random, 0.15);
  const licenseType = chance(random, 0.25) ? ownLicense : pick(random, licenses).id;
  const isOwn = licenseType === ownLicense && chance(random, 0.7);
  const title = (language: Language) =>
    language === 'de' && id % 30 === 0
      ? ''
      : `${inLanguage(subject.title, language)}: ${inLanguage(form.name, language)}`;
  const texts = (language: Language) => ({
    title: title(language),
    description: inLanguage(subject.text, language),
    keywords: inLanguage(subject.keywords, language),
    url: `https://www.example.org/forschung/${id}/${language}`,
    ...(isOwn && {
      licenseName: inLanguage(ownTerms.name, language),
      licenseAttribution: inLanguage(ownTerms.text, language),
      licenseUrl: `https://www.example.org/nutzung/${language}`,
    }),
  });
  const translation = (language: Language) => {
    if (!there.includes(language)) return id % 30 === 0 && language === 'fr' ? { title: title(language) } : {};
    return titleOnly ? { title: title(language) } : texts(language);
  };
  const organizations = sample(random, institutions, integer(random, 0, 2)).map((name) => ({ name }));
  return {
    id,
    isPublic: !chance(random, 0.15),
    ...createTimestamps(random),
    licenseName: '',
    licenseUrl: '',
    licenseAttribution: '',
    ...texts('de'),
    email: chance(random, 0.2) ? '' : 'forschung@example.org',
    type: form.type,
    ...createDates(random, form.type === 'project'),
    licenseType,
    rightsHolder: organizations[0]?.name ?? '',
    languages: entries(random, [1, 2, 3, 4], integer(random, 1, 2)),
    geographicRegions: entries(random, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], integer(random, 0, 2)),
    topics: entries(random, [3, 5, 8, 9, 16, 17, 29, 30], integer(random, 0, 2)),
    authors: Array.from({ length: integer(random, 0, 3) }, () => ({
      name: `${pick(random, firstNames)} ${pick(random, lastNames)}`,
    })),
    organizations,
    files: [],
    translations: { fr: translation('fr'), it: translation('it'), en: translation('en') },
  };
}

type DemoPublication = ReturnType<typeof createPublication>;

/** The demo's 60 publications; each depends only on its id. */
export function* generatePublications(): Generator<DemoPublication> {
  for (let id = 1; id <= 60; id++) yield createPublication(id);
}

export const generate: Generate = (_, uploads) => withUploads(generatePublications(), uploads);
