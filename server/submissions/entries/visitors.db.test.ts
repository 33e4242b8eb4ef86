import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ownLicense } from '../../../domain/values/licenses';
import { allForms } from '../../../domain/submissions/allForms';
import { confirmPath, type SubmissionField } from '../../../domain/submissions/submissionForms';
import { submissionProblems } from '../../../domain/submissions/submissionProblems';
import {
  afterAMinute,
  notifySubmitters,
  codeFor,
  confirmed,
  editor,
  submit,
  job,
  mails,
  pdf,
  served,
  serveSubmissions,
  asVisitor,
  upload,
} from '../../../tests/support/submissions';
import { call } from '../../../tests/support/testApp';
import { networkKey } from '../../accounts/knownNetworks';
import { claimMail, endMail, type ClaimedMail } from '../../mail/outbox';
import { removeOldSubmissions } from '../removeOld';
import { typeOf } from './record';

serveSubmissions();

describe('malicious input', () => {
  const script = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'&';
  const lines = `Name\r\nBcc: opfer@example.org`;

  it.each(allForms)(
    'script in any field of $name appears as text in the item, in each mail and on the public page',
    async (form) => {
      const valueOf = ({ kind, name }: SubmissionField): unknown => {
        if (kind === 'text' || kind === 'multiline') return script;
        if (kind === 'names') return [{ name: script }];
        if (kind === 'links') return [{ label: script, value: `https://example.org/?${encodeURIComponent(script)}` }];
        if (kind === 'entries') return [{ id: 1 }];
        if (name === 'type') return 'publication';
        if (name === 'licenseType') return ownLicense;
        if (kind === 'email') return `script-${form.name}@example.org`;
        return kind === 'url' ? 'https://example.org/"onload=alert(1)' : '';
      };
      const of = (fields: readonly SubmissionField[]) =>
        Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
      const item = await confirmed(form.name, 'de', {
        ...of(form.fields),
        contactInfo: of(form.contact) as { email: string },
      });
      const formatted = Object.entries(typeOf(form).fields).filter(
        ([name, { kind }]) => kind === 'richText' && item.normalizedData[name] !== undefined,
      );
      for (const [name] of formatted) expect(item.normalizedData[name]).not.toMatch(/<script|<img/);
      const {
        body: { data: saved },
      } = await editor('POST', `/${form.name}`, {
        ...item.normalizedData,
        isPublic: true,
        inboxId: item.id,
        merge: true,
      });
      await editor('POST', `/inbox/${item.id}/submitter/questions`, { question: script });
      await afterAMinute(item.id, form.name);
      expect(await notifySubmitters()).toBe(1);
      const page = await served().app.inject({ url: `/embed/static/${form.name}/${saved.id}-de/page.html` });
      expect(page.statusCode).toBe(200);
      const sent = await served()
        .db.selectFrom('outbox')
        .select(['html_body', 'subject'])
        .where('recipient', '=', `script-${form.name}@example.org`)
        .execute();
      expect(sent).toHaveLength(3);
      for (const html of [page.body, ...sent.map(({ html_body }) => html_body)])
        expect(html.replace(/<script[^>]*application\/ld\+json[^>]*>[^<]*<\/script>/, '')).not.toMatch(
          /<script>|<img src=x|"onload/,
        );
      for (const { subject } of sent) expect(subject).not.toMatch(/[\r\n]/);
    },
  );

  it.each(allForms)(
    'line breaks in single-line fields of $name are refused where they could start a mail header',
    async (form) => {
      const broken = Object.fromEntries(
        form.fields.filter(({ kind }) => kind === 'text').map(({ name }) => [name, lines]),
      );
      const { status, body } = await submit(form.name, 'de', {
        ...broken,
        type: 'publication',
        licenseType: ownLicense,
        contactInfo: Object.fromEntries(form.contact.map(({ name }) => [name, lines])),
      });
      expect(status).toBe(422);
      const fields = body.errors.map(({ field }: { field: string }) => field);
      for (const name of [...Object.keys(broken), ...form.contact.map((field) => `contactInfo.${field.name}`)])
        expect(fields).toContain(name);
    },
  );

  it('a polyglot file is served as the type it was accepted as, with that extension', async () => {
    const {
      data: { code, extension },
    } = await upload(Buffer.concat([pdf, Buffer.from('<script>alert(1)</script>')]));
    expect(extension).toBe('pdf');
    const item = await confirmed('jobs', 'de', {
      ...job,
      files: [{ code }],
      contactInfo: { ...job.contactInfo, email: 'zwei@example.org' },
    });
    await editor('POST', '/jobs', { ...item.normalizedData, isPublic: true, inboxId: item.id, merge: true });
    const { statusCode, headers } = await served().app.inject({
      url: `/api/v1/files/view/${item.normalizedData.files[0].id}.pdf`,
    });
    expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'application/pdf',
      'nosniff',
    ]);
    await afterAMinute(item.id);
    await notifySubmitters();
  });

  it('links cannot be guessed, and other websites cannot submit them', async () => {
    const item = await confirmed('jobs', 'de', {
      ...job,
      contactInfo: { ...job.contactInfo, email: 'knopf@example.org' },
    });
    for (const path of [`/submissions/own/${item.own}`, `/submissions/own/${item.own}/corrections`]) {
      expect(
        (await asVisitor('POST', path, {}, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status,
      ).toBe(403);
    }
    expect(
      (await call(served().app, 'POST', '/jobs/embed/de', { body: job, headers: { host: 'evil.example' } })).status,
    ).not.toBe(200);
    const guesses: number[] = [];
    for (let index = 0; index < 21; index += 1)
      guesses.push(
        (
          await asVisitor(
            'GET',
            `/submissions/${['own', 'confirm', 'questions'][index % 3]}/${String(index).padStart(43, 'x')}`,
          )
        ).status,
      );
    expect(guesses).toEqual([...Array(20).fill(404), 429]);
  });

  it('without a mail server nothing is lost: waiting mails are sent when there is one', async () => {
    const recipient = 'spaeter@example.org';
    await submit('jobs', 'de', { ...job, contactInfo: { ...job.contactInfo, email: recipient } });
    await served().db.updateTable('outbox').set({ state: 'sent' }).where('recipient', '!=', recipient).execute();
    const isDown = await claimMail(served().db, 60);
    await endMail(served().db, isDown as ClaimedMail, {
      state: 'waiting',
      error: 'Der Mailserver antwortet nicht.',
      rest: 0,
    });
    expect((await mails(recipient))[0]).toMatchObject({
      state: 'waiting',
      attempts: 1,
      text_body: expect.stringMatching(confirmPath),
    });
    expect((await asVisitor('POST', `/submissions/confirm/${await codeFor(recipient)}`)).status).toBe(200);
  });
});

describe('a flood', () => {
  it('from programs that fill in the trap is acknowledged and dropped', async () => {
    const before = await served().db.selectFrom('submissions').select('id').execute();
    expect((await submit('jobs', 'de', { ...job, leaveEmpty: 'https://spam.example' })).status).toBe(200);
    expect(await served().db.selectFrom('submissions').select('id').execute()).toHaveLength(before.length);
  });

  it('does not include forms that a password manager fills in', async () => {
    const before = await served().db.selectFrom('submissions').select('id').execute();
    expect((await submit('jobs', 'de', { ...job, website: 'https://anna.example' })).status).toBe(200);
    expect(await served().db.selectFrom('submissions').select('id').execute()).toHaveLength(before.length + 1);
  });

  it.each([
    ['de', 'Zu viele Versuche', /^Zu viele Versuche\. Versuchen Sie es in \d+ Sekunden noch einmal\.$/],
    ['fr', 'Trop de tentatives', /^Trop de tentatives\. Veuillez réessayer dans \d+ secondes\.$/],
    ['it', 'Troppi tentativi', /^Troppi tentativi\. La preghiamo di riprovare tra \d+ secondi\.$/],
  ])('is turned away in the language of the form: %s', async (locale, title, detail) => {
    const send = () => submit('jobs', locale, { ...job, contactInfo: { ...job.contactInfo, email: 'zu@example.org' } });
    for (let index = 0; index < 5; index += 1) await send();
    expect(await send()).toMatchObject({ status: 429, body: { title, detail: expect.stringMatching(detail) } });
  });

  it('sees other errors in that language too, such as unreadable requests and dead links', async () => {
    const french = { 'accept-language': 'fr-CH,de;q=0.5' };
    expect((await submit('jobs', 'it', [])).body).toMatchObject({ status: 422, title: 'Dati non validi' });
    // Existing clients only show this text.
    for (const locale of ['de', 'fr']) {
      const { status, body } = await submit('jobs', locale, { ...job, title: '', description: '' });
      const sentences = (body.errors as { message: string }[]).map(({ message }) => message);
      expect([status, sentences.length]).toEqual([422, 2]);
      expect(body.error).toBe([...new Set(sentences)].join(' '));
    }
    expect((await submit('jobs', 'it', 5)).body).toMatchObject({ error: expect.stringMatching(/\.$/) });
    expect((await asVisitor('POST', '/jobs/embed/fr', 'x'.repeat(200_000))).body).toMatchObject({
      status: 413,
      detail: 'Cet envoi est trop volumineux.',
    });
    expect((await asVisitor('GET', '/submissions/confirm/x', undefined, french)).body).toMatchObject({
      status: 404,
      title: 'Introuvable',
    });
  });

  it('causes few mails, to one address and from one network', async () => {
    const send = async (email: string) =>
      (await submit('jobs', 'de', { ...job, contactInfo: { ...job.contactInfo, email } })).status;
    const answers: number[] = [];
    for (let index = 0; index < 6; index += 1) answers.push(await send('viel@example.org'));
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    for (let index = 0; index < 15; index += 1) await send(`viel${index}@example.org`);
    expect(await send('noch@example.org')).toBe(429);
  });

  it('fills neither disk nor inbox: the oldest unconfirmed ones go, except those of the last 15 minutes', async () => {
    await sql`insert into submissions (kind, code_hash, request, created_at, expires_at)
      select 'entry', 'flood' || n, '{}', now() - interval '20 minutes', now() + interval '1 day'
      from generate_series(1, 5000) n`.execute(served().db);
    const send = async (email: string) =>
      (await submit('jobs', 'de', { ...job, contactInfo: { ...job.contactInfo, email } })).status;
    expect(await send('echt@example.org')).toBe(200);
    const waiting = async () =>
      (
        await sql<{
          count: number;
        }>`select count(*)::int as count from submissions where kind = 'entry' and used_at is null`.execute(served().db)
      ).rows[0]?.count as number;
    expect(await waiting()).toBeLessThan(5_030);
    await sql`update submissions set created_at = now() where kind = 'entry' and used_at is null`.execute(served().db);
    await sql`insert into submissions (kind, code_hash, request, expires_at)
      select 'entry', 'more' || n, '{}', now() + interval '1 day' from generate_series(1, 100) n`.execute(served().db);
    expect(await send('voll@example.org')).toBe(429);
    const link = await codeFor('echt@example.org');
    await sql`insert into submissions (kind, code_hash, expires_at, used_at, outcome)
      select 'entry', 'day' || n, now(), now(), 'proposed' from generate_series(1, 200) n`.execute(served().db);
    expect((await asVisitor('POST', `/submissions/confirm/${link}`)).status).toBe(429);
    await sql`delete from submissions where code_hash like 'day%'`.execute(served().db);
    expect((await asVisitor('POST', `/submissions/confirm/${link}`)).status).toBe(200);
    await sql`update submissions set expires_at = now() - interval '1 second' where used_at is null`.execute(
      served().db,
    );
    await removeOldSubmissions(served().db, served().app.files);
    expect(await waiting()).toBe(0);
  });

  it('from one network does not hide waiting submissions or those of others in the inbox', async () => {
    const { db } = served().database;
    const near = async (column: string) =>
      (
        await sql<{
          count: number;
        }>`select count(*)::int as count from submissions where code_hash like ${`${column}%`}`.execute(db)
      ).rows[0]?.count;
    await sql`insert into submissions (kind, code_hash, request, network, expires_at)
      select 'entry', 'bot' || n, '{}', '10.9.9.9', now() + interval '1 day' from generate_series(1, 4990) n`.execute(
      db,
    );
    await sql`insert into submissions (kind, code_hash, request, network, expires_at)
      select 'entry', 'man' || n, '{}', '10.1.1.' || n, now() + interval '1 day' from generate_series(1, 20) n`.execute(
      db,
    );
    expect(
      (await submit('jobs', 'de', { ...job, contactInfo: { ...job.contactInfo, email: 'mensch@example.org' } })).status,
    ).toBe(200);
    expect([await near('bot'), await near('man')]).toEqual([4980, 20]);
    const link = await codeFor('mensch@example.org');
    const confirmedBy = (network: string, email: string, count: number, size: number) =>
      sql`insert into submissions (kind, code_hash, request, network, document_bytes, expires_at, used_at, outcome)
        select 'entry', 'day' || ${network} || n, ${JSON.stringify({ said: { contactInfo: { email } } })}::jsonb,
        ${network}, ${size}, now(), now(), 'proposed' from generate_series(1, ${count}) n`.execute(db);
    const confirm = async () => (await asVisitor('POST', `/submissions/confirm/${link}`)).status;
    for (const [network, email, count] of [
      [await networkKey(db, '127.0.0.1'), 'x@example.org', 40],
      ['10.2.2.2', 'Mensch@example.org', 20],
    ] as const) {
      await confirmedBy(network, email, count, 0);
      expect(await confirm(), network).toBe(429);
      await sql`delete from submissions where code_hash like 'day%'`.execute(db);
    }
    await confirmedBy('10.3.3.3', 'bot@example.org', 100, 1);
    expect(await confirm()).toBe(200);
    await sql`delete from submissions where code_hash like any (array['day%', 'bot%', 'man%'])`.execute(db);
  });

  it('leaves no traces: network, sender and links are deleted after a while', async () => {
    const { db } = served().database;
    const item = await confirmed('jobs', 'de', {
      ...job,
      contactInfo: { ...job.contactInfo, email: 'vergessen@example.org' },
    });
    await editor('POST', `/inbox/${item.id}/submitter/questions`, { question: 'Wann?' });
    const rows = () =>
      sql<{
        kind: string;
        network: string | null;
      }>`select kind, network from submissions where inbox_id = ${item.id} order by kind`
        .execute(db)
        .then(({ rows: found }) => found);
    expect(await rows()).toMatchObject([
      { kind: 'entry', network: expect.stringMatching(/^[0-9a-f]{64}$/) },
      { kind: 'own_entry' },
      { kind: 'question' },
    ]);
    await sql`update submissions set used_at = now() - interval '2 days' where inbox_id = ${item.id}
      and kind = 'entry'`.execute(db);
    await removeOldSubmissions(db, served().app.files);
    expect(await rows()).toMatchObject([{ network: null }, {}, {}]);
    await asVisitor('POST', `/submissions/own/${item.own}`);
    await sql`update inbox_items set ended_at = now() - interval '91 days' where id = ${item.id}`.execute(db);
    await removeOldSubmissions(db, served().app.files);
    expect(await rows()).toEqual([]);
  });

  it('documents of a refused or withdrawn one go once it cannot be reopened, unless used elsewhere', async () => {
    const {
      db,
      app: { files: store },
    } = served();
    const bytes = (word: string) => Buffer.concat([pdf, Buffer.from(`%${word}`)]);
    const submission = async (word: string) => {
      const {
        data: { code },
      } = await upload(bytes(word));
      const item = await confirmed('jobs', 'de', {
        ...job,
        files: [{ code }],
        contactInfo: { ...job.contactInfo, email: `${word}@example.org` },
      });
      const [{ id }] = item.normalizedData.files as [{ id: number }];
      return {
        ...item,
        file: id,
        hash: (await db.selectFrom('files').select('hash').where('id', '=', id).executeTakeFirstOrThrow()).hash,
      } as Record<string, any> & { id: number; file: number; hash: string };
    };
    const decline = async ({ id }: { id: number }) => expect((await editor('DELETE', `/inbox/${id}`)).status).toBe(200);
    const age = (all: readonly { id: number }[]) =>
      sql`update inbox_items set ended_at = now() - interval '91 days'
        where id = any(${all.map(({ id }) => id)}::int[])`.execute(db);
    const isThere = async ({ file, hash }: { file: number; hash: string }) => [
      (await editor('GET', `/files/${file}`)).status === 200,
      await store.has(hash),
    ];
    const sweep = () => removeOldSubmissions(db, store);

    const [declined, withdrawn, corrected, same, used, undone, fresh] = [
      await submission('nein'),
      await submission('weg'),
      await submission('ohne'),
      await submission('nein'),
      await submission('genannt'),
      await submission('zurueck'),
      await submission('neu'),
    ];
    expect(
      (await asVisitor('POST', `/submissions/own/${corrected.own}/corrections`, { ...job, files: [] })).status,
    ).toBe(200);
    expect((await asVisitor('POST', `/submissions/own/${withdrawn.own}`)).status).toBe(200);
    expect((await editor('POST', '/jobs', { ...used.normalizedData, isPublic: false })).status).toBe(201);
    await editor('POST', '/jobs', { ...undone.normalizedData, isPublic: false, inboxId: undone.id, merge: true });
    expect((await editor('POST', '/inbox/undo', { items: [{ id: undone.id }] })).status).toBe(200);
    for (const item of [declined, corrected, same, used, undone, fresh]) await decline(item);
    await age([declined, withdrawn, corrected, used, undone]);
    await sql`update submissions set answered_at = now() - interval '91 days' where kind = 'entry'
      and inbox_id = ${corrected.id}`.execute(db);
    const links = async ({ id }: { id: number }) =>
      (await sql`select from submissions where inbox_id = ${id}`.execute(db)).rows.length;
    // If the file store fails, everything else is still removed, and the remaining documents stay listed.
    await expect(
      removeOldSubmissions(db, { ...store, remove: () => Promise.reject(new Error('away')) }),
    ).rejects.toThrow('away');
    expect([await links(withdrawn), await isThere(withdrawn), await isThere(corrected)]).toEqual([
      0,
      [true, true],
      [true, true],
    ]);
    // Nothing is removed during a backup.
    await db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock_shared(hashtext('regio files'))`.execute(connection);
      await sweep();
      expect(await isThere(declined)).toEqual([true, true]);
      await sql`select pg_advisory_unlock_shared(hashtext('regio files'))`.execute(connection);
    });
    await sweep();
    expect(await isThere(declined)).toEqual([false, true]);
    for (const item of [withdrawn, corrected]) expect(await isThere(item)).toEqual([false, false]);
    for (const item of [same, used, undone, fresh]) expect(await isThere(item)).toEqual([true, true]);
    expect((await editor('POST', '/inbox/undo', { items: [{ id: declined.id }] })).status).toBe(409);
    const {
      body: { data: left },
    } = await editor('GET', `/inbox/${declined.id}`);
    expect(left).toMatchObject({ canUndo: false, title: job.title });
    expect(JSON.stringify(left)).not.toContain('Inserat.pdf');
    expect((await editor('POST', '/inbox/undo', { items: [{ id: fresh.id }] })).status).toBe(200);
    // The same bytes are uploaded while they are being removed.
    await age([same]);
    const [{ data: kept }] = await Promise.all([
      editor('POST', '/files', {
        name: 'Blatt.pdf',
        data: `data:application/pdf;base64,${bytes('nein').toString('base64')}`,
        mimeType: '',
        extension: 'pdf',
      }).then(({ body }) => body),
      sweep(),
    ]);
    await sweep();
    expect(await isThere({ file: kept.id, hash: declined.hash })).toEqual([true, true]);
    expect([(await isThere(same))[0], await links(corrected)]).toEqual([false, 0]);
  });

  it('documents are checked, kept where they are never executed, and deleted if not confirmed', async () => {
    expect((await upload(Buffer.from('<script>alert(1)</script>'))).status).toBe(415);
    expect((await upload(Buffer.concat([pdf, Buffer.alloc(10_000_001)]))).status).toBe(413);
    expect((await upload(pdf, 'text/html')).status).toBe(415);
    const { data } = await upload(pdf);
    expect(data).toEqual({
      code: expect.stringMatching(/^[\w-]{43}$/),
      name: 'Inserat.pdf',
      extension: 'pdf',
      size: pdf.length,
    });
    const hand2 = () =>
      submit('jobs', 'de', {
        ...job,
        files: [{ code: data.code }],
        contactInfo: { ...job.contactInfo, email: 'datei@example.org' },
      });
    expect((await hand2()).status).toBe(200);
    expect((await hand2()).body.errors).toEqual([{ field: 'files.0', message: submissionProblems.de.fileGone }]);
    await sql`update submissions set expires_at = now() - interval '1 second' where used_at is null`.execute(
      served().db,
    );
    await upload(pdf);
    await sql`update submission_documents set created_at = now() - interval '2 days'
      where submission_id is null`.execute(served().db);
    await removeOldSubmissions(served().db, served().app.files);
    expect(await served().db.selectFrom('submission_documents').select('id').execute()).toEqual([]);
    const fill = (network: string, size: number) =>
      sql`insert into submission_documents (code_hash, network, name, extension, mime_type, size, hash, bytes)
        values (${network}, ${network}, 'a', 'pdf', 'application/pdf', ${size}, 'h', '')`.execute(served().db);
    await fill('10.4.4.4', 100_000_000);
    expect((await upload(pdf)).status).toBe(201);
    const own = await networkKey(served().db, '127.0.0.1');
    await fill(own, 100_000_000);
    expect((await upload(pdf)).status).toBe(429);
    await sql`delete from submission_documents where network = ${own}`.execute(served().db);
    await fill('10.5.5.5', 900_000_000);
    expect((await upload(pdf)).status).toBe(429);
  });
});
