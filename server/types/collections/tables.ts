import { contentTable, linkTable } from '../../migrations/helpers';

/**
 * The tables of collections of records of another table; a record that is deleted goes out of all of them. What stands
 * here must not change its meaning: migrations run it.
 */
export function collectionTables(table: string, members: string): string[] {
  return [
    contentTable(table, [
      'title text not null',
      'description text not null',
      'is_dynamic boolean not null',
      'filters jsonb not null',
    ]),
    ...linkTable(table, 'selection', members, 'cascade'),
    `create index on ${table}_selection (record_id, position)`,
    `insert into resource_state (resource) values ('${table.replaceAll('_', '-')}')`,
  ];
}
