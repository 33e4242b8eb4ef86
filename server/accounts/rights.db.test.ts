import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentLocale } from '../../domain/locales';
import { testApi } from '../../tests/support/testApi';
import { call, createAccount } from '../../tests/support/testApp';
import { addItem, type NewItem } from '../inbox/writeItems';

const api = testApi();
type Account = { id: number; cookie: string };
let french: Account;
let bilingual: Account;
let eventsOnly: Account;

beforeAll(async () => {
  const limited = async (email: string, languages: ContentLocale[] | null, types: string[] | null = null) => {
    const account = await createAccount(api.database, 'ROLE_EDITOR', email);
    await api.database.db
      .updateTable('users')
      .set({ writable_languages: languages, writable_types: types })
      .where('id', '=', account.id)
      .execute();
    return account;
  };
  french = await limited('claire@test.example', ['fr']);
  bilingual = await limited('dora@test.example', ['de', 'fr']);
  eventsOnly = await limited('eva@test.example', null, ['events']);
});

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const as = ({ cookie }: Account, method: Method, url: string, body?: unknown, headers?: Record<string, string>) =>
  call(api.app, method, url, { cookie, body, headers });
const texts = (title: string) => ({
  title,
  translations: { fr: { title: `${title} fr` }, it: { title: `${title} it` } },
});
const create = async (body: object, resource = 'projects'): Promise<Record<string, any> & { id: number }> => {
  const made = await api.ask('POST', `/${resource}`, body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.data;
};
const read = async (resource: string, id: number) => (await api.ask('GET', `/${resource}/${id}`)).body.data;
const refused = (field: string, detail: RegExp) => ({
  status: 403,
  body: { detail: expect.stringMatching(detail), errors: [{ field, message: expect.stringMatching(detail) }] },
});
const inFrench = (record: Record<string, any>, title: string) => ({
  ...record,
  translations: { ...record.translations, fr: { ...record.translations.fr, title } },
});

describe('a translator who writes French only', () => {
  it('saves French texts, and nothing else of a record', async () => {
    const record = await create({ ...texts('Seilbahn'), startDate: '2026-01-02', keywords: 'Berg' });
    const put = (body: object) => as(french, 'PUT', `/projects/${record.id}`, body);
    const saved = await put(inFrench(record, 'Téléphérique'));
    expect(saved).toMatchObject({ status: 200, body: { data: { translations: { fr: { title: 'Téléphérique' } } } } });
    const now = saved.body.data;
    expect(await put({ ...now, title: 'Gondelbahn' })).toMatchObject(
      refused('title', /^«.+» auf Deutsch dürfen Sie nicht ändern\. Ihr Konto bearbeitet nur Französisch\.$/),
    );
    const italian = { ...now, translations: { ...now.translations, it: { title: 'Funivia' } } };
    expect(await put(italian)).toMatchObject(refused('translations.it.title', /auf Italienisch/));
    expect(await put({ ...now, startDate: '2026-02-02' })).toMatchObject(refused('startDate', /für alle Sprachen/));
    expect(await put({ ...now, isPublic: true })).toMatchObject(refused('isPublic', /für alle Sprachen/));
    const { headers } = await call(api.app, 'GET', `/projects/${record.id}`, { cookie: french.cookie });
    const patch = (body: object) =>
      as(french, 'PATCH', `/projects/${record.id}`, body, {
        'content-type': 'application/merge-patch+json',
        'if-match': String(headers.etag),
      });
    expect(await patch({ title: 'Gondelbahn' })).toMatchObject(refused('title', /auf Deutsch/));
    expect((await patch({ translations: { fr: { title: 'Funiculaire' } } })).status).toBe(200);
    expect(await read('projects', record.id)).toMatchObject({ title: 'Seilbahn', startDate: now.startDate });
  });

  it('translates within the items of lists, and leaves the items themselves', async () => {
    const unit = (time: string, fr: string) => ({ time, descriptions: [], translations: { fr: { time: fr } } });
    const program = (units: object[]) => ({ title: 'Tag', units, translations: { fr: { title: 'Jour' } } });
    const record = await create({ ...texts('Tagung'), programs: [program([unit('8 Uhr', '8 h')])] }, 'events');
    const put = (units: object[]) => as(french, 'PUT', `/events/${record.id}`, { programs: [program(units)] });
    expect((await put([unit('8 Uhr', '8 heures')])).status).toBe(200);
    expect((await put([unit('9 Uhr', '8 heures')])).status).toBe(403);
    expect((await put([])).status).toBe(403);
    expect((await read('events', record.id)).programs[0].units).toMatchObject([
      { time: '8 Uhr', translations: { fr: { time: '8 heures' } } },
    ]);
  });

  it('neither creates, deletes, restores nor merges records, nor changes who belongs to a group', async () => {
    const record = await create(texts('Bleibt'));
    const whole = /^Einträge erstellen und löschen dürfen Sie nicht\./;
    for (const answer of [
      await as(french, 'POST', '/projects', texts('Neu')),
      await as(french, 'DELETE', `/projects/${record.id}`),
    ])
      expect(answer).toMatchObject({ status: 403, body: { detail: expect.stringMatching(whole) } });
    await api.ask('DELETE', `/projects/${record.id}`);
    const back = { historyId: null, record: {} };
    expect((await as(french, 'POST', `/projects/${record.id}/restore`, back)).status).toBe(403);
    const restore = (title: string) =>
      as(bilingual, 'POST', `/projects/${record.id}/restore`, {
        record: { ...record, translations: { ...record.translations, it: { title } } },
      });
    expect(await restore('Cambiato')).toMatchObject(refused('translations.it.title', /auf Italienisch/));
    expect((await restore('Bleibt it')).status).toBe(201);

    const person = (lastName: string) => create({ firstName: 'Anna', lastName }, 'contacts/person');
    const [one, other] = [await person('Arnold'), await person('Arnold')];
    expect((await as(french, 'POST', `/contacts/${one.id}/merge`, { other: { id: other.id } })).status).toBe(403);
    const group = await create({ name: 'Gruppe' }, 'contact-groups');
    const members = `/contact-groups/${group.id}/contacts`;
    expect((await as(french, 'POST', members, { ids: [one.id] })).status).toBe(403);
    expect((await as(bilingual, 'POST', members, { ids: [one.id] })).status).toBe(200);
  });

  it('does not bring back an earlier version that differs in another language', async () => {
    const first = await create(texts('Alt'));
    const { data: second } = (await api.ask('PUT', `/projects/${first.id}`, inFrench(first, 'Vieux'))).body;
    const put = (body: object) => as(french, 'PUT', `/projects/${first.id}`, body);
    expect((await put(first)).status).toBe(200);
    await api.ask('PUT', `/projects/${first.id}`, { ...second, title: 'Neu' });
    expect(await put(first)).toMatchObject(refused('title', /auf Deutsch/));
  });

  it('answers the gaps of French only', async () => {
    const { id } = await create({ title: 'Ohne Übersetzung' });
    const answer = (locale: string) =>
      as(french, 'POST', `/projects/${id}/translation-gaps`, { field: 'title', locale, answer: 'empty' });
    expect(await answer('it')).toMatchObject({ status: 403, body: { detail: expect.stringContaining('Italienisch') } });
    expect((await answer('fr')).status).toBe(200);
  });
});

describe('in the inbox', () => {
  const propose = async (record: { id: number } | null, normalizedData: object, type = 'project') => {
    const item = {
      type,
      source: 'chmos',
      status: record ? 'update' : 'new',
      title: 'Vorschlag',
      internalId: record?.id ?? null,
      data: {},
      normalizedData,
    };
    return api.database.db.transaction().execute((trx) => addItem(trx, item as NewItem));
  };

  it('a translator takes over and dismisses what is in French, and leaves the rest to others', async () => {
    const record = await create(texts('Wird besser'));
    const frenchOnly = { translations: { fr: { title: 'Mieux' } } };
    const [fr, more] = [await propose(record, frenchOnly), await propose(record, { title: 'Besser', ...frenchOnly })];
    const confirm = (inboxId: number) =>
      as(french, 'PUT', `/projects/${record.id}`, { ...inFrench(record, 'Mieux'), inboxId, merge: true });
    const tooMuch = { status: 403, body: { detail: expect.stringMatching(/^Dieser Vorschlag enthält mehr.+Deutsch/) } };
    expect(await confirm(more.id)).toMatchObject(tooMuch);
    expect(await read('projects', record.id)).toMatchObject({ translations: { fr: { title: 'Wird besser fr' } } });
    expect((await confirm(fr.id)).status).toBe(200);
    expect(await as(french, 'DELETE', `/inbox/${more.id}`)).toMatchObject(tooMuch);
    const other = await propose(record, { translations: { fr: { title: 'Encore' } } });
    const bulk = (...items: { id: number; version: number }[]) =>
      as(french, 'DELETE', '/inbox', { items: items.map(({ id, version }) => ({ id, version })) });
    expect((await bulk(other, more)).status).toBe(403);
    expect((await bulk(other)).status).toBe(200);
    // Undoing someone else's decision would change the German text.
    await api.ask('PUT', `/projects/${record.id}`, { title: 'Besser', inboxId: more.id, merge: true });
    expect((await as(french, 'POST', `/inbox/${more.id}/undo`, {})).status).toBe(403);
    expect((await as(bilingual, 'POST', `/inbox/${more.id}/undo`, {})).status).toBe(200);
  });

  it('an editor of events decides about events, not about projects', async () => {
    const [project, event] = [
      await propose(null, { title: 'Neu' }),
      await propose(await create(texts('Anlass'), 'events'), { title: 'Neuer Anlass' }, 'event'),
    ];
    const dismiss = ({ id }: { id: number }) => as(eventsOnly, 'DELETE', `/inbox/${id}`);
    expect(await dismiss(project)).toMatchObject({
      status: 403,
      body: { detail: 'Ihr Konto darf «Projekte» nicht bearbeiten.' },
    });
    expect((await dismiss(event)).status).toBe(200);
    await api.ask('DELETE', `/inbox/${project.id}`);
    expect((await as(eventsOnly, 'POST', `/inbox/${project.id}/undo`, {})).status).toBe(403);
    expect((await as(eventsOnly, 'POST', '/events', texts('Neu'))).status).toBe(201);
    expect((await as(eventsOnly, 'POST', '/projects', texts('Neu'))).status).toBe(403);
  });
});

it('an editor without Italian writes everything else, and Italian texts stay', async () => {
  const record = await create({ ...texts('Zwei'), links: [{ label: 'Eins', value: 'https://example.org' }] });
  const put = (body: object) => as(bilingual, 'PUT', `/projects/${record.id}`, body);
  expect((await put({ title: 'Drei', startDate: '2026-01-01', isPublic: true })).status).toBe(200);
  expect(await put({ translations: { fr: { title: 'Trois' }, it: { title: '' } } })).toMatchObject(
    refused('translations.it.title', /nur Deutsch und Französisch/),
  );
  expect((await as(bilingual, 'DELETE', `/projects/${record.id}`)).status).toBe(200);
});

it('rights are set with the account, and administrators have none to lose', async () => {
  const admin = await createAccount(api.database, 'ROLE_ADMIN', 'admin@test.example');
  const rights = { writableTypes: ['projects'], writableLanguages: ['fr'] };
  const body = { email: 'neu@test.example', password: 'gut und lang', roles: ['ROLE_EDITOR'], ...rights };
  const made = await as(admin, 'POST', '/users', body);
  expect(made).toMatchObject({ status: 201, body: { data: rights } });
  const put = (change: object) => as(admin, 'PUT', `/users/${made.body.data.id}`, change);
  expect((await put({ name: 'Neu' })).body.data).toMatchObject(rights);
  expect(await put({ writableTypes: [], writableLanguages: ['rm'] })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'writableTypes' }, { field: 'writableLanguages.0' }] },
  });
  expect((await put({ roles: ['ROLE_ADMIN'] })).body.data).toMatchObject({
    writableTypes: null,
    writableLanguages: null,
  });
});
