import { expect, it } from 'vitest';
import { isReadOnly } from './database';

it.each([
  'select "id" from "users" where "email" = $1',
  '/* to update */ select body from projects',
  "\n    with found as (select 1 from history where action <> 'delete') select updated_at from found -- not an update",
  "select ';' || name from lists;\n",
  `select "update" from t where x = 'it''s for update'`,
])('%s only reads', (statement) => expect(isReadOnly(statement)).toBe(true));

it.each([
  'insert into users values ($1)',
  'update users set id = 1',
  'begin',
  'commit',
  'with gone as (delete from mails returning id) select count(*) from gone',
  'select 1 from mails for update skip locked',
  'select 1 from mails for share',
  "select nextval('ids')",
  '/* to read */ select pg_advisory_xact_lock(1)',
  'select 1 into other',
  "set x = 'select'",
  'select 1; truncate mails',
])('%s does more than read', (statement) => expect(isReadOnly(statement)).toBe(false));
