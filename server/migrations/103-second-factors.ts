import { running } from './helpers';

/** Second factors of accounts, their recovery codes, and unfinished steps of signing in or of setting up a factor. */
export const up = running([
  // Passkeys have a credential, authenticator apps a secret. The columns of a kind are all set or all null.
  `create table second_factors (
    id integer primary key generated always as identity, user_id integer not null references users on delete cascade,
    kind text not null, name text not null, created_at timestamptz not null default now(), last_used_at timestamptz,
    credential_id text unique, public_key bytea, counter bigint, transports text[],
    secret text, last_step bigint,
    check (case kind when 'passkey' then num_nulls(credential_id, public_key, counter) = 0 and secret is null
      when 'totp' then secret is not null and credential_id is null else false end))`,
  'create index on second_factors (user_id)',
  "create unique index on second_factors (user_id) where kind = 'totp'",
  `create table recovery_codes (
    user_id integer references users on delete cascade, code_hash bytea, primary key (user_id, code_hash))`,
  // No account: signing in with only a passkey, until the passkey identifies the account.
  `create table factor_steps (
    token_hash bytea, purpose text, user_id integer references users on delete cascade, value text,
    expires_at timestamptz not null, primary key (token_hash, purpose))`,
  'create index on factor_steps (user_id)',
  // Read with each session and returned with each account.
  'alter table users add column has_second_factor boolean not null default false',
]);
