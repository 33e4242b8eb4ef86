import { running } from './helpers';

/** What owners see of their sessions, and the accounts of people whom a provider of OpenID Connect signs in. */
export const up = running([
  `alter table sessions add column id integer generated always as identity unique,
    add column device text not null default '', add column network bytea,
    add column is_by_provider boolean not null default false`,
  `create table external_identities (
    issuer text not null, subject text not null, user_id integer not null references users on delete cascade,
    created_at timestamptz not null default now(), primary key (issuer, subject))`,
  'create index on external_identities (user_id)',
]);
