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

/** How much the entries of each type that visitors read are read in the demonstration, compared with each other. */
export const demoInterest = Object.fromEntries(
  contentTypeNames.filter((name) => contents[name].listed).map((name) => [name, interest[name] ?? 4]),
);

/** Of all that is read, so much is read in each language. */
export const demoLanguages: Record<Locale, number> = { de: 0.6, fr: 0.28, it: 0.12 };

/** Which sites show lists in the demonstration, and how often on a day; `.example` says that there are none of them. */
export const demoOrigins: Readonly<Record<string, number>> = {
  'https://www.regio-plattform.example': 46,
  'https://www.kanton-muster.example': 21,
  'https://bergregion.example': 13,
  'https://www.gemeinde-demo.example': 5,
};

/** What visitors of the demonstration say of its pages, so many days before it begins. */
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
