import { sql, type Kysely } from 'kysely';
import type { ContentType, FieldError } from '../../../domain/contentType';
import type { Tables } from '../../tables';
import { linksOf, relationsOf, tableOf } from '../storage/naming';
import type { Write } from '../storage/statements';

type Entry = { id: number; name: string; translations: object };
type Values = Record<string, unknown>;
const idsOf = (record: Values, field: string) => ([record[field] ?? []].flat() as { id: number }[]).map(({ id }) => id);

/**
 * Gives every related entry its name and translations. In: a record with `[{id}]`. Out: the same with
 * `[{id, name, translations}]`, and a problem for every id that does not exist. One query.
 */
export async function resolveRelations(
  db: Kysely<Tables>,
  type: ContentType<any>,
  record: Values,
): Promise<{ relations: Values; errors: FieldError[] }> {
  const used = relationsOf(type).filter(({ field }) => idsOf(record, field).length > 0);
  const found = new Map<string, Map<number, Entry>>();
  if (used.length > 0) {
    const queries = used.map(
      ({ field, target }) =>
        sql`select ${sql.lit(field)} as field, id, name, translations from ${sql.table(target)} where id = any(${idsOf(record, field)}::int[])`,
    );
    const { rows } = await sql<Entry & { field: string }>`${sql.join(queries, sql` union all `)}`.execute(db);
    for (const { field, id, name, translations } of rows) {
      const entries = found.get(field) ?? new Map<number, Entry>();
      found.set(field, entries.set(id, { id, name, translations }));
    }
  }
  const errors: FieldError[] = [];
  const relations: Values = {};
  for (const { field, single } of relationsOf(type)) {
    const entries = idsOf(record, field).flatMap((id, index) => {
      const entry = found.get(field)?.get(id);
      if (!entry) errors.push({ field: single ? field : `${field}.${index}`, message: `Es gibt keinen Eintrag mit der Id ${id}.` });
      return entry ?? [];
    });
    relations[field] = single ? (entries[0] ?? null) : entries;
  }
  return { relations, errors };
}

/** The links that differ from the ones before (`null` for a new record), with their order. */
export function linkWrites(type: ContentType<any>, id: number, record: Values, before: Values | null): Write[] {
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
      ...(gone.length > 0 ? [sql`delete from ${links} where record_id = ${id} and target_id = any(${gone}::int[])`] : []),
      ...(ids.length > 0 ? [put] : []),
    ];
  });
}

/** The ids of the files that a record uses, in whatever field and language. */
export function usedFileIds(type: ContentType<any>, record: Values): number[] {
  return [...new Set(uploadPlaces(type, record).map(({ upload }) => upload.id))];
}

type Upload = { id: number; name: string; extension: string; mimeType: string };
type Place = { path: string; upload: Upload };

function uploadPlaces(type: ContentType<any>, record: Values): Place[] {
  const fields = Object.entries(type.fields as Record<string, { kind: string }>).filter(([, { kind }]) => kind === 'images' || kind === 'files');
  const places = (values: Values | undefined, prefix: string) =>
    fields.flatMap(([name]) =>
      ((values?.[name] as Upload[] | undefined) ?? []).map((upload, index) => ({ path: `${prefix}${name}.${index}`, upload })),
    );
  const translations = record.translations as Record<string, Values>;
  return [
    ...places(record, ''),
    ...Object.entries(translations).flatMap(([locale, texts]) => places(texts, `translations.${locale}.`)),
  ];
}

/**
 * Checks that every used file exists and writes the stored name, type and extension into the record: what a
 * client says about a file does not count. Changes `record`; out: a problem for every unknown file.
 */
export async function resolveUploads(db: Kysely<Tables>, type: ContentType<any>, record: Values): Promise<FieldError[]> {
  const places = uploadPlaces(type, record);
  if (places.length === 0) return [];
  const rows = await db
    .selectFrom('files')
    .select(['id', 'name', 'extension', 'mime_type'])
    .where('id', 'in', usedFileIds(type, record))
    .execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  const errors: FieldError[] = [];
  for (const { path, upload } of places) {
    const file = stored.get(upload.id);
    if (file) Object.assign(upload, { name: file.name, extension: file.extension, mimeType: file.mime_type });
    else errors.push({ field: path, message: `Es gibt keine Datei mit der Id ${upload.id}.` });
  }
  return errors;
}

/** Keeps which files a record uses, so that no file in use is removed. */
export function uploadLinkWrites(type: ContentType<any>, id: number, record: Values, before: Values | null): Write[] {
  const ids = usedFileIds(type, record);
  const previous = before ? usedFileIds(type, before) : [];
  const table = sql.table(`${tableOf(type)}_uploads`);
  const gone = previous.filter((file) => !ids.includes(file));
  const added = ids.filter((file) => !previous.includes(file));
  return [
    ...(gone.length > 0 ? [sql`delete from ${table} where record_id = ${id} and file_id = any(${gone}::int[])`] : []),
    ...(added.length > 0 ? [sql`insert into ${table} (record_id, file_id) select ${id}::int, unnest(${added}::int[])`] : []),
  ];
}
