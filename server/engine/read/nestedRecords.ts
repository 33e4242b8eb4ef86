import { sql, type Kysely } from 'kysely';
import { nameOf, type ContentType, type FieldError } from '../../../domain/contentType';
import { pointersIn, targetOf, withEntries, type Pointer } from '../../../domain/kinds/targets';
import { longDerivedKeys, shapeOf } from '../../../domain/shapes';
import { mapValues, visitValues, type ValueAt } from '../../../domain/visitValues';
import type { Tables } from '../../tables';
import type { JoinOptions } from './joinRelations';
import { isOfType, tableOf } from '../storage/naming';
import { relatedFieldsOf, nestedTargetsOf, showsNested, typeNamed, withoutRelated } from '../related/relatedFields';

/**
 * Relations in list items. List items are stored as JSON and contain only the ids of records; the current summaries are
 * added when the record is read. Deleted records are left out, and in the public view hidden ones too.
 */

type Values = Record<string, any>;
type Found = { id: number; summary: string; is_public: boolean };

/** The content type that a value within an item refers to. */
function targetResourceOf(type: ContentType, { field, path, root }: ValueAt): string | undefined {
  const target = path === root || relatedFieldsOf(type).some(({ name }) => name === root) ? null : targetOf(field);
  return target && 'resource' in target ? target.resource : undefined;
}

function pointersByType(type: ContentType, records: readonly Values[]): Map<string, Pointer[]> {
  const pointers = new Map<string, Pointer[]>();
  for (const record of records) {
    visitValues(type, record, (at) => {
      const resource = targetResourceOf(type, at);
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
          sql`select ${sql.lit(resource)} as resource, id, summary, is_public from ${sql.table(tableOf(target))}
            where ${isOfType(target)} and id = any(${ids}::int[])`,
        ];
  });
  if (queries.length === 0) return new Map();
  const { rows } = await sql<Found & { resource: string }>`${sql.join(queries, sql` union all `)}`.execute(db);
  return new Map(rows.map((row) => [`${row.resource} ${row.id}`, row]));
}

/**
 * Returns an error for each id in an item that never existed. Records that others delete in the meantime do not prevent
 * saving; they are just not shown. One query, and a second one if an id is unknown.
 */
export async function findUnknownNested(db: Kysely<Tables>, type: ContentType, record: Values): Promise<FieldError[]> {
  if (nestedTargetsOf(type).length === 0) return [];
  const pointers = pointersByType(type, [record]);
  const found = await read(db, pointers);
  const unknown = [...pointers].flatMap(([resource, named]) =>
    named.filter(({ id }) => !found.has(`${resource} ${id}`)).map((pointer) => ({ resource, ...pointer })),
  );
  if (unknown.length === 0) return [];
  const { rows } = await sql<{ resource: string; id: number }>`
    select resource, record_id as id from history where action = 'delete'
      and resource = any(${unknown.flatMap(({ resource }) => ownNames(resource))}::text[])
      and record_id = any(${unknown.map(({ id }) => id)}::int[])`.execute(db);
  const deleted = new Set(rows.map(({ resource, id }) => `${resource} ${id}`));
  return unknown.flatMap(({ resource, id, path }) =>
    ownNames(resource).some((name) => deleted.has(`${name} ${id}`))
      ? []
      : [{ field: path, message: `Es gibt keinen Eintrag mit der Id ${id}.` }],
  );
}

/**
 * The type names under which the history stores records of a resource; for a combined list (contacts) those of its
 * members.
 */
const ownNames = (resource: string) => (typeNamed(resource).members ?? [{ name: resource }]).map(({ name }) => name);

/** The record as it is stored: records in items are reduced to their ids. */
export function withRecordIds<R extends Values>(type: ContentType, record: R): R {
  if (nestedTargetsOf(type).length === 0) return record;
  return mapValues(type, record, (at) =>
    targetResourceOf(type, at) === undefined ? at.value : withEntries(at.value, ({ id }) => ({ id })),
  );
}

/**
 * Adds the records that list items refer to, in their current state, and derives the fields that depend on them. One
 * query for any number of records.
 */
export async function joinNestedRelations(
  db: Kysely<Tables>,
  type: ContentType,
  { view, short = false }: JoinOptions,
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
    const joined = mapValues(type, record, (at) => {
      const resource = targetResourceOf(type, at);
      return resource === undefined ? at.value : withEntries(at.value, ({ id }) => shown(resource, id));
    });
    return JSON.stringify(short ? joined : { ...joined, ...longDerivedKeys(type, joined) });
  });
}
