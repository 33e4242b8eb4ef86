import * as z from 'zod/mini';
import { locales } from '../locales';
import { genders } from '../types/person';
import { cleanText, isEmail, noEmail, prepared, recordId, requiredList } from '../values/values';

/** Signing up for newsletters, confirmed by a link: docs/decisions/verification.md. */

/** Where a link leads. */
export const optInPath = '/newsletter/confirm/';
/** A link holds so many days. */
export const optInDays = 7;

const noObject = 'Hier wird ein Objekt erwartet.';
const noGroup = 'Wählen Sie mindestens eine Gruppe.';
const email = z
  .string('Geben Sie bitte eine E-Mail-Adresse an.')
  .check(z.trim(), z.maxLength(254, noEmail), z.refine(isEmail, noEmail));
const gender = prepared(
  (value) => (genders.some(({ id }) => id === value) ? value : 'other'),
  z.enum(['male', 'female', 'other']),
);
const locale = prepared((value) => (locales.some((known) => known === value) ? value : 'de'), z.enum(locales));
/** Ids, bare or in objects. */
const group = prepared(
  (value) => (typeof value === 'object' && value !== null && 'id' in value ? value.id : value),
  recordId,
);

export const optInSchema = z.object(
  {
    contact: z.object(
      {
        email,
        firstname: z.prefault(cleanText(128), ''),
        lastname: z.prefault(cleanText(128), ''),
        gender: z.prefault(gender, 'other'),
        locale: z.prefault(locale, 'de'),
      },
      noObject,
    ),
    contactGroups: requiredList(group, 50, noGroup).check(z.minLength(1, noGroup)),
  },
  noObject,
);
export type OptIn = z.output<typeof optInSchema>;

/** What the page of a link shows. */
export interface OptInData {
  locale: (typeof locales)[number];
  groups: string[];
}
