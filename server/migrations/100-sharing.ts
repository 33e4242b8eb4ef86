import { running } from './helpers';

/** List searches that the team shares, and links that show a record to people without an account for some days. */
export const up = running([
  // Stored as sent, because a list compares it with its own search.
  `create table shared_searches (
    id integer primary key generated always as identity, resource text not null, name text not null,
    query json not null, user_id integer references users on delete set null, user_email text not null,
    at timestamptz not null default now())`,
  'create index on shared_searches (user_id)',
  `create table preview_links (
    id integer primary key generated always as identity, resource text not null, record_id integer not null,
    token_hash text not null unique, expires_at timestamptz not null, revoked_at timestamptz,
    user_id integer references users on delete set null, user_email text not null,
    created_at timestamptz not null default now())`,
  'create index on preview_links (resource, record_id)',
  'create index on preview_links (user_id)',
]);
