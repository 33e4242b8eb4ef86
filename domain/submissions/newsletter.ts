import * as z from 'zod/mini';
import { locales, words, type Locale } from '../locales';
import { persons } from '../types/person';
import { prepared, recordId, type Schema } from '../values/values';
import { fieldOf } from './formOf';
import { fieldsSchema } from './formSchema';
import { submissionProblems } from './submissionProblems';

/** Newsletter subscriptions, confirmed by a link: docs/decisions/verification.md. */

/** The path of confirmation links. */
export const optInPath = '/newsletter/confirm/';
/** How many days a link is valid. */
export const optInDays = 7;

/** The subscriber's details. Other websites build their own forms, so these labels are never shown. */
const contact = [
  fieldOf(persons, 'email', { required: true }),
  fieldOf(persons, 'firstname', { fills: ['firstName'] }),
  fieldOf(persons, 'lastname', { fills: ['lastName'] }),
  fieldOf(persons, 'gender', { fallsBack: true }),
  {
    kind: 'choice',
    name: 'locale',
    label: words('Sprache', 'Langue', 'Lingua'),
    choices: locales.map((value) => ({ value, label: words(value, value, value) })),
    initial: 'de',
    fallsBack: true,
  },
] as const;
/** Accepts bare ids and objects with an id. */
const group = prepared(
  (value) => (typeof value === 'object' && value !== null && 'id' in value ? value.id : value),
  recordId,
);
const maxGroups = 50;

/** A subscription. */
export interface OptIn {
  contact: Record<'email' | 'firstname' | 'lastname', string> & { gender: 'male' | 'female' | 'other'; locale: Locale };
  contactGroups: number[];
}

/**
 * The body of a subscription.
 * @param language of the error messages
 */
export function optInSchema(language: Locale): Schema<OptIn> {
  const problems = submissionProblems[language];
  const groups = z
    .array(group as Schema<any>, problems.groups)
    .check(z.minLength(1, problems.groups), z.maxLength(maxGroups, problems.tooMany(maxGroups)));
  return z.object(
    { contact: fieldsSchema(contact, language), contactGroups: groups },
    problems.required,
  ) as unknown as Schema<OptIn>;
}

/** The data shown by the page of a link. */
export interface OptInData {
  locale: Locale;
  groups: string[];
}
