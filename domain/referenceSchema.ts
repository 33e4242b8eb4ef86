import * as z from 'zod/mini';
import { translationLocales, type TranslationLocale } from './locales';
import type { ReferenceListName } from './references';

/** Additional values of some lists. */
const extra = {
  languages: { code: z.string() },
  programs: { longName: z.string(), url: z.string() },
  topics: { icon: z.string() },
  states: { code: z.string() },
  authorities: { isStateSupported: z.boolean() },
  cities: { zipCode: z.string(), municipalNumber: z.number(), state: z.object({ id: z.number() }) },
} satisfies Partial<Record<ReferenceListName, z.core.$ZodShape>>;

const translation = z.object({ name: z.optional(z.string()) });

const commonEntry = z.object({
  id: z.number(),
  name: z.string(),
  translations: z.object(
    Object.fromEntries(translationLocales.map((locale) => [locale, translation])) as Record<
      TranslationLocale,
      typeof translation
    >,
  ),
  isPublic: z.boolean(),
  position: z.number(),
  synonyms: z.array(z.string()),
  context: z.nullable(z.string()),
  createdAt: z.optional(z.string()),
  updatedAt: z.optional(z.string()),
});

/** The schema of a list's entry in answers of `GET /api/v1/{path}`. */
export function referenceEntrySchema(list: ReferenceListName) {
  return z.extend(
    commonEntry,
    z.partial(z.object((extra as Partial<Record<ReferenceListName, z.core.$ZodShape>>)[list] ?? {})).shape,
  );
}
