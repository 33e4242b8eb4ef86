import { sql, type Kysely } from 'kysely';
import type { ContentType, FieldError } from '../../../domain/contentType';
import type { FilesField, UploadTypes } from '../../../domain/fields';
import { wrongTypeMessage } from '../../../domain/values/fileTypes';
import { hasPictures } from '../../../domain/kinds/items';
import { shownAbout, shownKeys, type About } from '../../../domain/media';
import { pointersIn, targetOf, withEntries, type Pointer } from '../../../domain/kinds/targets';
import { referenceResource, type ReferenceListName } from '../../../domain/references';
import { mapValues, visitValues, type FieldSelection, type ValueAt } from '../../../domain/visitValues';
import type { Tables } from '../../tables';
import { linksOf } from '../storage/columns';
import { referenceTableOf, uploadsTableOf } from '../storage/naming';
import type { Write } from '../storage/statements';

type Entry = { id: number; name: string; translations: object };
type Values = Record<string, unknown>;
/** Fields that refer to references, or to files. */
const isEntry: FieldSelection = (field) => 'list' in (targetOf(field) ?? {});
const isFile: FieldSelection = (field) => 'file' in (targetOf(field) ?? {});
/** References by list, then id. */
export type Names = Map<string, Map<number, Entry>>;

/**
 * Adds name and translations to every reference in the record. Takes `[{id}]`, returns `[{id, name, translations}]`.
 * Names in `before` are reused, since renames are propagated in the background (renamed.ts). One query, two more if ids
 * were merged, none if all names are known.
 * @returns the record, and an error for each unknown id
 */
export async function resolveRelations<R extends Values>(
  db: Kysely<Tables>,
  type: ContentType,
  record: R,
  before: Values | null = null,
): Promise<{ record: R; errors: FieldError[] }> {
  const used = new Map<ReferenceListName, Pointer[]>();
  visitEntries(type, record, (list, at) => used.set(list, [...(used.get(list) ?? []), ...pointersIn(at)]));
  const names = namesIn(type, before);
  const unknown = new Map(
    [...used].map(([list, pointers]) => [list, pointers.flatMap(({ id }) => (names.get(list)?.has(id) ? [] : [id]))]),
  );
  await readEntries(db, unknown, names);
  const errors = [...used].flatMap(([list, pointers]) =>
    pointers.flatMap(({ id, path }) =>
      names.get(list)?.has(id) ? [] : [{ field: path, message: `Es gibt keinen Eintrag mit der Id ${id}.` }],
    ),
  );
  return { record: withNames(type, record, names), errors };
}

function visitEntries(type: ContentType, record: Values, visit: (list: ReferenceListName, at: ValueAt) => void): void {
  visitValues(
    type,
    record,
    (at) => {
      const target = targetOf(at.field);
      if (target && 'list' in target) visit(target.list, at);
    },
    isEntry,
  );
}

/** The references in a record, with the names stored there. */
function namesIn(type: ContentType, record: Values | null): Names {
  const names: Names = new Map();
  if (record) {
    visitEntries(type, record, (list, { value }) => {
      for (const { id, name, translations } of [value ?? []].flat() as Entry[])
        if (typeof name === 'string' && translations) addEntry(names, list, { id, name, translations });
    });
  }
  return names;
}

function addEntry(names: Names, list: string, entry: Entry): void {
  const entries = names.get(list) ?? new Map<number, Entry>();
  names.set(list, entries.set(entry.id, entry));
}

/**
 * Adds the existing references with these ids to `names`; the id of a merged one resolves to its survivor. They stay
 * locked until the save ends, so that a rename cannot miss the record.
 */
async function readEntries(db: Kysely<Tables>, wanted: Map<ReferenceListName, number[]>, names: Names): Promise<void> {
  const lists = [...wanted].filter(([, ids]) => ids.length > 0);
  if (lists.length === 0) return;
  const found = async (wantedIds: [ReferenceListName, number[]][]) => {
    const reads = wantedIds.map(
      ([list, ids]) =>
        sql`${sql.table(referenceTableOf(list))}
          as (select ${sql.lit(list)} as list, id, name, translations from ${sql.table(referenceTableOf(list))}
          where id = any(${ids}::int[]) for share)`,
    );
    const all = wantedIds.map(([list]) => sql`select * from ${sql.table(referenceTableOf(list))}`);
    const { rows } = await sql<
      Entry & { list: string }
    >`with ${sql.join(reads)} ${sql.join(all, sql` union all `)}`.execute(db);
    for (const { list, id, name, translations } of rows) addEntry(names, list, { id, name, translations });
  };
  await found(lists);
  const gone = lists.flatMap(([list, ids]) =>
    ids.flatMap((id) => (names.get(list)?.has(id) ? [] : [{ list, resource: referenceResource(list), id }])),
  );
  if (gone.length === 0) return;
  const { rows: merged } = await sql<{ list: ReferenceListName; id: number; to: number }>`
    select g.list, g.id, m.new_id as to
      from json_to_recordset(${JSON.stringify(gone)}::json) as g(list text, resource text, id int)
    join merged_records m on m.resource = g.resource and m.old_id = g.id`.execute(db);
  if (merged.length === 0) return;
  await found(
    [...new Set(merged.map(({ list }) => list))].map((list) => [
      list,
      merged.filter((one) => one.list === list).map(({ to }) => to),
    ]),
  );
  for (const { list, id, to } of merged) {
    const entry = names.get(list)?.get(to);
    if (entry) names.get(list)?.set(id, entry);
  }
}

/** The record with the current names of all its references. */
export function withNames<R extends object>(type: ContentType, record: R, names: Names): R {
  return mapValues(
    type,
    record,
    ({ field, value }) => {
      const target = targetOf(field);
      return target && 'list' in target
        ? withoutRepeats(withEntries(value, ({ id }) => names.get(target.list)?.get(id)))
        : value;
    },
    isEntry,
  );
}

/** Removes duplicates that arise when a merged reference and its survivor are both listed. */
const withoutRepeats = (value: unknown) =>
  Array.isArray(value) && new Set((value as Entry[]).map(({ id }) => id)).size < value.length
    ? (value as Entry[]).filter(({ id }, index) => value.findIndex((one: Entry) => one.id === id) === index)
    : value;

const idsOf = (record: Values, field: string) => ((record[field] ?? []) as { id: number }[]).map(({ id }) => id);

/** Writes the links that differ from `before` (null for a new record), including their order. */
export function linkWrites(type: ContentType, id: number, record: Values, before: Values | null): Write[] {
  return linksOf(type).flatMap(({ field, table }) => {
    const ids = idsOf(record, field);
    const previous = before ? idsOf(before, field) : [];
    if (ids.join() === previous.join()) return [];
    const gone = previous.filter((target) => !ids.includes(target));
    const links = sql.table(table);
    const put = sql`insert into ${links} (record_id, target_id, position)
      select ${id}::int, target, position from unnest(${ids}::int[]) with ordinality as given(target, position)
      on conflict (record_id, target_id) do update set position = excluded.position`;
    return [
      ...(gone.length > 0
        ? [sql`delete from ${links} where record_id = ${id} and target_id = any(${gone}::int[])`]
        : []),
      ...(ids.length > 0 ? [put] : []),
    ];
  });
}

/** The files in a record, in any field, item and language. */
function uploadsIn(type: ContentType, record: Values): Pointer[] {
  const pointers: Pointer[] = [];
  visitValues(
    type,
    record,
    (at) => {
      const target = targetOf(at.field);
      if (target && 'file' in target) pointers.push(...pointersIn(at));
    },
    isFile,
  );
  return pointers;
}

/** The ids of the files in a record, without duplicates. */
export function usedFileIds(type: ContentType, record: Values): number[] {
  return [...new Set(uploadsIn(type, record).map(({ id }) => id))];
}

/**
 * Checks that every file exists and has a type that its field accepts. Type and extension are taken from the stored
 * file; the name may differ and defaults to the stored one.
 * @returns the record, and an error for each file that does not exist or does not fit
 */
export async function resolveUploads<R extends Values>(
  db: Kysely<Tables>,
  type: ContentType,
  record: R,
): Promise<{ record: R; errors: FieldError[] }> {
  const uploads = uploadsIn(type, record);
  if (uploads.length === 0) return { record, errors: [] };
  const rows = await db
    .selectFrom('files')
    .select(['id', 'name', 'extension', 'mime_type as mimeType', 'about'])
    .where(
      'id',
      'in',
      uploads.map(({ id }) => id),
    )
    // A new description waits for this save, and then reaches the record.
    .forShare()
    .execute();
  const stored = new Map(rows.map(({ about, ...row }) => [row.id, row]));
  const abouts = new Map(rows.map(({ id, about }) => [id, about]));
  const errors = uploads.flatMap(({ id, path }) =>
    stored.has(id) ? [] : [{ field: path, message: `Es gibt keine Datei mit der Id ${id}.` }],
  );
  visitValues(
    type,
    record,
    ({ field, path, value }) => {
      for (const pointer of 'types' in field && field.types ? pointersIn({ path, value }) : []) {
        const file = stored.get(pointer.id);
        if (file && !Object.hasOwn((field as FilesField).types as UploadTypes, file.extension))
          errors.push({ field: pointer.path, message: wrongTypeMessage(file.mimeType, file.name) });
      }
    },
    isFile,
  );
  const known = mapValues(
    type,
    record,
    ({ field, value }) => {
      const target = targetOf(field);
      return target && 'file' in target
        ? withEntries(value, (upload) => ({
            ...upload,
            ...stored.get(upload.id),
            ...(upload.name && { name: upload.name }),
          }))
        : value;
    },
    isFile,
  );
  return { record: withAbouts(type, known, abouts), errors };
}

/** The record with what the media library says of its pictures. */
function withAbouts<R extends object>(type: ContentType, record: R, abouts: ReadonlyMap<number, About>): R {
  return mapValues(
    type,
    record,
    ({ value }) =>
      withEntries(value, (upload: Values & { id: number }) => ({
        ...Object.fromEntries(Object.entries(upload).filter(([key]) => !shownKeys.some((shown) => shown === key))),
        ...shownAbout(abouts.get(upload.id) ?? {}),
      })),
    hasPictures,
  );
}

/** `withAbouts` for many stored records, with one query. */
export async function describePictures<R extends Values>(
  db: Kysely<Tables>,
  type: ContentType,
  records: readonly R[],
): Promise<R[]> {
  const ids = [...new Set(records.flatMap((record) => usedFileIds(type, record)))];
  if (ids.length === 0) return [...records];
  const { rows } = await sql<{ id: number; about: About }>`
    select id, about from files where id = any(${ids}::int[]) for share`.execute(db);
  const abouts = new Map(rows.map(({ id, about }) => [id, about]));
  return records.map((record) => withAbouts(type, record, abouts));
}

/** Tracks which files a record uses, so that they are not removed. */
export function uploadLinkWrites(type: ContentType, id: number, record: Values, before: Values | null): Write[] {
  const ids = usedFileIds(type, record);
  const previous = before ? usedFileIds(type, before) : [];
  const table = sql.table(uploadsTableOf(type));
  const gone = previous.filter((file) => !ids.includes(file));
  const added = ids.filter((file) => !previous.includes(file));
  return [
    ...(gone.length > 0 ? [sql`delete from ${table} where record_id = ${id} and file_id = any(${gone}::int[])`] : []),
    ...(added.length > 0
      ? [sql`insert into ${table} (record_id, file_id) select ${id}::int, unnest(${added}::int[])`]
      : []),
  ];
}
