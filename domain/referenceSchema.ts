import * as z from 'zod/mini';
import { translationLocales, type TranslationLocale } from './locales';
import { ownFields } from './referenceTypes';
import type { Field } from './fields';
import type { ReferenceListName } from './references';

/** The schemas of the kinds in `ownFields` in responses. */
const schemas = {
  text: z.string(),
  url: z.string(),
  svg: z.string(),
  boolean: z.boolean(),
  integer: z.number(),
  reference: z.object({ id: z.number() }),
} satisfies Partial<Record<Field['kind'], z.core.$ZodType>>;

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

/** Whether the entries of a list have additional fields. */
export const hasExtra = (list: ReferenceListName): boolean => list in ownFields;

/** The schema of a list's entry in responses of `GET /api/v1/{path}`. */
export function referenceEntrySchema(list: ReferenceListName) {
  const own = Object.entries((ownFields as Partial<Record<ReferenceListName, Record<string, Field>>>)[list] ?? {});
  const shape = Object.fromEntries(own.map(([name, { kind }]) => [name, schemas[kind as keyof typeof schemas]]));
  return z.extend(commonEntry, z.partial(z.object(shape)).shape);
}
