import { sql, type Kysely } from 'kysely';
import type { ContentType, Order } from '../../domain/contentType';
import { contentTypeNamed } from '../../domain/contentTypes';
import { holdsFiles } from '../../domain/kinds/items';
import { perKind, type PerKind } from '../../domain/kinds/perKind';
import { publishingOf } from '../../domain/publishing';
import { targetOf } from '../../domain/kinds/targets';
import { columnOf, holdsText, linksOf } from '../engine/storage/columns';
import { referenceTableOf, snakeCase, tableOf, uploadsTableOf } from '../engine/storage/naming';

/** The collation that lists sort by (`orderTerm`). */
const german = 'collate "de-x-icu"';

interface Column {
  /** PostgreSQL's `udt_name`. */
  type: string;
  /** The default for existing rows. If missing, the column is nullable. */
  filled?: string;
}

const words = ({ empty }: { empty: string }): Column => ({ type: 'text', filled: quoted(empty) });
const items = (): Column => ({ type: 'jsonb', filled: `'[]'` });
const nothing = () => null;
const key = (): Column => ({ type: 'int4' });

/** The column for each kind; null if the values are in another table. */
const columns: PerKind<Column | null> = {
  text: words,
  multiline: words,
  richText: words,
  svg: words,
  url: words,
  email: words,
  color: words,
  choice: words,
  boolean: () => ({ type: 'bool', filled: 'false' }),
  date: () => ({ type: 'date' }),
  dateTime: () => ({ type: 'timestamptz' }),
  decimal: () => ({ type: 'numeric' }),
  integer: ({ empty }) => ({ type: 'int4', filled: String(empty) }),
  reference: key,
  record: key,
  references: nothing,
  records: nothing,
  associations: nothing,
  list: items,
  image: () => ({ type: 'jsonb' }),
  images: items,
  files: items,
};
const columnFor = perKind(columns);

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
/** Common SQL names of types that PostgreSQL reports differently. */
const written: Record<string, string> = { bool: 'boolean', int4: 'integer' };
const inWords = ({ type, filled }: Column) => `${written[type] ?? type}${filled === undefined ? '' : ' not null'}`;

/** The columns that every content table has in addition to its fields (`contentTable`). */
const common = ['id', 'version', 'is_public', 'created_at', 'updated_at', 'translations', 'body', 'summary'];
const housekeeping = new Set([...common, 'public_body']);

/** The existing schema of a type: its table, its link tables, and the indexes that make its lists fast. */
interface ExistingTables {
  columns: Map<string, Column>;
  /** For each link table, the table it refers to. */
  links: Map<string, string>;
  /** The expressions of each index, in lower case without quotes: `name collate de-x-icu, id`. */
  indexes: string[];
  statistics: string[];
  hasState: boolean;
  hasChanges: boolean;
}

async function readTables(db: Kysely<any>, type: ContentType): Promise<ExistingTables> {
  const table = tableOf(type);
  const { rows: found } = await sql<{ name: string; type: string; nullable: string }>`
    select column_name::text as name, udt_name::text as type, is_nullable as nullable from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}`.execute(db);
  const { rows: links } = await sql<{ name: string; target: string }>`
    select l.conrelid::regclass::text as name, t.confrelid::regclass::text as target from pg_constraint l
    join pg_attribute record on record.attrelid = l.conrelid and record.attnum = l.conkey[1]
      and record.attname = 'record_id'
    join pg_constraint t on t.conrelid = l.conrelid and t.contype = 'f'
    join pg_attribute target on target.attrelid = t.conrelid and target.attnum = t.conkey[1]
      and target.attname in ('target_id', 'file_id')
    where l.contype = 'f' and l.confrelid = to_regclass(${table})`.execute(db);
  const { rows: indexes } = await sql<{ definition: string }>`
    select indexdef as definition from pg_indexes where schemaname = current_schema() and tablename = ${table}`.execute(
    db,
  );
  const { rows: statistics } = await sql<{ definition: string }>`
    select pg_get_statisticsobjdef(oid) as definition from pg_statistic_ext
      where stxrelid = to_regclass(${table})`.execute(db);
  const { rows: state } = await sql`select from resource_state where resource = ${type.name}`.execute(db);
  const { rows: changes } = await sql`select from pg_trigger where tgrelid = to_regclass(${table})
    and tgname = 'record_changed'`.execute(db);
  return {
    columns: new Map(
      found.map(({ name, type, nullable }) => [name, { type, ...(nullable === 'NO' && { filled: '' }) }]),
    ),
    links: new Map(links.map(({ name, target }) => [name, target])),
    indexes: indexes.map(({ definition }) => plain(definition.replace(/^.* USING btree \(/, ''))),
    statistics: statistics.map(({ definition }) => definition),
    hasState: state.length > 0,
    hasChanges: changes.length > 0,
  };
}

const plain = (index: string) => index.toLowerCase().replaceAll('"', '');

/**
 * Generates the source of a migration from the existing tables to those that a type's declaration requires. Null if
 * nothing has changed.
 * @throws with a message for each change that would lose data or cannot be derived
 */
export async function writeMigration(
  db: Kysely<any>,
  type: ContentType,
): Promise<{ source: string; adds: string } | null> {
  const present = await readTables(db, type);
  const problems = refusals(type, present);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const { lines, adds } = steps(type, present);
  if (lines.length === 0) return null;
  const isNew = present.columns.size === 0;
  const comment = isNew
    ? `The table of ${type.name}, with its links and indexes.`
    : `What ${type.name} have since: ${adds.join(', ')}.`;
  const source = `import * as helpers from '../../../migrations/helpers';

/** ${comment} */
export const up = helpers.running([${lines.join(',')}]);
`;
  return { source, adds: adds[0] ?? 'indexes' };
}

/** The columns that the declaration requires, with their fields. */
function declared(type: ContentType): { field: string; name: string; column: Column; references: string }[] {
  return Object.entries({ ...type.fields, ...publishingOf(type) }).flatMap(([field, one]) => {
    const column = columnFor(one);
    const references =
      one.kind === 'reference' || one.kind === 'record' ? ` references ${targetTable(type, field)}` : '';
    return column ? [{ field, name: columnOf(field, one.kind), column, references }] : [];
  });
}

/** The table that a relation refers to. */
function targetTable(type: ContentType, field: string): string {
  const target = targetOf(type.fields[field]!);
  if (target && 'list' in target) return referenceTableOf(target.list);
  const resource = target && 'resource' in target ? target.resource : '';
  return tableOf(contentTypeNamed(resource)!);
}

function refusals(type: ContentType, present: ExistingTables): string[] {
  const table = tableOf(type);
  if (type.shares)
    return [`Several types share the table ${table}: write its migration by hand, in server/types/*/migrations/.`];
  const byHand = 'write that migration by hand, so that it says what becomes of the data';
  const rows = Object.entries(type.fields).flatMap(([field, one]) =>
    one.kind === 'associations' && present.columns.size === 0
      ? [`${type.name}.${field} needs the table ${one.table}: ${byHand}.`]
      : [],
  );
  if (present.columns.size === 0) return rows;
  const columns = declared(type);
  const gone = [...present.columns.keys()]
    .filter((name) => !housekeeping.has(name) && !columns.some((column) => column.name === name))
    .map((name) => `No field of ${type.name} has the column ${name}, and dropping it loses what it holds: ${byHand}.`);
  const changed = columns.flatMap(({ field, name, column }) => {
    const was = present.columns.get(name);
    return was && inWords(was) !== inWords(column)
      ? [
          `${type.name}.${field} is "${inWords(column)}" by its declaration and "${inWords(was)}" in its ` +
            `table: give the field another name, or ${byHand}.`,
        ]
      : [];
  });
  const links = linksOf(type);
  const goneLinks = [...present.links.keys()]
    .filter((name) => name !== uploadsTableOf(type) && !links.some((link) => link.table === name))
    .map((name) => `No field of ${type.name} has the links of ${name}, and dropping them loses them: ${byHand}.`);
  const retargeted = links.flatMap(({ field, table: name }) => {
    const was = present.links.get(name);
    return was && was !== targetTable(type, field)
      ? [
          `${type.name}.${field} leads to ${targetTable(type, field)} and did lead to ${was}: give the field ` +
            `another name, or ${byHand}.`,
        ]
      : [];
  });
  return [...rows, ...gone, ...changed, ...goneLinks, ...retargeted];
}

/** The lines of code with the statements, and a name for each addition. */
function steps(type: ContentType, present: ExistingTables): { lines: string[]; adds: string[] } {
  const table = tableOf(type);
  const isNew = present.columns.size === 0;
  const lines: string[] = [];
  const adds: string[] = [];
  const columns = declared(type).filter(({ name }) => !present.columns.has(name));
  if (isNew) {
    const whole = columns.map(({ name, column, references }) => `${name} ${inWords(column)}${references}`);
    lines.push(call('contentTable', table, whole));
  } else {
    for (const { name, column, references } of columns) {
      const filled = column.filled === undefined ? '' : ` default ${column.filled}`;
      lines.push(text(`alter table ${table} add column ${name} ${inWords(column)}${filled}${references}`));
      adds.push(name.replaceAll('_', '-'));
    }
  }
  for (const index of indexesOf(type))
    if (!present.indexes.some((there) => [')', ',', ' '].some((end) => there.startsWith(`${plain(index)}${end}`))))
      lines.push(text(`create index on ${table} (${index})`));
  for (const name of Object.keys(publishingOf(type)).map(snakeCase))
    if (!present.indexes.some((there) => there.startsWith(name)))
      lines.push(text(`create index on ${table} (${name}) where ${name} is not null`));
  const shuffled = type.shuffledWithin && `extract(year from ${snakeCase(type.shuffledWithin)}) desc nulls last`;
  if (shuffled && !present.indexes.some((there) => there.startsWith(shuffled)))
    lines.push(text(`create index on ${table} (${shuffled}) where is_public`));
  for (const filter of Object.values(type.filters)) {
    if (filter.kind !== 'untranslated') continue;
    const lacking = (there: readonly string[]) =>
      filter.locales.filter(
        (locale) =>
          !there.some(
            (one) => one.includes(`translations -> '${locale}'`) && one.includes(`'${filter.field.toLowerCase()}'`),
          ),
      );
    const indexed = lacking(present.indexes);
    const order = orderOf(type);
    if (indexed.length > 0)
      lines.push(`...${call('untranslatedIndexes', table, filter.field, indexed, ...(order ? [{ order }] : []))}`);
    const known = lacking(present.statistics.map((one) => one.toLowerCase()));
    if (known.length > 0) lines.push(`...${call('untranslatedStatistics', table, filter.field, known)}`);
  }
  for (const { field, table: name } of linksOf(type)) {
    if (present.links.has(name)) continue;
    const one = type.fields[field];
    const isLoose = one?.kind === 'records' && one.loose;
    lines.push(
      `...${call('linkTable', table, snakeCase(field), targetTable(type, field), ...(isLoose ? ['cascade'] : []))}`,
    );
    if (isLoose) lines.push(text(`create index on ${name} (record_id, position)`));
    if (!isNew) adds.push(snakeCase(field).replaceAll('_', '-'));
  }
  if (holdsFiles(type.fields) && !present.links.has(uploadsTableOf(type)))
    lines.push(`...${call('fileLinkTable', table)}`);
  if (!present.hasChanges) lines.push(call('noteChanges', table, type.name));
  if (!present.hasState) lines.push(text(`insert into resource_state (resource) values (${quoted(type.name)})`));
  // Rendered JSON gets the new fields when it is re-rendered after the start.
  else if (adds.length > 0)
    lines.push(text(`update resource_state set rendered_as = 0 where resource = ${quoted(type.name)}`));
  return { lines, adds };
}

const text = (statement: string) => JSON.stringify(statement);
const call = (helper: string, ...args: unknown[]) =>
  `helpers.${helper}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;

/** The default order of a type's list, as an index expression; undefined if it is the id. */
function orderOf(type: ContentType): string | undefined {
  const { thenBy, ...first } = type.defaultOrder;
  if (first.field === 'id') return undefined;
  const order: Order[] = [first, ...(thenBy ? [thenBy] : [])];
  if (!order.some(({ field }) => field === 'id')) order.push({ field: 'id', direction: order.at(-1)!.direction });
  return order.map((term) => termOf(type, term)).join(', ');
}

function termOf(type: ContentType, { field, direction }: Order): string {
  const way = direction === 'DESC' ? ' desc' : '';
  if (['id', 'createdAt', 'updatedAt'].includes(field)) return `${snakeCase(field)}${way}`;
  if (holdsText(type, field)) return `${snakeCase(field)} ${german}${way}`;
  // Empty values come last in both directions.
  return `${snakeCase(field)}${way && `${way} nulls last`}`;
}

/**
 * The indexes for lists: by default order, by choice fields in that order, by time of change, and by referring records.
 */
function indexesOf(type: ContentType): string[] {
  const order = orderOf(type);
  const choices = Object.values(type.filters).flatMap((filter) =>
    order && filter.kind === 'choice' ? [`${snakeCase(filter.field)}, ${order}`] : [],
  );
  const keys = declared(type).filter(({ field }) => type.fields[field]?.kind === 'record');
  return [...(order ? [order] : []), ...choices, ...keys.map(({ name }) => name), 'updated_at'];
}
