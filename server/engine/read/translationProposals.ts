import { sql, type Kysely } from 'kysely';
import type { ContentLocale } from '../../../domain/locales';
import { nameOf, type ContentType } from '../../../domain/contentType';
import type { Field } from '../../../domain/fields';
import { isAmong, translatedRoots, type MachineText } from '../../../domain/translations/gaps';
import type { Proposal, ProposedTexts } from '../../../domain/translations/list';
import { isBlank, isMissingIn, textsOf } from '../../../domain/translations/texts';
import type { Tables } from '../../tables';
import { isOfType, tableOf } from '../storage/naming';
import { digestOf, isMemorable, similarWords } from '../storage/translationMemory';

/** The number of texts that get proposals, in the order of the form; as these are filled in, others follow. */
const maxTexts = 40;
/** The number of these texts for which similar ones are searched too. */
const maxSimilarSearches = 15;
const proposalsPerText = 3;
/** The number of records read per text; several may contain the same translation. */
const recordsPerText = 8;
/** Less similar texts are not helpful. A fraction. */
const minSimilarity = 0.6;
/** In milliseconds. Proposals are optional, so users should not have to wait for them. */
const timeout = 1_500;

interface MissingText {
  field: string;
  declared: Field;
  german: string;
  digest: string;
  words: string | null;
}

/** Where a text was found by its digest; `similarity` is 1 for the same text. */
interface Found {
  resource: string;
  id: number;
  field: string;
  part: string;
  digest: string;
  similarity: number;
  /** The index of the text that it matches. */
  index: number;
}

/**
 * Translations of the same or similar German texts, from records of these types, for the texts that a record lacks in a
 * language. Three queries, and one per type found.
 * @param db the pool for searches, so that a slow one does not delay other requests
 */
export async function readProposals(
  db: Kysely<Tables>,
  types: readonly ContentType[],
  type: ContentType,
  record: object,
  locale: ContentLocale,
): Promise<ProposedTexts[]> {
  const asked = missingTexts(type, record, locale);
  if (asked.length === 0) return [];
  const names = types.map(({ name }) => name);
  const same = await findSame(db, names, asked, locale);
  const others = asked.flatMap((text, index) =>
    text.words !== null && !same.some((found) => found.index === index) ? [{ index, words: text.words }] : [],
  );
  const found = [...same, ...(await findSimilar(db, names, others.slice(0, maxSimilarSearches), locale))];
  const texts = await readTexts(db, types, found, locale);
  return asked.flatMap(({ field, german, declared }, index): ProposedTexts[] => {
    const proposals: Proposal[] = [];
    for (const one of found) {
      const target = one.index === index ? texts.get(keyOf(one)) : undefined;
      const isNew = target && !proposals.some(({ text }) => text === target.text);
      if (!isNew || (target.kind === 'richText') !== (declared.kind === 'richText')) continue;
      const percent = one.similarity === 1 ? 100 : Math.min(99, Math.floor(one.similarity * 100));
      const { text, title } = target;
      proposals.push({ text, percent, type: one.resource, recordId: one.id, title, field: one.field });
    }
    return proposals.length > 0 ? [{ field, german, proposals: proposals.slice(0, proposalsPerText) }] : [];
  });
}

/** The texts missing in a language, each once per field. */
function missingTexts(type: ContentType, record: object, locale: ContentLocale): MissingText[] {
  const asked = new Map<string, MissingText>();
  for (const [name, field] of translatedRoots(type)) {
    for (const text of textsOf(type, name, field, record)) {
      if (!isMissingIn(text, locale) || !isMemorable(text)) continue;
      const german = text.values.de as string;
      const digest = digestOf(text.field, german);
      asked.set(`${name} ${digest}`, {
        field: name,
        declared: text.field,
        german,
        digest,
        words: similarWords(german),
      });
    }
  }
  return [...asked.values()].slice(0, maxTexts);
}

async function findSame(
  db: Kysely<Tables>,
  names: readonly string[],
  asked: readonly MissingText[],
  locale: ContentLocale,
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select m.resource, m.record_id as id, m.field, m.part, m.digest, 1 as similarity, (given.nr - 1)::int as index
    from unnest(${asked.map(({ digest }) => digest)}::text[]) with ordinality as given(digest, nr)
    cross join lateral (select * from translation_memory m where m.digest = given.digest
      and ${locale} = any(m.locales) and m.resource = any(${[...names]}::text[])
      order by m.record_id desc limit ${recordsPerText}) m
    order by given.nr, m.record_id desc`.execute(db);
  return rows;
}

/** Returns nothing if it takes too long. */
async function findSimilar(
  db: Kysely<Tables>,
  names: readonly string[],
  asked: readonly { index: number; words: string }[],
  locale: ContentLocale,
): Promise<Found[]> {
  if (asked.length === 0) return [];
  try {
    return await db.transaction().execute(async (trx) => {
      await sql`select set_config('statement_timeout', ${String(timeout)}, true),
        set_config('pg_trgm.similarity_threshold', ${String(minSimilarity)}, true)`.execute(trx);
      const { rows } = await sql<Found>`
        select m.resource, m.record_id as id, m.field, m.part, m.digest, m.similarity, given.index
        from unnest(${asked.map(({ index }) => index)}::int[], ${asked.map(({ words }) => words)}::text[])
          as given(index, words)
        cross join lateral (select *, similarity(m.words, given.words) as similarity from translation_memory m
          where m.words % given.words and ${locale} = any(m.locales) and m.resource = any(${[...names]}::text[])
          order by similarity desc, m.record_id desc limit ${recordsPerText}) m
        order by given.index, m.similarity desc, m.record_id desc`.execute(trx);
      return rows.map((row) => ({ ...row, similarity: Math.min(row.similarity, 0.99) }));
    });
  } catch (error) {
    if ((error as { code?: string }).code === '57014') return [];
    throw error;
  }
}

const keyOf = ({ resource, id, field, part, digest }: Found) => `${resource} ${id} ${field} ${part} ${digest}`;

interface Row {
  id: number;
  body: string;
  machine: Record<string, MachineText[]> | null;
}

/** The current translations of the texts found. What a machine translated is not proposed before it is checked. */
async function readTexts(
  db: Kysely<Tables>,
  types: readonly ContentType[],
  found: readonly Found[],
  locale: ContentLocale,
): Promise<Map<string, { text: string; title: string; kind: Field['kind'] }>> {
  const texts = new Map<string, { text: string; title: string; kind: Field['kind'] }>();
  for (const type of types) {
    const here = found.filter(({ resource }) => resource === type.name);
    if (here.length === 0) continue;
    const ids = [...new Set(here.map(({ id }) => id))];
    const { rows } = await sql<Row>`select r.id, r.body, (
        select json_object_agg(g.field, g.machine_texts) from translation_gaps g where g.resource = ${type.name}
          and g.record_id = r.id and g.locale = ${locale} and g.machine_texts <> '[]') as machine
      from ${sql.table(tableOf(type))} r where r.id = any(${ids}::int[]) and ${isOfType(type, 'r')}`.execute(db);
    for (const { id, body, machine } of rows) {
      const record = JSON.parse(body) as object;
      const title = nameOf(type, record);
      for (const [name, field] of translatedRoots(type)) {
        const wanted = here.filter((one) => one.id === id && one.field === name);
        if (wanted.length === 0) continue;
        for (const one of textsOf(type, name, field, record)) {
          const { [locale]: text, de } = one.values;
          if (typeof text !== 'string' || isBlank(text) || !isMemorable(one)) continue;
          if (isAmong(machine?.[name] ?? [], one, locale)) continue;
          const digest = digestOf(one.field, de as string);
          for (const match of wanted)
            if (match.part === one.part && match.digest === digest)
              texts.set(keyOf(match), { text, title, kind: one.field.kind });
        }
      }
    }
  }
  return texts;
}
