import type { Generated, GeneratedAlways } from 'kysely';
import type { OwnSettings } from '../../domain/accounts/users';
import type { Json, Moment } from './columns';

/** Accounts, and what is stored about their requests. */

export interface UsersTable {
  id: GeneratedAlways<number>;
  email: string;
  email_key: string;
  password_hash: string;
  roles: string[];
  notifications: string[];
  settings: Generated<Partial<OwnSettings>>;
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
}

export interface SessionsTable {
  token_hash: Buffer;
  user_id: number;
  created_at: Moment;
  last_seen_at: Moment;
  expires_at: Moment;
}

export interface LoginFailuresTable {
  key: string;
  failures: number;
  last_failed_at: Moment;
}

/** The networks of earlier sign-ins (accounts/knownNetworks.ts). */
export interface KnownNetworksTable {
  user_id: number;
  network: Buffer;
  last_seen_at: Moment;
}

/** Who has which record open (presence.ts). */
export interface PresenceTable {
  resource: string;
  record_id: number;
  user_id: number;
  user_email: string;
  since: Moment;
  seen_at: Moment;
}

/** Stored answers to idempotent writes (idempotency/answers.ts). */
export interface IdempotentAnswersTable {
  key_hash: Buffer;
  fingerprint: Buffer;
  status: number | null;
  headers: Json<Record<string, string> | null>;
  body: string | null;
  created_at: Moment;
}
