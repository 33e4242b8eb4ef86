import type { Language, Phrase } from '../projects/phrase';
import { lastRecord } from '../generating/shiftToToday';
import { chance, type Random } from '../generating/random';

/** Values that all records have. */
interface Common {
  id: number;
  isPublic: boolean;
  createdAt: string;
  updatedAt: string;
}
type Entry = { id: number };
type Texts = Record<string, string>;

export interface DemoGroup extends Common {
  name: string;
  parent: Entry | null;
  position: number;
  publicOptIn: boolean;
  translations: { fr: Texts; it: Texts };
}

interface DemoContact extends Common {
  street: string;
  zipCode: string;
  city: string;
  country: Entry | null;
  state: Entry | null;
  language: Entry | null;
  email: string;
  phone: string;
  linkedIn: string;
  website: string;
  description: string;
  userComment: string;
  contactGroups: Entry[];
  translations: { fr: Texts; it: Texts };
}

export interface DemoCompany extends DemoContact {
  companyName: string;
  specification: string;
  parent: Entry | null;
}

export interface DemoPerson extends DemoContact {
  gender: 'male' | 'female' | 'other';
  academicTitle: string;
  firstName: string;
  lastName: string;
  topics: Entry[];
  /** Ordered by the person. */
  employments: DemoEmployment[];
}

export interface DemoEmployment {
  company: Entry;
  role: string;
  official: boolean;
  translations: { fr: Texts; it: Texts };
}

/** People and organisations share a sequence of ids: of every ten, the first three are organisations. */
export const companyId = (number: number): number => Math.floor((number - 1) / 3) * 10 + ((number - 1) % 3) + 1;
export const personId = (number: number): number => Math.floor((number - 1) / 7) * 10 + ((number - 1) % 7) + 4;

/** A day in the five years before 2026, and a later one. */
export function createTimestamps(random: Random): { createdAt: string; updatedAt: string } {
  const created =
    Date.UTC(2021, 0, 4, 8) + Math.floor(random() * 1_800) * 86_400_000 + Math.floor(random() * 36_000_000);
  const updated = created + Math.floor(random() * (lastRecord - created));
  return { createdAt: new Date(created).toISOString(), updatedAt: new Date(updated).toISOString() };
}

/** The text in a language, if it is translated. */
export function translated(random: Random, language: 'fr' | 'it', texts: (language: Language) => Texts): Texts {
  if (chance(random, language === 'fr' ? 0.2 : 0.35)) return {};
  const all = Object.entries(texts(language)).filter(([, text]) => text !== '');
  return Object.fromEntries(chance(random, 0.25) ? all.slice(0, 1) : all);
}

export const inLanguage = (phrase: Phrase, language: Language): string =>
  phrase[language === 'de' ? 0 : language === 'fr' ? 1 : 2];
