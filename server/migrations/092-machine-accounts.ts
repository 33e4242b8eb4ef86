import { running } from './helpers';

/** A machine account is an account without a password that signs in with a token, within its scopes. */
export const up = running([
  'alter table users add column is_machine boolean not null default false',
  `create table machine_accounts (
    user_id integer primary key references users on delete cascade, token_hash bytea not null unique,
    token_end text not null, scopes text[] not null, valid_until date, last_used_at timestamptz,
    created_by text)`,
]);
