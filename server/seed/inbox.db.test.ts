import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Card, InboxItem } from '../../domain/inbox/inbox';
import { adopt } from '../../domain/review/adopt';
import { compare } from '../../domain/review/compare';
import { placesIn } from '../../domain/review/places';
import { persons } from '../../domain/types/person';
import { projects } from '../../domain/types/project';
import { call, createAccount, createTestApp } from '../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { seedInbox } from './inbox';
import { seedRecords } from './records';

let test: TestDatabase;
let app: FastifyInstance;
let cookie: string;

beforeAll(async () => {
  test = await createTestDatabase();
  app = await createTestApp(test.database, { env: { PROJECTS_ENABLE_BUSINESS_SECTORS: 'true' } });
  ({ cookie } = await createAccount(test.database, 'ROLE_EDITOR', 'editor@example.org'));
  await test.database.db.transaction().execute(async (trx) => {
    await seedRecords(trx, { projects: 40, persons: 60, companies: 300 });
    await seedInbox(trx, 'regio');
  });
});
afterAll(async () => {
  await app.close();
  await test.drop();
});

const ask = (method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown) => call(app, method, url, { cookie, body });

it('fills the inbox of a demo', async () => {
  expect((await ask('GET', '/inbox')).body.meta).toMatchObject({
    total: 76,
    counts: {
      project: 29,
      job: 4,
      event: 4,
      contact_update: 20,
      publication: 4,
      topic: 4,
      state: 2,
      program: 3,
      businessSector: 2,
      instrument: 4,
    },
  });
});

it('proposes valid values: every project merged whole is accepted', async () => {
  const cards = (await ask('GET', '/inbox?type[]=project&status[]=new&status[]=update')).body.data as Card[];
  expect(cards).toHaveLength(26);
  for (const { id, internalId } of cards) {
    const item = (await ask('GET', `/inbox/${id}`)).body.data as InboxItem;
    const ours = internalId === null ? {} : (await ask('GET', `/projects/${internalId}`)).body.data;
    const differences = compare(
      projects,
      { ours, theirs: item.normalizedData },
      placesIn(projects, item.normalizedData),
    );
    const record = differences.reduce(adopt, ours);
    const saved = await ask(
      internalId === null ? 'POST' : 'PUT',
      internalId === null ? '/projects' : `/projects/${internalId}`,
      { ...record, inboxId: id, merge: true, addToInbox: false },
    );
    expect([saved.body.errors, saved.status < 300], item.title).toEqual([undefined, true]);
  }
  expect((await ask('GET', '/inbox')).body.meta.counts.project).toBe(3);
});

it('proposes valid people: each merged whole is accepted, and was compared with the stored record', async () => {
  const cards = (await ask('GET', '/inbox?type[]=contact_update&limit=100')).body.data as Card[];
  expect(cards).toHaveLength(20);
  for (const { id, internalId } of cards) {
    const item = (await ask('GET', `/inbox/${id}`)).body.data as InboxItem;
    const ours = (await ask('GET', `/contacts/person/${internalId}`)).body.data;
    const places = placesIn(persons, item.normalizedData);
    const isFirst = cards.find((card) => card.internalId === internalId)?.id === id;
    // A second proposal about a person includes the changes of the first.
    expect(
      isFirst
        ? compare(persons, { ours, theirs: item.base ?? {} }, places).filter(({ change }) => change !== 'same')
        : [],
    ).toEqual([]);
    const record = compare(persons, { ours, theirs: item.normalizedData }, places).reduce(adopt, ours) as Record<
      string,
      any
    >;
    // For a new employment, the editor selects the organisation.
    const employments = record.employments.map((one: Record<string, any>) =>
      one.company.id === null ? { ...one, company: { id: 701 } } : one,
    );
    const saved = await ask('PUT', `/contacts/person/${internalId}`, {
      ...record,
      employments,
      inboxId: id,
      merge: true,
    });
    expect([saved.body.errors, saved.status], item.title).toEqual([undefined, 200]);
  }
});
