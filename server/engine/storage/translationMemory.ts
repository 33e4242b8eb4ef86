import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { Field } from '../../../domain/fields';
import { fold, plainText } from '../../../domain/lists/search';
import { translationLocalesOf, type ContentLocale } from '../../../domain/locales';
import { canonicalText } from '../../../domain/review/canonical';
import { isNoise, translatedRoots } from '../../../domain/translations/gaps';
import { isBlank, textsOf, type TextInLanguages } from '../../../domain/translations/texts';
import type { Write } from './statements';

type Values = Record<string, any>;

/**
 * A German text of a record, and the languages into which it is translated. The texts themselves stay in the record, so
 * that proposals are always current.
 */
export interface MemoryRow {
  field: string;
  part: string;
  digest: string;
  /** The folded words of a short text, for finding similar ones; null for long texts. */
  words: string | null;
  locales: ContentLocale[];
}

/** Similar long texts are rarely of use, and slow to find. */
const maxSimilarLength = 200;

/** Whether a text can serve as a proposal or need one: it is a single string that contains words. */
export const isMemorable = ({ values: { de } }: TextInLanguages): boolean =>
  typeof de === 'string' && !isBlank(de) && !isNoise(de);

/** A digest that identifies a text; those of rich and plain text always differ. */
export function digestOf(field: Field, text: string): string {
  const form = field.kind === 'richText' ? 'html' : 'text';
  return createHash('md5')
    .update(`${form} ${canonicalText(field, text)}`)
    .digest('hex');
}

/** The words by which similar texts are found; null if there are too many. */
export function similarWords(text: string): string | null {
  const words = fold(plainText(text));
  return words.length <= maxSimilarLength ? words : null;
}

/** The memory rows for these fields of a record. */
function rowsOf(type: ContentType, record: Values, fields: readonly [string, Field][]): Map<string, MemoryRow> {
  const rows = new Map<string, MemoryRow>();
  for (const [name, field] of fields) {
    for (const text of textsOf(type, name, field, record)) {
      const locales = translationLocalesOf(type).filter((locale) => !isBlank(text.values[locale]));
      if (locales.length === 0 || !isMemorable(text)) continue;
      const german = text.values.de as string;
      const digest = digestOf(text.field, german);
      const key = `${name} ${text.part} ${digest}`;
      const known = rows.get(key);
      rows.set(key, {
        field: name,
        part: text.part,
        digest,
        words: similarWords(german),
        locales: [...new Set([...(known?.locales ?? []), ...locales])].sort(),
      });
    }
  }
  return rows;
}

/** The changes that a save makes to the translation memory, as parts of its statement. */
export function memoryWrites(type: ContentType, record: Values, before: Values | null): Write[] {
  if (type.list) return [];
  const textsIn = (values: Values, [name, field]: [string, Field]) =>
    JSON.stringify(textsOf(type, name, field, values).map(({ values: texts }) => texts));
  const fields = translatedRoots(type).filter((one) => !before || textsIn(record, one) !== textsIn(before, one));
  if (fields.length === 0) return [];
  const now = rowsOf(type, record, fields);
  const then = before ? rowsOf(type, before, fields) : new Map<string, MemoryRow>();
  const gone = [...then].flatMap(([key, row]) => (now.has(key) ? [] : [row]));
  const made = [...now].flatMap(([key, row]) => (then.get(key)?.locales.join() === row.locales.join() ? [] : [row]));
  const { id } = record as { id: number };
  return [
    ...(gone.length > 0
      ? [
          sql`delete from translation_memory where resource = ${type.name} and record_id = ${id}
            and (field, part, digest) in (select * from unnest(${gone.map(({ field }) => field)}::text[],
              ${gone.map(({ part }) => part)}::text[], ${gone.map(({ digest }) => digest)}::text[]))`,
        ]
      : []),
    ...(made.length > 0 ? [insertWrite(type, [{ id, rows: made }])] : []),
  ];
}

/** Stores the translation memory of many records, outside of saves. */
export async function remember(db: Kysely<any>, type: ContentType, records: readonly Values[]): Promise<void> {
  const roots = translatedRoots(type);
  const rows = records.map((record) => ({ id: record.id as number, rows: [...rowsOf(type, record, roots).values()] }));
  if (!type.list && rows.some((one) => one.rows.length > 0)) await insertWrite(type, rows).execute(db);
}

function insertWrite(type: ContentType, records: readonly { id: number; rows: readonly MemoryRow[] }[]): Write {
  const rows = records.flatMap(({ id, rows: own }) => own.map((row) => ({ ...row, record_id: id })));
  return sql`insert into translation_memory (resource, record_id, field, part, digest, words, locales)
    select ${type.name}, record_id, field, part, digest, words, locales
      from json_populate_recordset(null::translation_memory, ${JSON.stringify(rows)}::json)
    on conflict (resource, record_id, field, part, digest) do update set locales = excluded.locales`;
}
