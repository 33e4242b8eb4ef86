import type { ClientBase } from 'pg';

export interface TableContent {
  name: string;
  columns: string[];
  /** The identity column, if there is one. */
  identity: string | null;
}

/** Sessions, locks and cached responses do not survive a restore. Migrations fill Kysely's own tables. */
const leftOut = [
  'sessions',
  'login_failures',
  'known_networks',
  'secrets',
  'idempotent_answers',
  'password_resets',
  'factor_steps',
  'presence',
  // A restored database needs a new epoch.
  'change_feed',
  'kysely_migration',
  'kysely_migration_lock',
];

/** All tables of a backup, in an order that satisfies their references. */
export async function readTables(client: ClientBase): Promise<TableContent[]> {
  const { rows } = await client.query<TableContent>(
    `select c.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) as columns,
       min(c.column_name) filter (where c.is_identity = 'YES') as identity
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> all($1)
     group by c.table_name order by c.table_name`,
    [leftOut],
  );
  const references = await client.query<{ source: string; target: string }>(
    'select conrelid::regclass::text as source, confrelid::regclass::text as target from pg_constraint where ' +
      `contype = 'f' and conrelid <> confrelid`,
  );
  return inOrder(rows, references.rows);
}

function inOrder(tables: TableContent[], references: { source: string; target: string }[]): TableContent[] {
  const ordered: TableContent[] = [];
  const visit = (table: TableContent) => {
    if (ordered.includes(table)) return;
    for (const { source, target } of references) {
      const needed = source === table.name && tables.find(({ name }) => name === target);
      if (needed) visit(needed);
    }
    ordered.push(table);
  };
  tables.forEach(visit);
  return ordered;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const columnList = (columns: readonly string[]): string => columns.map(quoted).join(', ');
