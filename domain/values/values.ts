import * as z from 'zod/mini';
import { hasSpaceInHost, isSafeUrl, unsafeUrl, withSchemeBeforePort } from './addresses';
import { isColor, invalidColor, toColor } from './colors';
import { toDay } from './days';
import { isDecimal, invalidNumber, toDecimal } from './decimals';
import { invalidTimestamp, toTimestamp } from './timestamps';

/**
 * Schemas of single values. Each accepts the notations of browsers, spreadsheets and existing clients, normalizes them
 * to the stored form, and refuses anything else with a German message.
 */

/** `zod/mini` has a quarter of zod's size in the browser. */
export type Schema<Value = unknown> = z.ZodMiniType<Value>;

/** A schema that normalizes a value before `schema` validates it. */
export function prepared<Value>(prepare: (value: unknown) => unknown, schema: Schema<Value>): Schema<Value> {
  return z.pipe(z.transform(prepare), schema as Schema<any>) as Schema<Value>;
}

/** The message if the value is not an object. */
export const objectExpected = 'Hier wird ein Objekt erwartet.';

const absentAsEmpty = (value: unknown) => (value === null || value === undefined ? '' : value);

/** PostgreSQL cannot store NUL bytes, and JSON cannot store half a surrogate pair. */
const isStorable = (value: string) => !value.includes('\0') && value.isWellFormed();

export const tooLong = (max: number): string =>
  `Der Text ist zu lang: höchstens ${max.toLocaleString('de-CH')} Zeichen.`;

function storableText(max: number, required?: string) {
  const schema = z
    .string('Hier wird ein Text erwartet.')
    .check(
      z.maxLength(max, tooLong(max)),
      z.refine(isStorable, 'Der Text enthält Zeichen, die nicht gespeichert werden können.'),
    );
  return required === undefined ? schema : schema.check(z.refine((value) => value.trim() !== '', required));
}

export function cleanText(max: number, required?: string): Schema<string> {
  return prepared(absentAsEmpty, storableText(max, required));
}

/** Deeper nesting is never intentional, and every level slows parsing down. */
const maxHtmlDepth = 200;

/** Whether the nesting depth, judged by the tags, is within the limit. Takes a single pass. */
function isShallow(html: string): boolean {
  let depth = 0;
  for (const [, closes] of html.matchAll(/<(\/?)(?!(?:br|hr|img|col|wbr|input)\b)[a-z][^<>]*>/gi)) {
    depth = Math.max(0, depth + (closes ? -1 : 1));
    if (depth > maxHtmlDepth) return false;
  }
  return true;
}

/** Some 60 pages. Sanitizing and rendering that much takes at most a tenth of a second. */
export const maxRichTextLength = 200_000;

/** Rich text; the empty paragraph that editors leave behind counts as empty. */
export function cleanHtml(max: number, required?: string): Schema<string> {
  const withoutEmpty = z.overwrite((html: string) => (/^(<p>(\s|<br\s*\/?>)*<\/p>)*$/.test(html.trim()) ? '' : html));
  return prepared(
    absentAsEmpty,
    storableText(max, required).check(
      withoutEmpty,
      z.refine((html: string) => isShallow(html), 'Der Text ist zu tief verschachtelt.'),
    ),
  );
}

export function cleanUrl(max: number, required?: string): Schema<string> {
  const withoutBlanks = storableText(max, required).check(
    z.trim(),
    z.refine((value: string) => isSafeUrl(value) && !hasSpaceInHost(value), unsafeUrl),
  );
  return prepared(absentAsEmpty, withoutBlanks.check(z.overwrite(withSchemeBeforePort)));
}

export const invalidEmail = 'Das ist keine gültige E-Mail-Adresse.';
const emailPattern = /^[^\s@<>"(),;:\\[\]]+@([^\s@<>"(),;:\\[\].]+\.)+[^\s@<>"(),;:\\[\].]{2,}$/;

/** Whether a text is a plain email address: `name@host.ch`, without a display name. */
export function isEmail(value: string): boolean {
  return emailPattern.test(value) && isStorable(value);
}

/** An email address; may be empty. */
export function cleanEmail(max: number, required?: string): Schema<string> {
  return prepared(
    absentAsEmpty,
    storableText(max, required).check(
      z.trim(),
      z.refine((value: string) => value === '' || isEmail(value), invalidEmail),
    ),
  );
}

export function cleanDecimal(min = -9_999_999_999_999, max = 9_999_999_999_999): Schema<string> {
  const isWithin = (value: string) =>
    value === '' || !isDecimal(value) || (Number(value) >= min && Number(value) <= max);
  return prepared(
    (value) => (typeof value === 'number' && Number.isFinite(value) ? String(value) : absentAsEmpty(value)),
    z
      .string(invalidNumber)
      .check(
        z.maxLength(40, 'Die Zahl ist zu lang.'),
        z.overwrite(toDecimal),
        z.refine(isDecimal, invalidNumber),
        z.refine(isWithin, `Die Zahl muss zwischen ${min} und ${max} liegen.`),
      ),
  );
}

/**
 * The schema of a text that `read` normalizes. An empty text, or the empty list that existing clients send, becomes
 * null.
 */
function readOrNull(read: (value: string) => string | null, unreadable: string): Schema<string | null> {
  return prepared(
    (value) => (value === '' || value === undefined || (Array.isArray(value) && value.length === 0) ? null : value),
    z.pipe(
      z.nullable(z.string('Hier wird ein Datum erwartet.')),
      z.transform((value, context) => {
        if (value === null) return null;
        const kept = read(value);
        if (kept === null) context.issues.push({ code: 'custom', message: unreadable, input: value });
        return kept;
      }),
    ),
  );
}

/** `YYYY-MM-DD`, `22.11.2026`, or a timestamp in ISO 8601, which is reduced to its Swiss day. */
export const cleanDate = readOrNull(toDay, 'Dieses Datum gibt es nicht.');
/** A timestamp in ISO 8601 or in Zurich time. */
export const cleanDateTime = readOrNull(toTimestamp, invalidTimestamp);

/** `#rrggbb`; may be empty. */
export const cleanColor: Schema<string> = prepared(
  absentAsEmpty,
  z.string(invalidColor).check(
    z.trim(),
    z.overwrite(toColor),
    z.refine((value: string) => value === '' || isColor(value), invalidColor),
  ),
);

const badId = 'Diese Id ist ungültig.';

/** Ids are positive integers within PostgreSQL's `integer`. */
export const recordId = z.int(badId).check(z.positive(badId), z.lte(2_147_483_647, badId));

/** A whole number; digits in a text are also accepted, since existing clients send positions like that. */
export function cleanInteger(min = -2_147_483_648, max = 2_147_483_647): Schema<number> {
  const wrong = 'Hier wird eine ganze Zahl erwartet.';
  return prepared(
    (value) => (typeof value === 'string' && /^-?\d{1,10}$/.test(value.trim()) ? Number(value) : value),
    z
      .int(wrong)
      .check(z.gte(min, `Die Zahl muss mindestens ${min} sein.`), z.lte(max, `Die Zahl darf höchstens ${max} sein.`)),
  );
}

/** `{id}` or null; other keys are dropped. */
export const singleReference: Schema<{ id: number } | null> = prepared(
  (value) => (value === undefined || value === '' ? null : value),
  z.nullable(z.object({ id: recordId }, 'Hier wird ein Objekt mit «id» erwartet.')),
);

export function listOf<Item>(item: Schema<Item>, max: number): Schema<Item[]> {
  const list = z
    .array(item as Schema<any>, 'Hier wird eine Liste erwartet.')
    .check(z.maxLength(max, `Höchstens ${max} Einträge sind erlaubt.`));
  return prepared((value) => value ?? [], list);
}

/** A required list: a missing one is refused, because the client's intention is unclear. */
export function requiredList<Item>(item: Schema<Item>, max: number, missing: string): Schema<Item[]> {
  return z.array(item as Schema<any>, missing).check(z.maxLength(max, `Höchstens ${max} Einträge sind erlaubt.`));
}

/** Drops repeated ids; the order is kept. */
function withoutRepeats(entries: { id: number }[]): { id: number }[] {
  const seen = new Set<number>();
  return entries.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** `[{id}]`, up to a maximum number; other keys are dropped. */
export const referencesUpTo = (max: number): Schema<{ id: number }[]> =>
  z.pipe(
    listOf(z.object({ id: recordId }, 'Hier wird ein Objekt mit «id» erwartet.'), max),
    z.transform(withoutRepeats),
  );
export const maxReferences = 500;
export const referenceList = referencesUpTo(maxReferences);
