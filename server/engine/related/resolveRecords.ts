import { sql, type Kysely, type Transaction } from 'kysely';
import { nameOf, type ContentType, type FieldError } from '../../../domain/contentType';
import type { RecordField } from '../../../domain/fields';
import { hierarchyProblem } from '../../../domain/hierarchy';
import { perRelation, pointersIn, type Pointer } from '../../../domain/kinds/targets';
import { HttpProblem } from '../../http/problems';
import type { Tables } from '../../tables';
import { entryOf } from './entryOf';
import { relatedFieldsOf, referrersOf } from './relatedFields';
import { isOfType, tableOf } from '../storage/naming';
import { columnOf } from '../storage/columns';

type Values = Record<string, any>;

const pointers = (_field: unknown, path: string, value: unknown) => pointersIn({ path, value });

/** The ids in the value of a relation, each with its path. */
const namesOf = perRelation<Pointer[], [path: string, value: any]>({
  record: pointers,
  records: pointers,
  associations: ({ there }, path, value: Values[]) =>
    value.map((item, index) => ({ id: item[there].id, path: `${path}.${index}.${there}` })),
});

/** The value with the ids replaced by these records, in the order of `namesOf`. */
const withRecords = perRelation<unknown, [value: any, records: Values[]]>({
  record: (_field, _value, [record]) => record,
  records: (_field, _value, records) => records,
  associations: ({ there }, value: Values[], records) =>
    value.map((item, index) => ({ ...item, [there]: records[index] })),
});

/**
 * Replaces ids of related records by their short shapes. Mutates `record`.
 * @param id null for a new record
 * @returns an error for each unknown id and for an impossible parent
 */
export async function resolveRecords(
  trx: Transaction<Tables>,
  type: ContentType,
  record: Values,
  id: number | null,
): Promise<FieldError[]> {
  const fields = relatedFieldsOf(type)
    .map((relation) => ({ ...relation, named: namesOf(relation.field, relation.name, record[relation.name]) }))
    .filter(({ named }) => named.length > 0);
  if (fields.length === 0) return [];
  const queries = fields.map(
    ({ name, field, target, named }) =>
      sql`select ${sql.lit(name)} as field, r.id, ${entryOf(field, target)} as summary
        from ${sql.table(tableOf(target))} r where ${isOfType(target, 'r')}
        and r.id = any(${named.map((entry) => entry.id)}::int[])`,
  );
  const { rows } = await sql<{
    field: string;
    id: number;
    summary: string;
  }>`${sql.join(queries, sql` union all `)}`.execute(trx);
  const found = new Map(
    rows.map(({ field, id: known, summary }) => [`${field} ${known}`, JSON.parse(summary) as Values]),
  );
  const errors: FieldError[] = [];
  for (const { name, field, named } of fields) {
    const isLoose = 'loose' in field && field.loose !== undefined;
    const there = isLoose ? named.filter(({ id: one }) => found.has(`${name} ${one}`)) : named;
    const entries = there.map((entry) => {
      const known = found.get(`${name} ${entry.id}`);
      if (!known) errors.push({ field: entry.path, message: `Es gibt keinen Eintrag mit der Id ${entry.id}.` });
      return known ?? { id: entry.id };
    });
    record[name] = withRecords(field, record[name], entries);
    const message =
      'hierarchy' in field ? await findParentProblem(trx, type, name, field, id, record[name].id) : undefined;
    if (message) errors.push({ field: name, message });
  }
  return errors;
}

async function findParentProblem(
  trx: Transaction<Tables>,
  type: ContentType,
  name: string,
  { hierarchy }: RecordField,
  id: number | null,
  parent: number,
): Promise<string | undefined> {
  if (!hierarchy) return undefined;
  const [table, column] = [sql.table(tableOf(type)), sql.ref(columnOf(name, 'record'))];
  const { rows } = await sql<{ id: number; parent: number | null }>`
    with recursive above(id, parent) as (
      select id, ${column} from ${table} where id = ${parent}
      union select t.id, t.${column} from ${table} t join above on t.id = above.parent)
    select id, parent from above`.execute(trx);
  const children =
    hierarchy === 'oneLevel' && id !== null
      ? (await sql`select from ${table} where ${column} = ${id} limit 1`.execute(trx)).rows.length > 0
      : false;
  const parents = new Map(rows.map((row) => [row.id, row.parent]));
  return hierarchyProblem(hierarchy, id, parent, {
    parentOf: (above) => parents.get(above) ?? null,
    hasChildren: () => children,
  });
}

/**
 * Refuses to delete a record that other records have as their parent.
 * @throws 409 with the names of those records
 */
export async function refuseIfParent(db: Kysely<Tables>, type: ContentType, id: number): Promise<void> {
  for (const { type: other, name, field } of referrersOf(type)) {
    if (field.kind !== 'record') continue;
    const { rows } = await sql<{ body: string }>`
      select body from ${sql.table(tableOf(other))} where ${isOfType(other)}
        and ${sql.ref(columnOf(name, 'record'))} = ${id} order by id limit 6`.execute(db);
    if (rows.length === 0) continue;
    const names = rows
      .slice(0, 5)
      .map(({ body }) => `«${nameOf(other, JSON.parse(body))}»`)
      .join(', ');
    throw HttpProblem.conflict(
      `Der Eintrag ist «${field.label}» von ${names}${rows.length > 5 ? ' und weiteren' : ''}. Ändern Sie ` +
        'zuerst diese.',
    );
  }
}
