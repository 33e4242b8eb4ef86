import { notFound } from './problems';

/** A row as json-server keeps it. `version` grows with every write; it is not part of an answer. */
export type Row = { id: number; version: number; createdAt: string; updatedAt: string } & Record<string, unknown>;

/** An account as the mock keeps it: in memory, for demonstrations, the password as it was typed. */
export type Account = Row & { email: string; password: string; roles: string[]; notifications: string[] };

export type Action = 'create' | 'update' | 'delete';

/** Ids are positive whole numbers; everything else is an unknown id. Errors: 404. */
export function findRow<R extends { id: number }>(rows: readonly R[], id: string | undefined): R {
  const row = id !== undefined && /^[1-9]\d{0,9}$/.test(id) ? rows.find((candidate) => candidate.id === Number(id)) : undefined;
  if (!row) throw notFound();
  return row;
}
