import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { invalidLink, verificationPath } from '../../../domain/submissions/verification';
import { call, createTestApp } from '../../../tests/support/testApp';
import { testApi } from '../../../tests/support/testApi';
import { noPublicUrlMessage } from '../../http/serverUrl';
import { findMail } from '../../mail/listMails';
import { claimMail, endMail } from '../../mail/outbox';

const server = testApi({ env: { PUBLIC_URL: 'http://redaktion.example.org' } });
const { ask } = server;
beforeEach(() => server.database.db.deleteFrom('login_failures').execute());

const asVisitor = (method: 'GET' | 'POST', code: string, body?: unknown) =>
  call(server.app, method, `/contacts/verify/${code}`, { body });
const submit = (code: string, submission: object = {}) => asVisitor('POST', code, { changes: {}, ...submission });
const make = async (body: object) => {
  const answer = await ask('POST', '/contacts', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data as Record<string, any>;
};
const makePerson = async (values: object = {}) => {
  const company = await make({ type: 'company', companyName: 'Bergbahn AG', userComment: 'Geheim' });
  return make({
    type: 'person',
    firstName: 'Änni',
    lastName: 'Caduff',
    email: 'aenni@example.org',
    phone: '+41 81 000 00 00',
    language: { id: 2 },
    userComment: 'Ruft ungern zurück',
    employments: [
      { company: { id: company.id }, role: 'Leiterin', official: true },
      { company: { id: company.id }, role: 'Beirätin' },
    ],
    ...values,
  });
};
const mailsOf = async (...ids: number[]) => {
  const answer = await ask('POST', '/contacts/send-verification-emails', { emails: ids });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const mails = await server.database.db
    .selectFrom('outbox')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(Math.max(1, answer.body.data.queued))
    .execute();
  return { sending: answer.body.data as Record<string, any>, mails };
};
const codeFor = async (id: number) => {
  const { mails } = await mailsOf(id);
  return (
    new RegExp(`http://redaktion\\.example\\.org${verificationPath}([\\w-]+)`).exec(
      mails[0]?.text_body ?? '',
    ) as RegExpExecArray
  )[1] as string;
};
const itemsAbout = async (id: number) =>
  (await ask('GET', `/inbox?type=contact_update&internalId=${id}`)).body.data as Record<string, any>[];
const itemAbout = async (id: number) => {
  const cards = await itemsAbout(id);
  expect(cards).toHaveLength(1);
  return (await ask('GET', `/inbox/${cards[0]?.id}`)).body.data as Record<string, any>;
};

describe('sending', () => {
  it('points to PUBLIC_URL, whatever the request claims, and is refused if no URL is configured', async () => {
    const person = await makePerson();
    const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const send = (to: FastifyInstance, headers: Record<string, string>) =>
      call(to, 'POST', '/contacts/send-verification-emails', {
        cookie: server.cookie,
        headers,
        body: { emails: [person.id] },
      });
    const lastMail = async () =>
      (await server.database.db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst())
        ?.text_body ?? '';
    const count = async () => (await server.database.db.selectFrom('outbox').select('id').execute()).length;
    expect((await send(server.app, evil)).status).toBe(200);
    expect(await lastMail()).toContain(`http://redaktion.example.org${verificationPath}`);
    expect(await lastMail()).not.toContain('evil');
    const without = await createTestApp(server.database, { env: { PORT: '3456' } });
    const open = await createTestApp(server.database, { env: { HOST: '0.0.0.0' } });
    const before = await count();
    for (const [to, headers] of [
      [without, evil],
      [without, { host: 'localhost', 'x-forwarded-host': 'evil.example' }],
      [open, { host: 'localhost' }],
    ] as const) {
      expect(await send(to, headers)).toMatchObject({ status: 409, body: { detail: noPublicUrlMessage } });
    }
    expect(await count()).toBe(before);
    for (const host of ['localhost', '127.0.0.1:9', '[::1]:9'])
      expect((await send(without, { host })).status).toBe(200);
    expect(await lastMail()).toContain(`http://127.0.0.1:3456${verificationPath}`);
    await without.close();
    await open.close();
  });

  it('writes to people, each once, in their language, and stores only the hash of the code', async () => {
    const person = await makePerson();
    const company = await make({ type: 'company', companyName: 'Niemand GmbH', email: 'x@example.org' });
    const silent = await make({ type: 'person', firstName: 'Ohne', lastName: 'Adresse' });
    const { sending, mails } = await mailsOf(person.id, company.id, person.id, silent.id, 999_999);
    expect(sending).toMatchObject({
      queued: 1,
      skipped: [
        { id: company.id, reason: 'company' },
        { id: silent.id, reason: 'noEmail' },
        { id: 999_999, reason: 'unknown' },
      ],
    });
    expect(mails[0]).toMatchObject({
      recipient: 'aenni@example.org',
      subject: 'Confirmez vos coordonnées',
      kind: 'CONTACT_VERIFICATION',
    });
    const code = /verify\/([\w-]{43})/.exec(mails[0]?.text_body ?? '')?.[1] as string;
    const { rows } = await sql<{
      text: string;
    }>`select v::text as text from submissions v where record_id = ${person.id}`.execute(server.database.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain(code);
    const progress = async () => (await ask('GET', `/contacts/send-verification-emails/${sending.batch}`)).body.data;
    expect(await progress()).toEqual({ total: 1, sent: 0, failed: 0, waiting: 1 });
    const found = async () => (await findMail(server.database.db, mails[0]?.id as number))?.text;
    expect(await found()).toMatch(/verify\/…\n/);
    for (let mail = await claimMail(server.database.db, 60); mail; mail = await claimMail(server.database.db, 60))
      await endMail(server.database.db, mail, { state: 'sent' });
    expect(await progress()).toEqual({ total: 1, sent: 1, failed: 0, waiting: 0 });
    const { text_body, html_body } = await server.database.db
      .selectFrom('outbox')
      .selectAll()
      .where('id', '=', mails[0]?.id as number)
      .executeTakeFirstOrThrow();
    expect(text_body + html_body).not.toContain(code);
    expect(html_body).toContain('/contacts/verify/…"');
  });

  it('shows when each recipient was last written to', async () => {
    const one = (await ask('POST', '/contact-groups', { name: 'Eins' })).body.data.id as number;
    const two = (await ask('POST', '/contact-groups', { name: 'Zwei' })).body.data.id as number;
    const person = await makePerson({ contactGroups: [{ id: one }, { id: two }] });
    const other = await makePerson({ lastName: 'Beispiel', contactGroups: [{ id: two }] });
    await make({ type: 'company', companyName: 'In der Gruppe', contactGroups: [{ id: one }] });
    await codeFor(person.id);
    const { body } = await ask('GET', `/contacts/verification-receivers?contactGroup[]=${one}&contactGroup[]=${two}`);
    expect(body.meta).toEqual({ total: 2 });
    expect(body.data).toMatchObject([
      { id: other.id, sentAt: null, confirmedAt: null },
      { id: person.id, name: 'Änni Caduff', confirmedAt: null },
    ]);
    expect(Date.now() - Date.parse(body.data[1].sentAt)).toBeLessThan(60_000);
  });
});

describe('the personal link', () => {
  it('shows the data of the person, and no internal data of editors', async () => {
    const person = await makePerson();
    const { status, body, headers } = await asVisitor('GET', await codeFor(person.id));
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.data).toMatchObject({
      locale: 'fr',
      person: {
        firstName: 'Änni',
        phone: '+41 81 000 00 00',
        employments: [{ role: 'Leiterin', company: { name: 'Bergbahn AG' } }, { role: 'Beirätin' }],
      },
    });
    expect(JSON.stringify(body)).not.toMatch(/Geheim|Ruft ungern|userComment|contactGroups|isPublic/);
    expect(body.data.options.topics.length).toBeGreaterThan(0);
  });

  it('works until something is sent; a used one says so, and other dead links all get the same message', async () => {
    const person = await makePerson();
    const code = await codeFor(person.id);
    const second = await codeFor(person.id);
    const late = await codeFor((await makePerson()).id);
    await server.database.db
      .updateTable('submissions')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('id', '=', (from) => from.selectFrom('submissions').select((row) => row.fn.max('id').as('id')))
      .execute();
    await asVisitor('GET', code);
    expect((await submit(code)).body.data).toEqual({ outcome: 'confirmed' });
    for (const method of ['GET', 'POST'] as const) {
      const answers = await Promise.all(
        [code, second, late, 'x'.repeat(43), 'kurz'].map((one) =>
          asVisitor(method, one, method === 'POST' ? { changes: {} } : undefined),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
      const [used, ...others] = answers.map(({ body }) => body);
      expect(new Set(others.map((body) => JSON.stringify(body))).size).toBe(1);
      expect(others[0]?.detail).toBe(invalidLink);
      expect(used).toEqual({ ...others[0], data: { isUsed: true } });
    }
  });

  it('is used once if two requests race', async () => {
    const person = await makePerson();
    const code = await codeFor(person.id);
    const answers = await Promise.all(
      ['111', '112', '113'].map((phone) => asVisitor('POST', code, { changes: { phone } })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    expect(await itemsAbout(person.id)).toHaveLength(1);
  });

  it('cannot be guessed: a network that tries many codes must wait, and correct ones do not count', async () => {
    const code = await codeFor((await makePerson()).id);
    for (let index = 0; index < 25; index++) expect((await asVisitor('GET', code)).status).toBe(200);
    const answers: number[] = [];
    for (let index = 0; index < 22; index++)
      answers.push((await asVisitor('GET', `${'y'.repeat(41)}${10 + index}`)).status);
    expect(answers.slice(0, 20)).toEqual(Array(20).fill(404));
    expect(answers.slice(20)).toEqual([429, 429]);
    expect((await asVisitor('GET', code)).status).toBe(429);
  });
});

describe("a person's submission", () => {
  it('becomes one item with real changes only, and leaves the contact alone', async () => {
    const person = await makePerson();
    const [first, second] = person.employments;
    const answer = await asVisitor('POST', await codeFor(person.id), {
      changes: {
        phone: '+41 81 111 11 11',
        firstName: 'Änni',
        email: ' aenni@example.org ',
        isPublic: true,
        userComment: 'eingeschleust',
        contactGroups: [{ id: 1 }],
        translations: { fr: { city: 'Coire', isPublic: true } },
        employments: [{ id: first.id, role: 'Direktorin', official: false }],
      },
      removeEmploymentIds: [second.id],
      newEmployments: [
        { organisation: 'Talbahn <b>AG</b>', role: 'Rätin', translations: { fr: { role: 'Conseillère' } } },
      ],
      comment: 'Bitte prüfen',
    });
    expect(answer.body).toEqual({ data: { outcome: 'proposed' } });
    const item = await itemAbout(person.id);
    expect(item).toMatchObject({
      source: 'contact_verification',
      status: 'pending',
      title: 'Änni Caduff',
      changes: true,
      delete: false,
      internalId: person.id,
    });
    expect(Object.keys(item.normalizedData).toSorted()).toEqual([
      'employments',
      'phone',
      'translations',
      'userComment',
    ]);
    expect(item.normalizedData).toMatchObject({
      phone: '+41 81 111 11 11',
      translations: { fr: { city: 'Coire' } },
      employments: [{ id: first.id, role: 'Direktorin', official: true }, expect.anything()],
    });
    expect(item.normalizedData.employments[1]).toEqual({
      id: null,
      company: { id: null, name: 'Talbahn <b>AG</b>' },
      role: 'Rätin',
      official: false,
      translations: { fr: { role: 'Conseillère' }, it: {} },
    });
    expect(item.normalizedData.userComment).toMatch(
      /^Ruft ungern zurück\n\nMitteilung vom \d\d\.\d\d\.\d{4}: Bitte prüfen$/,
    );
    // Existing clients find the whole proposal in the comment.
    expect(item.data.changes.userComment).toMatch(
      new RegExp(
        /^Ruft ungern zurück\n\nMitteilung vom \d\d\.\d\d\.\d{4}: Bitte prüfen\n/.source +
          /Neue Anstellung: Rätin, Talbahn <b>AG<\/b>$/.source,
      ),
    );
    expect(item.data.changes.employments).toHaveLength(1);
    expect(item.base).toMatchObject({ phone: '+41 81 000 00 00', userComment: 'Ruft ungern zurück' });
    expect(item.data).toMatchObject({
      removeEmploymentIds: [String(second.id)],
      delete: 0,
      changes: { phone: '+41 81 111 11 11', employments: [{ id: first.id, role: 'Direktorin' }] },
    });
    expect((await ask('GET', `/contacts/${person.id}`)).body.data).toEqual({
      ...person,
      verificationEmailSentDate: expect.any(String),
    });
  });

  it('is recorded as a confirmation if nothing changed', async () => {
    const person = await makePerson();
    expect(
      (
        await asVisitor('POST', await codeFor(person.id), {
          changes: { phone: person.phone, employments: [{ id: person.employments[0].id, role: 'Leiterin' }] },
        })
      ).body.data,
    ).toEqual({ outcome: 'confirmed' });
    expect(await itemsAbout(person.id)).toEqual([]);
    const { body } = await ask('GET', `/contacts/${person.id}/verification`);
    expect(Date.now() - Date.parse(body.data.confirmedAt)).toBeLessThan(60_000);
  });

  it('reports all invalid fields at once, and the link stays valid', async () => {
    const person = await makePerson();
    const code = await codeFor(person.id);
    const answer = await asVisitor('POST', code, {
      changes: {
        email: 'keine',
        phone: 'abc',
        lastName: ' ',
        linkedIn: 'javascript:alert(1)',
        country: { id: 99_999 },
      },
      newEmployments: [{ organisation: 'Talbahn' }, { role: 'Rätin' }],
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      'country',
      'email',
      'lastName',
      'linkedIn',
      'newEmployments.1.organisation',
      'phone',
    ]);
    for (const bad of [
      {},
      { changes: null },
      { change: { phone: '1' } },
      { phone: '1' },
      { changes: {}, coment: 'x' },
      { changes: [] },
      { changes: { translations: 3, employments: 'x' }, removeEmploymentIds: 'x' },
      [],
      { changes: {}, delete: 'ja' },
      { changes: {}, comment: 'x'.repeat(5_001) },
      { changes: {}, newEmployments: [{ role: 'Rätin' }] },
    ]) {
      expect((await asVisitor('POST', code, bad)).status, JSON.stringify(bad).slice(0, 80)).toBe(422);
    }
    expect((await asVisitor('GET', code)).status).toBe(200);
    expect(await itemsAbout(person.id)).toEqual([]);
  });

  it('cannot run script anywhere', async () => {
    const person = await makePerson();
    await asVisitor('POST', await codeFor(person.id), {
      changes: { description: '<p onclick="x()">Neu<script>alert(1)</script><img src=x onerror=alert(1)></p>' },
    });
    expect((await itemAbout(person.id)).normalizedData.description).toBe('<p>Neu</p>');
  });

  it('drops the canton outside Switzerland; a requested deletion is a separate item', async () => {
    const person = await makePerson({ country: { id: 1 }, state: { id: 2 } });
    await asVisitor('POST', await codeFor(person.id), { changes: { country: { id: 3 } }, delete: true });
    const item = await itemAbout(person.id);
    expect(item).toMatchObject({
      delete: true,
      normalizedData: { country: { id: 3 }, state: null },
      data: { delete: '1', changes: { country: { id: 3 }, state: null } },
    });
    const other = await makePerson();
    await submit(await codeFor(other.id), { delete: true });
    expect(await itemAbout(other.id)).toMatchObject({ delete: true, changes: false, normalizedData: {} });
  });
});

describe('the review', () => {
  it('saves the person and closes the item in one transaction', async () => {
    const person = await makePerson();
    await asVisitor('POST', await codeFor(person.id), {
      changes: { phone: '+41 81 222 22 22' },
      removeEmploymentIds: [person.employments[1].id],
    });
    const item = await itemAbout(person.id);
    const body = { ...person, ...item.normalizedData, inboxId: item.id, inboxVersion: item.version, merge: true };
    expect((await ask('PUT', `/contacts/person/${person.id}`, { ...body, lastName: '' })).status).toBe(422);
    expect(await itemsAbout(person.id)).toHaveLength(1);
    expect((await ask('PUT', `/contacts/person/${person.id}`, body)).body.data).toMatchObject({
      phone: '+41 81 222 22 22',
      employments: [{ id: person.employments[0].id }],
    });
    expect(await itemsAbout(person.id)).toEqual([]);
    expect((await ask('PUT', `/contacts/person/${person.id}`, body)).status).toBe(409);
  });

  it('refuses a proposed employment until its organisation exists here, and then creates it', async () => {
    const person = await makePerson();
    await submit(await codeFor(person.id), { newEmployments: [{ organisation: 'Talbahn AG', role: 'Rätin' }] });
    const item = await itemAbout(person.id);
    expect(Object.keys(item.normalizedData)).toEqual(['employments']);
    expect(item.data.changes.employments).toBeUndefined();
    const body = { ...person, ...item.normalizedData, inboxId: item.id, inboxVersion: item.version, merge: true };
    const refused = await ask('PUT', `/contacts/person/${person.id}`, body);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ field: 'employments.2.company', message: 'Das Feld «Organisation» darf nicht leer sein.' }],
    ]);
    const company = await make({ type: 'company', companyName: 'Talbahn AG' });
    body.employments[2].company = { id: company.id };
    const { employments } = (await ask('PUT', `/contacts/person/${person.id}`, body)).body.data;
    expect(employments).toMatchObject([
      { id: person.employments[0].id },
      { id: person.employments[1].id },
      { role: 'Rätin', company: { id: company.id } },
    ]);
    expect(await itemsAbout(person.id)).toEqual([]);
  });

  it('is closed if the person is deleted', async () => {
    const [one, other] = [await makePerson(), await makePerson()];
    for (const { id } of [one, other]) await submit(await codeFor(id), { delete: true });
    await ask('DELETE', `/contacts/person/${one.id}`);
    await ask('DELETE', '/contacts', { ids: [other.id] });
    expect([...(await itemsAbout(one.id)), ...(await itemsAbout(other.id))]).toEqual([]);
  });
});
