import { setImmediate as turn } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import { mayWriteType } from '../../domain/accounts/rights';
import { nameOf, type ContentType } from '../../domain/contentType';
import { inboxTypeFor, type InboxType } from '../../domain/inbox/inbox';
import type { ContentLocale } from '../../domain/locales';
import { canonicalText } from '../../domain/review/canonical';
import type { Side } from '../../domain/review/places';
import { textsOf, type TextInLanguages } from '../../domain/translations/texts';
import { translationSource, type TranslationImport } from '../../domain/translations/exchange';
import { isOfType, tableOf } from '../engine/storage/naming';
import type { Actor } from '../engine/write/historyRows';
import { sanitizeRichText } from '../engine/write/sanitize';
import { fingerprint } from '../inbox/fingerprint';
import { beginImport } from '../inbox/imports';
import { changeItem, insertItems, bumpInboxVersion, type NewItem } from '../inbox/writeItems';
import type { Tables } from '../tables';
import type { Returned } from './readReturned';
import { fieldOfKey, keyOf } from './segments';
import { codesIn, htmlOf } from './xliff';

type Trx = Transaction<Tables>;
type Item = NewItem & { foreignId: string; fingerprint: string };

const batch = 200;
/** Nobody reads more reasons than this. */
const mostProblems = 200;

const messages = {
  gone: 'Diesen Eintrag gibt es nicht mehr.',
  unknown: 'Diesen Text gibt es nicht, oder er wird nicht in diese Sprache übersetzt.',
  changed: 'Der deutsche Text hat sich seit dem Export geändert. Exportieren Sie ihn bitte neu.',
  rights: 'Sie dürfen Einträge dieser Art nicht bearbeiten.',
  partly: 'Dieser Text ist erst teilweise übersetzt.',
} as const;

/**
 * Puts returned texts into the inbox, as one proposal per record and language, based on the texts they would replace. A
 * text whose German has changed is not proposed, because accepting it would hide that it is outdated.
 */
export async function importTranslations(
  db: Kysely<Tables>,
  types: readonly ContentType[],
  texts: readonly Returned[],
  { fileName, actor }: { fileName: string; actor: Actor },
): Promise<TranslationImport> {
  const result: TranslationImport = {
    counts: { proposed: 0, records: 0, known: 0, unchanged: 0, empty: 0, refused: 0 },
    problems: [],
  };
  return db.transaction().execute(async (trx) => {
    // If the same file is imported twice at once, the second import waits, and then finds everything known.
    await sql`select pg_advisory_xact_lock(hashtext('import translations'))`.execute(trx);
    let importId: number | undefined;
    for (const [type, records] of byRecord(types, texts, actor, result)) {
      const itemType = inboxTypeFor(type.name) as InboxType;
      const ids = [...records.keys()];
      for (let first = 0; first < ids.length; first += batch) {
        const some = ids.slice(first, first + batch);
        const { rows } = await sql<{ id: number; body: string }>`select id, body from ${sql.table(tableOf(type))}
          where id = any(${some}::int[]) and ${isOfType(type)}`.execute(trx);
        const bodies = new Map(rows.map(({ id, body }) => [id, body]));
        const items = some.flatMap((id) => {
          const returned = records.get(id) as Returned[];
          const body = bodies.get(id);
          if (body === undefined) {
            for (const { key } of returned) refuse(result, `ID ${id}`, fieldOfKey(type, key)?.label ?? key, 'gone');
            return [];
          }
          const record = JSON.parse(body) as Side;
          return [...new Set(returned.map(({ locale }) => locale))].flatMap((locale) =>
            itemOf(type, itemType, id, record, { locale, returned, fileName, result }),
          );
        });
        const fresh = await unknownOf(trx, itemType, items, result);
        if (fresh.length > 0) importId ??= await beginImport(trx, { source: translationSource, name: fileName, actor });
        await store(trx, itemType, fresh, importId);
        result.counts.records += fresh.length;
        result.counts.proposed += fresh.reduce((sum, { texts: count }) => sum + count, 0);
        await turn();
      }
    }
    if (importId !== undefined) await bumpInboxVersion(trx);
    return { ...result, ...(importId !== undefined && { importId }) };
  });
}

/** By type and id; a later text with the same key replaces an earlier one. */
function byRecord(types: readonly ContentType[], texts: readonly Returned[], actor: Actor, result: TranslationImport) {
  const found = new Map<ContentType, Map<number, Returned[]>>();
  for (const text of texts) {
    const [, name, id] = /^(.+)\/(\d{1,9})$/.exec(text.record) ?? [];
    const type = types.find((one) => one.name === name);
    if (!type || !mayWriteType(actor ?? {}, type.name)) {
      refuse(result, text.record, text.key, type ? 'rights' : 'unknown');
      continue;
    }
    const records = found.get(type) ?? new Map<number, Returned[]>();
    const others = (records.get(Number(id)) ?? []).filter(
      ({ key, locale }) => key !== text.key || locale !== text.locale,
    );
    found.set(type, records.set(Number(id), [...others, text]));
  }
  return found;
}

function refuse(result: TranslationImport, title: string, field: string, why: keyof typeof messages): void {
  result.counts.refused += 1;
  if (result.problems.length < mostProblems) result.problems.push({ title, field, message: messages[why] });
}

interface Work {
  locale: ContentLocale;
  returned: readonly Returned[];
  fileName: string;
  result: TranslationImport;
}

/** The proposal for a record in a language; none if nothing would change. */
function itemOf(
  type: ContentType,
  itemType: InboxType,
  id: number,
  record: Side,
  { locale, returned, fileName, result }: Work,
): (Item & { texts: number })[] {
  const title = nameOf(type, record);
  const values: Side = {};
  const base: Side = {};
  const proposed: { field: string; german: unknown; text: string }[] = [];
  for (const { key, target, locale: own } of returned) {
    if (own !== locale) continue;
    const field = fieldOfKey(type, key);
    const places = field
      ? textsOf(type, field.name, field.field, record).filter((text) => keyOf(field.name, text) === key)
      : [];
    if (!field || !(places[0] ? locale in places[0].values : true)) {
      refuse(result, title, field?.label ?? key, 'unknown');
      continue;
    }
    if (!places[0] || target === null) {
      refuse(result, title, field.label, target === null ? 'partly' : 'changed');
      continue;
    }
    const text = textOf(places[0], target);
    const others = places.filter(
      (place) => canonicalText(place.field, place.values[locale] ?? '') !== canonicalText(place.field, text),
    );
    if (text === '') result.counts.empty += 1;
    else if (others.length === 0) result.counts.unchanged += 1;
    else {
      proposed.push({ field: field.label, german: places[0].values.de, text });
      for (const place of others) put(values, base, record, field.name, place, locale, text);
    }
  }
  if (proposed.length === 0) return [];
  return [
    {
      type: itemType,
      source: translationSource,
      status: 'update',
      title,
      internalId: id,
      foreignId: `${id}-${locale}`,
      data: { file: fileName, language: locale, texts: proposed },
      normalizedData: values,
      base,
      fingerprint: fingerprint(values),
      texts: proposed.length,
    },
  ];
}

function textOf({ field, values }: TextInLanguages, target: NonNullable<Returned['target']>): string {
  const isHtml = field.kind === 'richText';
  if (typeof target === 'string') return isHtml ? sanitizeRichText(target.trim()) : target.trim();
  if (!isHtml)
    return target
      .filter((piece) => typeof piece === 'string')
      .join('')
      .trim();
  return sanitizeRichText(htmlOf(target, codesIn(String(values.de)).codes).trim());
}

/**
 * Sets a text in the proposal. For a text in a list, the whole list is proposed, because the review compares lists as
 * one.
 */
function put(
  values: Side,
  base: Side,
  record: Side,
  root: string,
  { pathIn, values: texts }: TextInLanguages,
  locale: ContentLocale,
  text: string,
): void {
  const path = pathIn(locale);
  if (path.startsWith('translations.')) setAt(base, path, texts[locale] ?? '');
  else if (!(root in values)) {
    values[root] = structuredClone(record[root]);
    base[root] = record[root];
  }
  setAt(values, path, text);
}

function setAt(side: Side, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() as string;
  let holder = side as Record<string, any>;
  for (const name of names) holder = holder[name] ??= {};
  holder[last] = value;
}

/** The items that are neither waiting nor were dismissed. */
async function unknownOf<I extends Item & { texts: number }>(
  trx: Trx,
  type: InboxType,
  items: readonly I[],
  result: TranslationImport,
): Promise<I[]> {
  const { rows } = await sql<{ id: string }>`
    select w.id from unnest(${items.map(({ foreignId }) => foreignId)}::text[],
      ${items.map((item) => item.fingerprint)}::text[]) as w(id, fingerprint)
    where exists (select from inbox_items i where i.source = ${translationSource} and i.type = ${type}
        and i.foreign_id = w.id and i.outcome is null and i.fingerprint = w.fingerprint)
      or exists (select from source_records r where r.source = ${translationSource} and r.type = ${type}
        and r.foreign_id = w.id and r.dismissed_fingerprint = w.fingerprint)`.execute(trx);
  const known = new Set(rows.map(({ id }) => id));
  for (const { foreignId, texts } of items) if (known.has(foreignId)) result.counts.known += texts;
  return items.filter(({ foreignId }) => !known.has(foreignId));
}

/** A newer file replaces a waiting proposal. */
async function store(
  trx: Trx,
  type: InboxType,
  items: readonly (Item & { texts: number })[],
  importId: number | undefined,
): Promise<void> {
  const open = await trx
    .selectFrom('inbox_items')
    .selectAll()
    .where('source', '=', translationSource)
    .where('type', '=', type)
    .where('foreign_id', 'in', ['', ...items.map(({ foreignId }) => foreignId)])
    .where('outcome', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const made: NewItem[] = [];
  for (const { texts: _, ...item } of items) {
    const waiting = open.find(({ foreign_id }) => foreign_id === item.foreignId);
    const { type: __, source: ___, ...change } = item;
    if (waiting) await changeItem(trx, waiting, { ...change, importId: importId ?? null });
    else made.push({ ...item, importId: importId ?? null });
  }
  await insertItems(trx, made);
}
