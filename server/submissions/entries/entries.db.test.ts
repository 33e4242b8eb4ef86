import { describe, expect, it } from 'vitest';
import { swissDay } from '../../../domain/values/days';
import { locales } from '../../../domain/locales';
import { submittedText, submittedPath, questionPath } from '../../../domain/submissions/submissionForms';
import { submissionProblems } from '../../../domain/submissions/submissionProblems';
import { invalidLink } from '../../../domain/submissions/verification';
import {
  afterAMinute,
  notifySubmitters,
  codeFor,
  codeIn,
  confirmed,
  editor,
  event,
  submit,
  items,
  job,
  mails,
  pdf,
  publication,
  served,
  serveSubmissions,
  asVisitor,
  upload,
} from '../../../tests/support/submissions';
import { call, createTestApp } from '../../../tests/support/testApp';

serveSubmissions();

describe('a submission', () => {
  it.each(locales)('shows a page that asks to confirm by mail, in %s', async (locale) => {
    const {
      body: { redirectUrl, data },
    } = await submit('jobs', locale, job);
    expect(data).toEqual({ redirectUrl });
    const page = await served().app.inject({ url: new URL(redirectUrl).pathname });
    expect(page).toMatchObject({ statusCode: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(page.body).toContain(`<html lang="${locale}"`);
    expect(page.body).toContain(submittedText.title[locale]);
  });

  it('has no confirmation page in other languages', async () =>
    expect((await asVisitor('GET', `${submittedPath}en`)).status).toBe(404));

  it('becomes one item once confirmed, with its documents, and subscribers and webhooks are notified', async () => {
    const webhook = { name: 'x', url: 'https://example.org', secret: '', events: ['jobs:submitted' as const] };
    await served().db.insertInto('webhooks').values(webhook).execute();
    const {
      data: { code },
    } = await upload(pdf);
    expect(await submit('jobs', 'de', { ...job, files: [{ code }] })).toMatchObject({ status: 200 });
    expect(await items()).toEqual([]);
    const [mail] = await mails('aenni@example.org');
    expect(mail?.subject + (mail?.text_body ?? '')).not.toMatch(/Bahnmeisterin|Caduff/);
    const link = await codeFor('aenni@example.org');
    expect((await asVisitor('GET', `/submissions/confirm/${link}`)).body.data).toEqual({
      locale: 'de',
      form: 'jobs',
      title: 'Bahnmeisterin <b>',
    });
    expect(await items()).toEqual([]);
    const answers = await Promise.all([1, 2].map(() => asVisitor('POST', `/submissions/confirm/${link}`)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(answers.find(({ status }) => status === 404)?.body.detail).toBe(invalidLink);
    const [card, ...others] = await items();
    expect(others).toEqual([]);
    const {
      body: { data: item },
    } = await editor('GET', `/inbox/${card?.id}`);
    expect(item).toMatchObject({
      type: 'job',
      source: 'embed',
      status: 'new',
      title: 'Bahnmeisterin <b>',
      internalId: null,
    });
    expect(item.normalizedData).toMatchObject({
      name: 'Bahnmeisterin <b>',
      description: '<p>Erste Zeile<br />zweite &lt;script&gt;alert(1)&lt;/script&gt;</p><p>Neuer Absatz</p>',
      employer: 'Bergbahn AG',
      locations: [{ id: 1, name: expect.any(String) }],
      contact: 'Änni Caduff\naenni@example.org\n+41 81 000 00 00\nPersonal',
      applicationDeadline: '2099-05-01T12:00:00+02:00',
      files: [{ name: 'Inserat.pdf', extension: 'pdf' }],
      translations: { fr: {}, it: {} },
    });
    expect(item.data.job).toEqual(item.normalizedData);
    const notified = await served().db.selectFrom('outbox').selectAll().where('kind', '=', 'JOBS_INBOX').execute();
    expect(notified).toHaveLength(1);
    const messages = await served().db.selectFrom('webhook_deliveries').select('payload').execute();
    expect(messages.map(({ payload }) => JSON.parse(payload))).toEqual([
      { type: 'jobs.submitted', timestamp: expect.any(String), data: { resource: 'jobs', id: card?.id } },
    ]);
    expect(notified[0]).toMatchObject({
      subject: 'Bahnmeisterin <b>',
      text_body: expect.stringContaining(`/inbox/jobs/${card?.id}`),
    });
    expect((await asVisitor('GET', `/files/view/${item.normalizedData.files[0].id}.pdf`)).status).toBe(404);
    const saved = await editor('POST', '/jobs', {
      ...item.normalizedData,
      isPublic: true,
      inboxId: item.id,
      merge: true,
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(201);
    expect((await asVisitor('GET', `/files/view/${item.normalizedData.files[0].id}.pdf`)).status).toBe(200);
    await afterAMinute(item.id);
    await notifySubmitters();
  });

  it('keeps the language it was written in', async () => {
    const item = await confirmed('events', 'fr', event);
    expect(item.normalizedData).toMatchObject({
      type: 'external',
      locations: [{ id: 2 }],
      translations: {
        fr: {
          title: 'Fête',
          description: 'Venez',
          text: '<p>Venez</p>',
          registration: 'https://example.org',
          contact: 'fete@example.org',
        },
      },
    });
    expect(item.normalizedData).not.toHaveProperty('title');
    expect(item.data.event).toMatchObject({ locations: [2], topics: [] });
    expect((await mails('fete@example.org')).map(({ subject }) => subject)).toEqual([
      'Reçu : Fête',
      'Confirmez : Proposer une manifestation',
    ]);
    const other = await confirmed('publications', 'de', publication);
    expect(other.normalizedData).toMatchObject({
      title: 'Studie',
      email: 'p@example.org',
      licenseType: 'CC BY',
      startDate: '2026-02-03',
      endDate: '2026-02-03',
      authors: [{ name: 'A. Muster' }],
    });
    expect(other.normalizedData).not.toHaveProperty('licenseName');
    for (const { id, version } of [item, other]) await editor('DELETE', `/inbox/${id}`, { version });
  });

  it("is refused field by field, in the submitter's language", async () => {
    const { status, body } = await submit('jobs', 'it', {
      ...job,
      title: ' ',
      locations: [],
      links: [{ label: 'x', value: 'javascript:alert(1)' }],
      applicationDeadline: '2026-02-30',
      contactInfo: { ...job.contactInfo, email: 'a@example.org\nBcc: b@example.org' },
    });
    expect(status).toBe(422);
    const { required, url, date, email } = submissionProblems.it;
    expect(
      Object.fromEntries(body.errors.map((error: { field: string; message: string }) => [error.field, error.message])),
    ).toEqual({
      title: required,
      locations: required,
      'links.0.value': url,
      applicationDeadline: date,
      'contactInfo.email': email,
    });
    expect((await submit('jobs', 'fr', { ...job, stints: [{ id: 99_999 }] })).body.errors).toEqual([
      { field: 'stints', message: submissionProblems.fr.choice },
    ]);
    expect((await submit('events', 'de', { ...event, endDate: '2099-05-01T09:00' })).body.errors).toEqual([
      { field: 'endDate', message: submissionProblems.de.period },
    ]);
    const sentence = {
      registration: 'pas un lien',
      links: [
        { label: '', value: 'Le poste sur notre site' },
        { label: '', value: 'http://intranet' },
        { label: '', value: 'www.example.org/a b' },
        { label: '', value: 'www.example.org/a' },
      ],
    };
    expect((await submit('events', 'fr', { ...event, ...sentence })).body.errors).toEqual(
      ['registration', 'links.0.value', 'links.1.value', 'links.2.value'].map((field) => ({
        field,
        message: submissionProblems.fr.url,
      })),
    );
    for (const bad of [
      null,
      [],
      {},
      { ...job, files: [{ id: 1 }] },
      { ...job, files: [{ code: 'x'.repeat(43) }] },
      { ...job, title: 'x'.repeat(300) },
      { ...job, links: Array(31).fill({ value: 'a.ch' }) },
      { ...job, elapsed: 200 },
      { ...job, contactInfo: 'x' },
    ]) {
      expect((await submit('jobs', 'de', bad)).status, JSON.stringify(bad)?.slice(0, 80)).toBe(422);
    }
    expect(
      (await submit('publications', 'de', { ...publication, authors: Array(1_000).fill({ name: 'x' }) })).status,
    ).toBe(422);
    expect((await submit('jobs', 'de', { ...job, description: 'x'.repeat(10_000_000) })).status).toBe(413);
    expect((await submit('jobs', 'en', job)).status).toBe(404);
    expect(await items()).toEqual([]);
  });

  it('is refused if it is in the past, by Zurich time', async () => {
    const { past } = submissionProblems.fr;
    expect((await submit('jobs', 'fr', { ...job, applicationDeadline: '2020-05-01T12:00' })).body.errors).toEqual([
      { field: 'applicationDeadline', message: past },
    ]);
    expect(
      (await submit('events', 'fr', { ...event, startDate: '2020-05-01T12:00', endDate: '2020-05-02T12:00' })).body
        .errors,
    ).toEqual([{ field: 'endDate', message: past }]);
    expect(
      (await submit('events', 'fr', { ...event, startDate: '2020-05-01T12:00', endDate: '' })).body.errors,
    ).toEqual([{ field: 'startDate', message: past }]);
    const today = swissDay.format(new Date());
    for (const [startDate, endDate] of [
      [`${today}T00:00`, ''],
      ['2020-05-01T12:00', '2099-05-01T12:00'],
    ]) {
      expect(
        await submit('events', 'fr', { ...event, startDate, endDate, contactInfo: { email: 'heute@example.org' } }),
      ).toMatchObject({ status: 200 });
    }
  });

  it('may come from any website without a session, and its links ignore hosts named in the request', async () => {
    const from = {
      origin: 'https://gemeinde.example',
      'sec-fetch-site': 'cross-site',
      'x-forwarded-host': 'evil.example',
    };
    const published = await createTestApp(served().database, { env: { PUBLIC_URL: 'https://regio.example' } });
    const answer = await call(published, 'POST', '/jobs/embed/de', {
      cookie: served().cookie,
      body: { ...job, contactInfo: { ...job.contactInfo, email: 'fern@example.org' } },
      headers: from,
    });
    expect(answer).toMatchObject({ status: 200, headers: { 'access-control-allow-origin': '*' } });
    expect((await mails('fern@example.org'))[0]?.text_body).toContain('https://regio.example/verify/');
    expect((await mails('fern@example.org'))[0]?.text_body).not.toContain('evil');
    expect(
      (
        await call(published, 'POST', '/jobs/embed/de', {
          body: JSON.stringify(job),
          headers: { ...from, 'content-type': 'text/plain' },
        })
      ).status,
    ).toBe(415);
    await published.close();
  });
});

describe("the submitter's mails", () => {
  it('announce the publication once, with the link, in their language; also if a later save publishes it', async () => {
    const item = await confirmed('jobs', 'fr', {
      ...job,
      contactInfo: { ...job.contactInfo, email: 'fr@example.org' },
    });
    expect((await editor('GET', `/inbox/${item.id}/submitter`)).body.data).toMatchObject({
      locale: 'fr',
      email: 'fr@example.org',
      answers: { published: expect.stringContaining('Nous avons publié') },
      answeredAt: null,
    });
    expect((await asVisitor('GET', `/inbox/${item.id}/submitter`)).status).toBe(401);
    expect((await editor('PUT', `/inbox/${item.id}/submitter`, { answers: { published: 'Merci, Änni' } })).status).toBe(
      200,
    );
    const {
      body: { data: saved },
    } = await editor('POST', '/jobs', { ...item.normalizedData, isPublic: false, inboxId: item.id, merge: true });
    expect(await notifySubmitters()).toBe(0);
    await editor('PUT', `/jobs/${saved.id}`, { ...saved, isPublic: true });
    expect(await notifySubmitters()).toBe(0);
    await afterAMinute(item.id);
    expect((await Promise.all([notifySubmitters(), notifySubmitters()])).reduce((sum, count) => sum + count)).toBe(1);
    expect((await mails('fr@example.org'))[0]).toMatchObject({
      subject: expect.stringMatching(/^Votre envoi : Bahnmeisterin/),
      text_body: expect.stringMatching(
        new RegExp(`^Merci, Änni\n\n.*\n?http\\S*/embed/static/jobs/${saved.id}-fr/page.html`),
      ),
    });
    expect((await editor('PUT', `/inbox/${item.id}/submitter`, { answers: { published: 'Zu spät' } })).status).toBe(
      409,
    );
  });

  it('announce a refusal after a minute, in which it can be undone', async () => {
    const item = await confirmed('jobs', 'de', {
      ...job,
      contactInfo: { ...job.contactInfo, email: 'nein@example.org' },
    });
    const {
      body: {
        data: { answers },
      },
    } = await editor('GET', `/inbox/${item.id}/submitter`);
    expect(answers.declined).toContain('leider nicht veröffentlichen');
    await editor('PUT', `/inbox/${item.id}/submitter`, {
      answers: { declined: 'Leider erst <nächstes> Jahr.\n\nFreundliche Grüsse' },
    });
    expect((await editor('DELETE', `/inbox/${item.id}`, { version: item.version })).status).toBe(200);
    expect(await notifySubmitters()).toBe(0);
    await afterAMinute(item.id);
    expect(await notifySubmitters()).toBe(1);
    expect((await mails('nein@example.org'))[0]).toMatchObject({
      subject: expect.stringContaining('Ihre Einreichung: Bahnmeisterin'),
      text_body: expect.stringMatching(/^Leider erst <nächstes> Jahr\.\n\nFreundliche Grüsse/),
    });
  });

  it('announce a publication after a minute; a later one again, with the earlier questions and answers', async () => {
    const email = 'zurueck@example.org';
    const item = await confirmed('jobs', 'de', { ...job, contactInfo: { ...job.contactInfo, email } });
    await editor('POST', `/inbox/${item.id}/submitter/questions`, { question: 'Bis wann?' });
    await editor('PUT', `/inbox/${item.id}/submitter`, { answers: { published: 'Seit heute da.' } });
    const {
      body: { data: before },
    } = await editor('GET', `/inbox/${item.id}/submitter`);
    const count = (await mails(email)).length;
    const publish = async () => {
      const {
        status,
        body: { data },
      } = await editor('POST', '/jobs', { ...item.normalizedData, isPublic: true, inboxId: item.id, merge: true });
      expect(status).toBe(201);
      return data.id as number;
    };
    const undo = async () =>
      expect((await editor('POST', '/inbox/undo', { items: [{ id: item.id }] })).status).toBe(200);
    await publish();
    expect(await notifySubmitters()).toBe(0);
    await undo();
    await afterAMinute(item.id);
    expect(await notifySubmitters()).toBe(0);
    expect(await mails(email)).toHaveLength(count);
    // Counts even if it is withdrawn after the mail was sent.
    for (const round of [1, 2]) {
      const record = await publish();
      await afterAMinute(item.id);
      expect([await notifySubmitters(), await notifySubmitters()]).toEqual([1, 0]);
      const [mail, ...others] = await mails(email);
      expect(others).toHaveLength(count + round - 1);
      expect(mail?.text_body).toMatch(new RegExp(`^Seit heute da\\.\n\n.*\n?http\\S*/jobs/${record}-de/page.html`));
      await undo();
      expect((await editor('GET', `/inbox/${item.id}/submitter`)).body.data).toEqual(before);
    }
    expect((await asVisitor('POST', `/submissions/own/${item.own}`)).status).toBe(200);
  });

  it('let the submitter withdraw the submission until it is decided on', async () => {
    const item = await confirmed('jobs', 'de', {
      ...job,
      contactInfo: { ...job.contactInfo, email: 'weg@example.org' },
    });
    expect((await asVisitor('GET', `/submissions/own/${item.own}`)).body.data).toMatchObject({
      title: job.title,
      waits: true,
    });
    expect((await asVisitor('POST', `/submissions/own/${item.own}`)).status).toBe(200);
    expect(await items()).toEqual([]);
    expect((await editor('GET', `/inbox/${item.id}`)).body.data).toMatchObject({
      outcome: 'withdrawn',
      canUndo: false,
    });
    for (const [outcome, found] of [
      ['withdrawn', item.id],
      ['superseded', undefined],
    ] as const) {
      expect((await editor('GET', `/inbox/history?outcome[]=${outcome}`)).body.data[0]?.id, outcome).toBe(found);
    }
    expect((await asVisitor('POST', `/submissions/own/${item.own}`)).status).toBe(404);
    const other = await confirmed('jobs', 'de', {
      ...job,
      contactInfo: { ...job.contactInfo, email: 'spaet@example.org' },
    });
    await editor('DELETE', `/inbox/${other.id}`, { version: other.version });
    expect((await asVisitor('POST', `/submissions/own/${other.own}`)).status).toBe(409);
    expect((await asVisitor('GET', `/submissions/own/${other.own}`)).body.data.waits).toBe(false);
  });
});

describe('until the decision', () => {
  const email = 'frage@example.org';
  const body = { ...job, contactInfo: { ...job.contactInfo, email } };
  const ask = (item: number, question: string) => editor('POST', `/inbox/${item}/submitter/questions`, { question });

  /**
   * The state of the correspondence with a submitter, on the item's card; checks that the filter finds exactly that
   * state.
   */
  const standsAs = async ({ id }: { id: number }) => {
    const states = (await items()).find((card) => card.id === id)?.submission ?? [];
    for (const state of ['asked', 'answered', 'corrected']) {
      const {
        body: { data, meta },
      } = await editor('GET', `/inbox?submission[]=${state}`);
      expect(
        data.some((card: { id: number }) => card.id === id),
        state,
      ).toBe(states.includes(state));
      expect(meta.total).toBe(data.length);
    }
    return states;
  };

  it(
    "an editor asks a question, in the submitter's language; the answer joins the item once, and the editor is " +
      'notified',
    async () => {
      const item = await confirmed('jobs', 'fr', body);
      const {
        headers: { etag },
      } = await editor('GET', '/inbox');
      expect(await standsAs(item)).toEqual([]);
      expect((await ask(item.id, 'Quel délai ?\n\nMerci !')).body.data.questions).toMatchObject([
        { question: 'Quel délai ?\n\nMerci !', answer: null, answeredAt: null },
      ]);
      const [mail] = await mails(email);
      expect(mail).toMatchObject({
        kind: 'SUBMISSION_QUESTION',
        subject: expect.stringMatching(/^Une question : Bahnmeisterin/),
        text_body: expect.stringContaining('Quel délai ?'),
      });
      const address = `/submissions/questions/${codeIn(mail?.text_body, questionPath)}`;
      expect((await asVisitor('GET', address)).body.data).toEqual({
        locale: 'fr',
        form: 'jobs',
        title: job.title,
        question: 'Quel délai ?\n\nMerci !',
        waits: true,
      });
      expect((await asVisitor('POST', address, { answer: ' ' })).body.errors).toEqual([
        { field: 'answer', message: submissionProblems.fr.required },
      ]);
      expect((await asVisitor('POST', address, { answer: 'x'.repeat(5_001) })).status).toBe(422);
      const sent = await Promise.all(
        ['Le 1er mai <b>', 'Le 1er mai <b>'].map((answer) => asVisitor('POST', address, { answer })),
      );
      expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
      expect((await editor('GET', `/inbox/${item.id}/submitter`)).body.data.questions).toMatchObject([
        { answer: 'Le 1er mai <b>', answeredAt: expect.any(String) },
      ]);
      const {
        body: {
          data: { email: asker },
        },
      } = await editor('GET', '/users/me');
      expect((await mails(asker))[0]).toMatchObject({
        subject: expect.stringContaining('Antwort auf Ihre Rückfrage'),
        text_body: expect.stringContaining('Le 1er mai <b>'),
      });
      expect(await standsAs(item)).toEqual(['answered']);
      expect((await editor('GET', '/inbox')).headers.etag).not.toBe(etag);
      expect((await ask(item.id, ' ')).status).toBe(422);
      for (let index = 0; index < 9; index += 1) expect((await ask(item.id, 'Noch etwas?')).status).toBe(201);
      expect((await ask(item.id, 'Noch etwas?')).status).toBe(409);
      expect(await standsAs(item)).toEqual(['asked']);
      const last = `/submissions/questions/${codeIn((await mails(email))[0]?.text_body, questionPath)}`;
      await editor('DELETE', `/inbox/${item.id}`, { version: item.version });
      expect((await asVisitor('GET', last)).body.data.waits).toBe(false);
      expect((await asVisitor('POST', last, { answer: 'Zu spät' })).status).toBe(409);
      expect((await ask(item.id, 'Noch etwas?')).status).toBe(409);
      expect((await ask(99_999, 'Wer?')).status).toBe(404);
    },
  );

  it('the submitter corrects it under the same checks; the reviewer sees the changes and a warning', async () => {
    const {
      data: { code: first },
    } = await upload(pdf);
    const {
      data: { code: second },
    } = await upload(pdf);
    const item = await confirmed('jobs', 'fr', { ...body, files: [{ code: first }] });
    const address = `/submissions/own/${item.own}`;
    const {
      body: { data: own },
    } = await asVisitor('GET', address);
    expect(own).toMatchObject({
      waits: true,
      said: { title: job.title, applicationDeadline: '2099-05-01T12:00:00+02:00' },
      documents: [{ id: item.normalizedData.files[0].id, name: 'Inserat.pdf' }],
    });
    const corrected = {
      ...body,
      title: 'Chef de gare',
      contactInfo: { ...body.contactInfo, email: 'andere@example.org' },
      files: [{ id: own.documents[0].id }, { code: second }],
    };
    const correct = (change: object) => asVisitor('POST', `${address}/corrections`, { ...corrected, ...change });
    const { required, fileGone } = submissionProblems.fr;
    expect((await correct({ title: '' })).body.errors).toEqual([{ field: 'title', message: required }]);
    expect((await correct({ files: [{ id: 99_999 }] })).body.errors).toEqual([{ field: 'files.0', message: fileGone }]);
    expect((await correct({})).status).toBe(200);
    const {
      body: { data: now },
    } = await editor('GET', `/inbox/${item.id}`);
    expect(now).toMatchObject({
      title: 'Chef de gare',
      version: item.version + 1,
      normalizedData: {
        translations: { fr: { name: 'Chef de gare', contact: expect.stringContaining(email) } },
        files: [own.documents[0], { name: 'Inserat.pdf' }],
      },
    });
    expect(now.proposedAt > item.proposedAt).toBe(true);
    expect(await standsAs(item)).toEqual(['corrected']);
    const {
      body: {
        data: { corrections },
      },
    } = await editor('GET', `/inbox/${item.id}/submitter`);
    expect(corrections).toEqual([
      {
        at: expect.any(String),
        before: { files: [expect.anything()], translations: { fr: { name: job.title } } },
        after: { files: [expect.anything(), expect.anything()], translations: { fr: { name: 'Chef de gare' } } },
      },
    ]);
    // The link stays valid and shows the current version; sending it again changes nothing.
    const {
      body: { data: again },
    } = await asVisitor('GET', address);
    expect(again).toMatchObject({ title: 'Chef de gare', said: { contactInfo: { email } } });
    expect(
      (
        await asVisitor('POST', `${address}/corrections`, {
          ...again.said,
          files: again.documents.map(({ id }: { id: number }) => ({ id })),
        })
      ).status,
    ).toBe(200);
    expect((await editor('GET', `/inbox/${item.id}`)).body.data.version).toBe(now.version);
    // An editor who reviews the former version cannot release the new one unseen.
    expect(
      (
        await editor('POST', '/jobs', {
          ...item.normalizedData,
          isPublic: true,
          inboxId: item.id,
          inboxVersion: item.version,
          merge: true,
        })
      ).status,
    ).toBe(409);
    expect((await correct({ files: [], title: 'x' })).status).toBe(200);
    expect(
      (await editor('POST', '/jobs', { ...item.normalizedData, isPublic: true, inboxId: item.id, merge: true })).status,
    ).toBe(201);
    expect((await correct({ files: [], title: 'Zu spät' })).status).toBe(409);
    expect((await asVisitor('POST', `/submissions/own/${'x'.repeat(43)}/corrections`, corrected)).status).toBe(404);
    await afterAMinute(item.id);
    await notifySubmitters();
  });

  it('no mail goes out if the submitter is not to be notified', async () => {
    const item = await confirmed('jobs', 'de', {
      ...body,
      contactInfo: { ...body.contactInfo, email: 'still@example.org' },
    });
    await editor('PUT', `/inbox/${item.id}/submitter`, { answers: { declined: '' } });
    await editor('DELETE', `/inbox/${item.id}`, { version: item.version });
    await afterAMinute(item.id);
    const before = await mails('still@example.org');
    expect(await notifySubmitters()).toBeGreaterThan(0);
    expect(await mails('still@example.org')).toHaveLength(before.length);
  });
});
