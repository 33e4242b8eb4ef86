import { sql, type Kysely } from 'kysely';
import { canonicalHtml } from '../../domain/values/canonicalHtml';

type Values = Record<string, any>;
type Row = { id: number } & Values;

const batch = 500;
/** What stands in columns of their own, and the texts that answers are made of. */
const contents = { texts: ['description'], values: ['translations', 'body', 'public_body'] };
const tables = [
  { name: 'projects', ...contents },
  { name: 'contacts', ...contents },
  // What was proposed is compared with what is stored, and goes to other editors too.
  { name: 'inbox_items', texts: [], values: ['normalized_data', 'base', 'interim', 'interim_base'] },
];

/**
 * Rich texts in the notation they are sent in: plain items of lists, heads of tables. No record says anything else, so
 * that versions and history stay. docs/decisions/rich-text.md.
 */
export async function up(db: Kysely<any>): Promise<void> {
  for (const { name, texts, values } of tables) {
    for (let last = 0; ;) {
      const rows = await readBatch(db, name, [...texts, ...values], last);
      for (const row of rows) await rewrite(db, name, row, texts, values);
      if (rows.length < batch) break;
      last = (rows.at(-1) as Row).id;
    }
  }
  await sql`update resource_state set version = version + 1`.execute(db);
}

/** Rows that hold a list or a table. JSON comes as text, in which its keys keep their order. */
async function readBatch(db: Kysely<any>, table: string, columns: string[], after: number): Promise<Row[]> {
  const listed = columns.map((column) => sql`${sql.ref(column)}::text as ${sql.ref(column)}`);
  const found = columns.map((column) => sql`${sql.ref(column)}::text ~ '<(li|tr)[ >]'`);
  const { rows } =
    await sql<Row>`select id, ${sql.join(listed)} from ${sql.table(table)} where id > ${after} and (${sql.join(found, sql` or `)}) order by id limit ${batch}`.execute(
      db,
    );
  return rows;
}

async function rewrite(db: Kysely<any>, table: string, row: Row, texts: string[], values: string[]): Promise<void> {
  const changed: Values = {};
  for (const column of texts) changed[column] = canonicalHtml(row[column]);
  for (const column of values)
    if (row[column] != null) changed[column] = JSON.stringify(withDescriptions(JSON.parse(row[column])));
  await db.updateTable(table).set(changed).where('id', '=', row.id).execute();
}

/** Values of a record, or its translations alone. */
function withDescriptions(values: unknown): unknown {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return values;
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      if (key === 'description' && typeof value === 'string') return [key, canonicalHtml(value)];
      return [key, key === 'translations' || key === 'fr' || key === 'it' ? withDescriptions(value) : value];
    }),
  );
}
