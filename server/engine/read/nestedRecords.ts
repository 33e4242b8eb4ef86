import { sql, type Kysely } from 'kysely';
import { nameOf, type ContentType, type FieldError } from '../../../domain/contentType';
import { pointersIn, targetOf, withEntries, type Pointer } from '../../../domain/kinds/targets';
import { longDerived, shapeOf } from '../../../domain/shapes';
import { mapValues, visitValues, type ValueAt } from '../../../domain/visitValues';
import type { Tables } from '../../tables';
import type { Composing } from './compose';
import { isOfType, tableOf } from '../storage/naming';
import { relatedFieldsOf, nestedTargetsOf, showsNested, typeNamed, withoutRelated } from '../related/relatedFields';

/**
 * Records that items of a list lead to. A list lies in a column as it is: of such a record it holds the id, and what
 * the record is now is read with it. Where it is gone, or no stranger's business, there is nothing.
 */

type Values = Record<string, any>;
type Found = { id: number; summary: string; is_public: boolean };

/** The content type that a value within an item leads to. */
function leadsTo(type: ContentType, { field, path, root }: ValueAt): string | undefined {
  const target = path === root || relatedFieldsOf(type).some(({ name }) => name === root) ? null : targetOf(field);
  return target && 'resource' in target ? target.resource : undefined;
}

function pointersByType(type: ContentType, records: readonly Values[]): Map<string, Pointer[]> {
  const pointers = new Map<string, Pointer[]>();
  for (const record of records) {
    visitValues(type, record, (at) => {
      const resource = leadsTo(type, at);
      if (resource !== undefined) pointers.set(resource, [...(pointers.get(resource) ?? []), ...pointersIn(at)]);
    });
  }
  return pointers;
}

async function read(db: Kysely<Tables>, pointers: Map<string, Pointer[]>): Promise<Map<string, Found>> {
  const queries = [...pointers].flatMap(([resource, named]) => {
    const target = typeNamed(resource);
    const ids = [...new Set(named.map(({ id }) => id))];
    return ids.length === 0
      ? []
      : [
          sql`select ${sql.lit(resource)} as resource, id, summary, is_public from ${sql.table(tableOf(target))} where ${isOfType(target)} and id = any(${ids}::int[])`,
        ];
  });
  if (queries.length === 0) return new Map();
  const { rows } = await sql<Found & { resource: string }>`${sql.join(queries, sql` union all `)}`.execute(db);
  return new Map(rows.map((row) => [`${row.resource} ${row.id}`, row]));
}

/**
 * A problem for every id within an item that there never was a record of. One that somebody has deleted while others
 * wrote keeps nobody from saving: it is shown as nothing. One query, one more where something is unknown.
 */
export async function unknownNested(db: Kysely<Tables>, type: ContentType, record: Values): Promise<FieldError[]> {
  if (nestedTargetsOf(type).length === 0) return [];
  const pointers = pointersByType(type, [record]);
  const found = await read(db, pointers);
  const unknown = [...pointers].flatMap(([resource, named]) =>
    named.filter(({ id }) => !found.has(`${resource} ${id}`)).map((pointer) => ({ resource, ...pointer })),
  );
  if (unknown.length === 0) return [];
  const { rows } = await sql<{ resource: string; id: number }>`
    select resource, record_id as id from history where action = 'delete' and resource = any(${unknown.flatMap(({ resource }) => ownNames(resource))}::text[]) and record_id = any(${unknown.map(({ id }) => id)}::int[])`.execute(
    db,
  );
  const deleted = new Set(rows.map(({ resource, id }) => `${resource} ${id}`));
  return unknown.flatMap(({ resource, id, path }) =>
    ownNames(resource).some((name) => deleted.has(`${name} ${id}`))
      ? []
      : [{ field: path, message: `Es gibt keinen Eintrag mit der Id ${id}.` }],
  );
}

/**
 * The names that the history keeps the records of a resource under: of one that lists several types together (contacts)
 * those of the types.
 */
const ownNames = (resource: string) => (typeNamed(resource).members ?? [{ name: resource }]).map(({ name }) => name);

/** The record as it is stored: of records within items nothing but the id. */
export function withBareRecords<R extends Values>(type: ContentType, record: R): R {
  if (nestedTargetsOf(type).length === 0) return record;
  return mapValues(type, record, (at) =>
    leadsTo(type, at) === undefined ? at.value : withEntries(at.value, ({ id }) => ({ id })),
  );
}

/**
 * Texts of records with what the items of their lists lead to, as it is now, and what is made of both. One query,
 * however many records.
 */
export async function composeNested(
  db: Kysely<Tables>,
  type: ContentType,
  { view, short = false }: Composing,
  texts: readonly string[],
): Promise<readonly string[]> {
  if (!showsNested(type, short) || texts.length === 0) return texts;
  const records = texts.map((text) => JSON.parse(text) as Values);
  const found = await read(db, pointersByType(type, records));
  const shown = (resource: string, id: number) => {
    const other = found.get(`${resource} ${id}`);
    if (!other || (view === 'public' && !other.is_public)) return undefined;
    const [target, summary] = [typeNamed(resource), JSON.parse(other.summary) as Values];
    if (short) return { id, name: nameOf(target, summary), isPublic: other.is_public };
    return view === 'all' ? summary : shapeOf(withoutRelated(target), 'public', true)(summary);
  };
  return records.map((record) => {
    const composed = mapValues(type, record, (at) => {
      const resource = leadsTo(type, at);
      return resource === undefined ? at.value : withEntries(at.value, ({ id }) => shown(resource, id));
    });
    return JSON.stringify(short ? composed : { ...composed, ...longDerived(type, composed) });
  });
}
