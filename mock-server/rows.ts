import type { OwnSettings } from '../domain/users';

/** A row as json-server keeps it. `version` grows with every write; it is not part of an answer. */
export type Row = { id: number; version: number; createdAt: string; updatedAt: string } & Record<string, unknown>;

/** An account as the mock keeps it: in memory, for demonstrations, the password as it was typed. */
export type Account = Row & { email: string; password: string; roles: string[]; notifications: string[]; settings?: OwnSettings };

export type Action = 'create' | 'update' | 'delete';
