import type { Generated, GeneratedAlways } from 'kysely';
import type { FactorKind } from '../../domain/accounts/secondFactors';
import type { OwnSettings } from '../../domain/accounts/users';
import type { ContentLocale } from '../../domain/locales';
import type { DraftContent } from '../../domain/drafts';
import type { Json, Timestamp } from './columns';

/** Accounts, and what is stored about their requests. */

export interface UsersTable {
  id: GeneratedAlways<number>;
  email: string;
  email_key: string;
  /** Empty if the account has no name. */
  name: Generated<string>;
  password_hash: string;
  roles: string[];
  notifications: string[];
  settings: Generated<Partial<OwnSettings>>;
  /** Whether it belongs to a program: see `MachineAccountsTable`. */
  is_machine: Generated<boolean>;
  /** Whether it has a row in `second_factors`. */
  has_second_factor: Generated<boolean>;
  last_sign_in_at: Timestamp | null;
  /** When it was switched off. */
  disabled_at: Timestamp | null;
  /** What it may write: see `Rights`. */
  writable_types: string[] | null;
  writable_languages: ContentLocale[] | null;
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** Tokens and rights of machine accounts. Their names are stored as the email addresses of their accounts. */
export interface MachineAccountsTable {
  user_id: number;
  token_hash: Buffer;
  token_end: string;
  scopes: string[];
  valid_until: string | null;
  last_used_at: Timestamp | null;
  created_by: string | null;
}

export interface SessionsTable {
  token_hash: Buffer;
  user_id: number;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  expires_at: Timestamp;
  /** What its owner calls it by; the token stays secret. */
  id: GeneratedAlways<number>;
  /** Browser and system, or ''. */
  device: Generated<string>;
  /** Where it was used last, as in `KnownNetworksTable`. */
  network: Buffer | null;
  /** A provider of OpenID Connect has signed them in. */
  is_by_provider: Generated<boolean>;
}

/** Who an account is at a provider of OpenID Connect (accounts/openIdConnect.ts). */
export interface ExternalIdentitiesTable {
  issuer: string;
  subject: string;
  user_id: number;
  created_at: Timestamp;
}

/** A passkey, or the secret of an authenticator app (accounts/secondFactors.ts). */
export interface SecondFactorsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  kind: FactorKind;
  name: string;
  created_at: Timestamp;
  last_used_at: Timestamp | null;
  credential_id: string | null;
  public_key: Buffer | null;
  counter: number | null;
  transports: string[] | null;
  secret: string | null;
  /** The period of the last accepted code, which is not accepted again. */
  last_step: number | null;
}

export interface RecoveryCodesTable {
  user_id: number;
  code_hash: Buffer;
}

/** An unfinished step: a sign-in that waits for its second factor, or the set-up of one. */
export interface FactorStepsTable {
  token_hash: Buffer;
  purpose: string;
  user_id: number | null;
  value: string | null;
  expires_at: Timestamp;
}

export interface LoginFailuresTable {
  key: string;
  failures: number;
  last_failed_at: Timestamp;
}

/** The networks of earlier sign-ins (accounts/knownNetworks.ts). */
export interface KnownNetworksTable {
  user_id: number;
  network: Buffer;
  last_seen_at: Timestamp;
}

/** Who has which record open (live/presence.ts). */
export interface PresenceTable {
  resource: string;
  record_id: number;
  user_id: number;
  user_email: string;
  field: string | null;
  since: Timestamp;
  seen_at: Timestamp;
}

/** Unsaved input; a draft without content has ended (drafts/drafts.ts). */
export interface DraftsTable {
  user_id: number;
  session: string;
  place: string;
  page: string;
  title: string;
  version: string | null;
  content: Json<DraftContent | null>;
  at: Timestamp;
  saved_at: Timestamp;
}

/** Stored responses to idempotent writes (idempotency/storedResponses.ts). */
export interface IdempotentResponsesTable {
  key_hash: Buffer;
  fingerprint: Buffer;
  status: number | null;
  headers: Json<Record<string, string> | null>;
  body: string | null;
  created_at: Timestamp;
}
