import { contents, contentTypeNames, type ContentTypeName } from '../domain/contents';
import type { Locale } from '../domain/locales';

const interest: Partial<Record<ContentTypeName, number>> = {
  projects: 9,
  events: 14,
  posts: 6,
  jobs: 11,
  'financial-supports': 7,
  publications: 3,
  regions: 3,
  'interactive-graphics': 2,
  'contacts/person': 3,
  'contacts/company': 2,
};

/** How often the records of each public type are read in the demo, relative to other types. */
export const demoInterest = Object.fromEntries(
  contentTypeNames.filter((name) => contents[name].listed).map((name) => [name, interest[name] ?? 4]),
);

/** The share of visitors who use each language. */
export const demoLanguages: Record<Locale, number> = { de: 0.6, fr: 0.28, it: 0.12 };

/** Which websites show lists in the demo, and how often per day; `.example` domains do not exist. */
export const demoOrigins: Readonly<Record<string, number>> = {
  'https://www.regio-plattform.example': 46,
  'https://www.kanton-muster.example': 21,
  'https://bergregion.example': 13,
  'https://www.gemeinde-demo.example': 5,
};

/** Visitors' feedback on pages in the demo, with its age in days. */
export const demoFeedback: readonly { daysAgo: number; page: string; isGood: boolean; comment: string }[] = [
  { daysAgo: 24, page: 'https://www.regio-plattform.example/projekte', isGood: true, comment: '' },
  {
    daysAgo: 17,
    page: 'https://www.regio-plattform.example/finanzhilfen',
    isGood: false,
    comment: 'Ich finde nicht, welche Frist für meinen Kanton gilt.',
  },
  { daysAgo: 11, page: 'https://www.kanton-muster.example/regionalpolitik', isGood: true, comment: '' },
  { daysAgo: 6, page: 'https://www.regio-plattform.example/fr/agenda', isGood: true, comment: '' },
  {
    daysAgo: 2,
    page: 'https://bergregion.example/offres',
    isGood: false,
    comment: 'Le lien vers le formulaire ne marche pas sur mon téléphone.',
  },
];
