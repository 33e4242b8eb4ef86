import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { persons } from '../../domain/types/person';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { createRecord } from '../engine/write/repository';
import { newCode } from '../submissions/code';
import { findLink } from '../submissions/links';
import { newsletter } from '../submissions/newsletter/newsletter';
import { listReceivers } from '../submissions/verification/receivers';
import { verification } from '../submissions/verification/verification';
import { readListRequest } from '../../domain/lists/listRequest';
import * as verificationLinks from './007-verification';
import * as newsletterRequests from './008-newsletter';
import { up } from './012-submissions';
import { up as submittedEntries } from './049-submitted-entries';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('carries over the links that were sent before: they hold on, and who has confirmed has confirmed', async () => {
  const { db } = test.database;
  await sql`drop table submission_documents, submissions`.execute(db);
  for (const { up: make } of [verificationLinks, newsletterRequests]) await make(db as never);
  const { id } = await createRecord(
    db,
    persons,
    { firstName: 'Anna', lastName: 'Muster', email: 'anna@example.org' },
    null,
  );
  const [open, used, asked] = [newCode(), newCode(), newCode()];
  const confirmedAt = '2026-01-02T03:04:05.000Z';
  await sql`insert into verification_links (contact_id, code_hash, batch, message_id, expires_at, used_at, outcome) values
    (${id}, ${used.hash}, gen_random_uuid(), gen_random_uuid(), now() + interval '1 day', ${confirmedAt}, 'confirmed'),
    (${id}, ${open.hash}, gen_random_uuid(), gen_random_uuid(), now() + interval '1 day', null, null)`.execute(db);
  const request = { contact: { email: 'neu@example.org' }, contactGroups: [1] };
  await sql`insert into newsletter_requests (code_hash, request, expires_at) values (${asked.hash}, ${JSON.stringify(request)}::jsonb, now() + interval '1 day')`.execute(
    db,
  );

  await up(db as never);
  await submittedEntries(db as never);

  expect(await findLink(db, verification, open.code)).toMatchObject({ recordId: id, request: null });
  await expect(findLink(db, verification, used.code)).rejects.toMatchObject({ status: 404 });
  expect(await findLink(db, newsletter, asked.code)).toMatchObject({ recordId: null, request });
  await expect(findLink(db, verification, asked.code)).rejects.toMatchObject({ status: 404 });
  expect((await listReceivers(db, readListRequest(persons, {}))).data).toEqual([
    expect.objectContaining({ id, confirmedAt }),
  ]);
});
