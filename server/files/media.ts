import { sql, type Kysely, type Transaction } from 'kysely';
import type { ContentType } from '../../domain/contentType';
import { mayWriteLanguage, mayWriteType } from '../../domain/accounts/rights';
import { cannotWriteType, languageNames } from '../../domain/accounts/writeRefusal';
import { versionTag } from '../../domain/http';
import { hasFiles } from '../../domain/kinds/items';
import { withEntries } from '../../domain/kinds/targets';
import type { ListRequest } from '../../domain/lists/listRequest';
import { searchWords } from '../../domain/lists/search';
import { imageTextKey, locales } from '../../domain/locales';
import {
  isPicture,
  maxReplaced,
  maxUsesListed,
  mediaTexts,
  type About,
  type MediaFile,
  type MediaUse,
} from '../../domain/media';
import { imageTypes } from '../../domain/values/fileTypes';
import { mapValues } from '../../domain/visitValues';
import { LockSet, lockAndRead } from '../engine/related/locks';
import { typeNamed } from '../engine/related/relatedFields';
import { allOf, perWord } from '../engine/search/matching';
import { recordHistory, type Actor } from '../engine/write/historyRows';
import { changeRecord } from '../engine/write/repository';
import { isStale, type SeenVersion } from '../http/entityTags';
import { HttpProblem } from '../http/problems';
import type { Tables } from '../tables';
import { notInRecords, usesWhere } from './fileUses';

interface Row {
  id: number;
  name: string;
  extension: string;
  mimeType: string;
  size: number;
  hash: string;
  createdAt: Date;
  updatedAt: Date;
  about: About;
  version: number;
  uses: number;
}

/** The library's columns of rows `f`, with the number of records that use each. */
const columns = sql`f.id, f.name, f.extension, f.mime_type as "mimeType", f.size, f.hash,
  f.created_at as "createdAt", coalesce(f.described_at, f.created_at) as "updatedAt", f.about, f.version,
  (select count(*)::int from (${usesWhere(sql`u.file_id = f.id`)}) uses) as uses`;

const fileOf = ({ about, version: _, createdAt, updatedAt, ...row }: Row): MediaFile => ({
  ...row,
  ...about,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const pictures = sql`f.extension = any(${Object.keys(imageTypes)}::text[])`;

/** A page of the library, newest first unless ordered otherwise. The search finds names and texts in any language. */
export async function listMedia(
  db: Kysely<Tables>,
  { term, filters, order, limit, offset }: Pick<ListRequest, 'term' | 'filters' | 'order' | 'limit' | 'offset'>,
): Promise<MediaFile[]> {
  const [kind, use, lacks, extension] = ['kind', 'use', 'lacks', 'extension'].map(
    (name) => filters.find((one) => one.name === name)?.values,
  );
  const holds = (spelling: string) =>
    sql`file_words(f.name, f.about) like ${`%${spelling.replace(/[\\%_]/g, String.raw`\$&`)}%`}`;
  const isUnused = notInRecords(sql.ref('f.id'));
  const conditions = [
    sql`true`,
    ...perWord(searchWords(term), holds),
    ...(kind?.length === 1 ? [kind[0] === 'picture' ? pictures : sql`not ${pictures}`] : []),
    ...(use?.length === 1 ? [use[0] === 'unused' ? isUnused : sql`not (${isUnused})`] : []),
    ...(lacks ?? []).map((part) => sql`${pictures} and not f.about ? ${part}`),
    ...(extension ? [sql`f.extension = any(${extension}::text[])`] : []),
  ];
  const terms = order.map(({ field, direction }) => {
    const column = field === 'name' ? sql`f.name collate "de-x-icu"` : sql.ref(`f.${field}`);
    return direction === 'ASC' ? column : sql`${column} desc`;
  });
  const { rows } = await sql<Row>`
    with f as materialized (
      select * from files f where ${allOf(conditions)} order by ${sql.join(terms)}, f.id desc
      limit ${limit} offset ${offset})
    select ${columns} from f order by ${sql.join(terms)}, f.id desc`.execute(db);
  return rows.map(fileOf);
}

/** A file of the library with the tag of its version; undefined if there is none. */
export async function findMedia(db: Kysely<Tables>, id: number): Promise<{ file: MediaFile; tag: string } | undefined> {
  const { rows } = await sql<Row>`select ${columns} from files f where f.id = ${id}`.execute(db);
  const [row] = rows;
  return row && { file: fileOf(row), tag: tagOf(row) };
}

const tagOf = ({ version, updatedAt }: Pick<Row, 'version' | 'updatedAt'>) =>
  versionTag({ version, updatedAt: updatedAt.toISOString() });

/** Where a file is used: the number of records by type, and the first of them. */
export async function findUses(
  db: Kysely<Tables>,
  id: number,
  limit = maxUsesListed,
): Promise<{ counts: Record<string, number>; records: MediaUse[] }> {
  const uses = usesWhere(sql`u.file_id = ${id}`);
  const { rows: counts } = await sql<{ resource: string; count: number }>`
    select resource, count(*)::int as count from (${uses}) u group by resource order by resource`.execute(db);
  const { rows: records } = await sql<MediaUse>`
    select u.resource, u.id, coalesce(s.title, '') as title, coalesce(s.is_public, false) as "isPublic"
    from (${uses} order by resource, id limit ${limit}) u
    left join search_index s on s.resource = u.resource and s.record_id = u.id
    order by u.resource, u.id`.execute(db);
  return { counts: Object.fromEntries(counts.map(({ resource, count }) => [resource, count])), records };
}

/**
 * Describes a file. Records that show it follow by themselves (migration 101).
 * @param input the texts that change, and the focal point
 * @throws 404; 412 with the current file if the client has seen another version; 403
 */
export async function describeFile(
  db: Kysely<Tables>,
  id: number,
  input: About,
  actor: Actor,
  seen: SeenVersion | undefined,
): Promise<{ file: MediaFile; tag: string }> {
  return db.transaction().execute(async (trx) => {
    await sql`select from files where id = ${id} for no key update`.execute(trx);
    const before = await findMedia(trx, id);
    if (!before) throw HttpProblem.notFound();
    const row = await trx
      .selectFrom('files')
      .select(['version', 'about'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const about = Object.fromEntries(Object.entries({ ...row.about, ...input }).filter(([, text]) => text !== ''));
    const changed = [...new Set([...Object.keys(about), ...Object.keys(row.about)])].filter(
      (key) => (about as About)[key as keyof About] !== row.about[key as keyof About],
    );
    // Repeating what is stored is no conflict.
    if (changed.length === 0) return before;
    if (isStale(seen, { version: row.version, updatedAt: before.file.updatedAt }))
      throw HttpProblem.stale(before.file, before.tag);
    await refuseDescribing(trx, id, changed, actor);
    await sql`update files set about = ${JSON.stringify(about)}::jsonb, version = version + 1,
      described_at = date_trunc('milliseconds', clock_timestamp()) where id = ${id}`.execute(trx);
    const after = (await findMedia(trx, id))!;
    const body = JSON.stringify(after.file);
    await recordHistory(trx, { name: 'files' }, { id, version: row.version + 1, action: 'update', actor, body });
    return after;
  });
}

/** A description changes what visitors see of the records: it needs the right to write their types and languages. */
async function refuseDescribing(
  trx: Transaction<Tables>,
  id: number,
  changed: readonly string[],
  actor: Actor,
): Promise<void> {
  if (!actor) return;
  const { counts } = await findUses(trx, id, 0);
  for (const type of Object.keys(counts).map(typeNamed))
    if (!mayWriteType(actor, type.name)) throw HttpProblem.forbidden(cannotWriteType(type.label.plural));
  for (const locale of locales) {
    const own = mediaTexts.map((part): string => imageTextKey(part, locale));
    const field = changed.find((key) => own.includes(key) || (locale === 'de' && key === 'focus'));
    if (field === undefined || mayWriteLanguage(actor, locale)) continue;
    const message = `Ihr Konto bearbeitet kein ${languageNames[locale]}.`;
    throw HttpProblem.forbidden(message, [{ field, message }]);
  }
}

/**
 * Puts another stored file in the place of one, in every record that uses it. Each record is saved as its form would
 * save it: with its rights, checks, version and history, so the former file can be brought back. All of it happens in
 * one transaction.
 * @returns the number of records changed
 * @throws 404, 403, 409 if too many records use it, 422
 */
export async function replaceFile(db: Kysely<Tables>, id: number, by: number, actor: Actor): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('files')
      .select(['id', 'name', 'extension', 'mime_type as mimeType', 'about'])
      .where('id', 'in', [id, by])
      .forKeyShare()
      .execute();
    const former = found.find((file) => file.id === id);
    const next = found.find((file) => file.id === by);
    if (!former) throw HttpProblem.notFound();
    const refuse = (message: string) => HttpProblem.invalid([{ field: 'by', message }]);
    if (!next) throw refuse(`Es gibt keine Datei mit der Id ${by}.`);
    if (id === by) throw refuse('Das ist dieselbe Datei.');
    if (isPicture(former) !== isPicture(next))
      throw refuse(
        isPicture(former)
          ? 'Ein Bild lässt sich nur durch ein Bild ersetzen.'
          : 'Ein Dokument lässt sich nur durch ein Dokument ersetzen.',
      );
    const readUses = async () => (await findUses(trx, id, maxReplaced + 1)).records;
    const records = await lockAndRead(trx, locksFor(await readUses()), async () => {
      const uses = await readUses();
      return { found: uses, concerned: locksFor(uses) };
    });
    if (records.length > maxReplaced)
      throw HttpProblem.conflict(
        `Mehr als ${maxReplaced} Einträge verwenden diese Datei: So viele lassen sich nicht auf einmal ändern.`,
      );
    // After the records: a save locks its files last, too.
    if (Object.keys(next.about).length === 0 && Object.keys(former.about).length > 0)
      await sql`update files set about = ${JSON.stringify(former.about)}::jsonb, version = version + 1,
        described_at = date_trunc('milliseconds', clock_timestamp()) where id = ${by}`.execute(trx);
    const { about: _, ...upload } = next;
    for (const { resource, id: record, title } of records) {
      const type = typeNamed(resource);
      await changeRecord(trx, type, record, (values: object) => swapped(type, values, former, upload), actor).catch(
        (error: unknown) => {
          throw error instanceof HttpProblem && error.status === 422 ? unsavable(type, title, error) : error;
        },
      );
    }
    return records.length;
  });
}

function locksFor(uses: readonly MediaUse[]): LockSet {
  const locks = new LockSet();
  for (const { resource, id } of uses) locks.add(typeNamed(resource), [id]);
  return locks;
}

type Stored = { id: number; name: string };

/** The record with the other file; a name that somebody gave it stays. */
const swapped = (type: ContentType, values: object, former: Stored, next: Stored) =>
  mapValues(
    type,
    values as Record<string, unknown>,
    ({ value }) =>
      withEntries(value, (upload: Stored) =>
        upload.id === former.id
          ? { ...upload, ...next, ...(upload.name && upload.name !== former.name && { name: upload.name }) }
          : upload,
      ),
    hasFiles,
  );

const unsavable = (type: ContentType, title: string, { errors = [] }: HttpProblem) =>
  HttpProblem.conflict(
    `${type.label.singular} «${title}» lässt sich so nicht speichern, darum wurde nichts ersetzt. ` +
      (errors[0]?.message ?? ''),
  );
