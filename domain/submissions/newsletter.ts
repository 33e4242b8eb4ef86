import * as z from 'zod/mini';
import { locales, type Locale } from '../locales';
import { genders } from '../types/person';
import { isEmail, prepared, recordId, type Schema } from '../values/values';
import { submissionProblems } from './submissionProblems';

/** Newsletter subscriptions, confirmed by a link: docs/decisions/verification.md. */

/** The path of confirmation links. */
export const optInPath = '/newsletter/confirm/';
/** The validity of a link, in days. */
export const optInDays = 7;

const gender = prepared(
  (value) => (genders.some(({ id }) => id === value) ? value : 'other'),
  z.enum(['male', 'female', 'other']),
);
const locale = prepared((value) => (locales.some((known) => known === value) ? value : 'de'), z.enum(locales));
/** Ids, either bare or in objects. */
const group = prepared(
  (value) => (typeof value === 'object' && value !== null && 'id' in value ? value.id : value),
  recordId,
);

const mostGroups = 50;
const mostName = 128;
/** Removes characters that neither the database nor JSON can hold. */
const storable = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : (value ?? '');

/**
 * The body of a subscription.
 * @param language of the error messages
 */
export function optInSchema(language: Locale) {
  const problems = submissionProblems[language];
  const email = z
    .string(problems.required)
    .check(z.trim(), z.maxLength(254, problems.email), z.refine(isEmail, problems.email));
  const name = z.prefault(
    prepared(storable, z.string(problems.required).check(z.maxLength(mostName, problems.tooLong(mostName)))),
    '',
  );
  return z.object(
    {
      contact: z.object(
        {
          email,
          firstname: name,
          lastname: name,
          gender: z.prefault(gender, 'other'),
          locale: z.prefault(locale, 'de'),
        },
        problems.required,
      ),
      contactGroups: z
        .array(group as Schema<any>, problems.groups)
        .check(z.minLength(1, problems.groups), z.maxLength(mostGroups, problems.tooMany(mostGroups))),
    },
    problems.required,
  );
}
export type OptIn = Omit<z.output<ReturnType<typeof optInSchema>>, 'contactGroups'> & { contactGroups: number[] };

/** What the page of a link shows. */
export interface OptInData {
  locale: (typeof locales)[number];
  groups: string[];
}
