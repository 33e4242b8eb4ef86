import { beforeAll, describe, expect, it } from 'vitest';
import { paper, pixel } from '../../tests/contract/samples';
import { testApi } from '../../tests/support/testApi';
import { call, createAccount } from '../../tests/support/testApp';

const server = testApi();
const { ask } = server;

type Json = Record<string, any> & { id: number };
let eventsOnly: string;
let french: string;

beforeAll(async () => {
  const limited = async (email: string, limits: object) => {
    const { id, cookie } = await createAccount(server.database, 'ROLE_EDITOR', email);
    await server.database.db.updateTable('users').set(limits).where('id', '=', id).execute();
    return cookie;
  };
  eventsOnly = await limited('eva@test.example', { writable_types: ['events'] });
  french = await limited('claire@test.example', { writable_languages: ['fr'] });
});

const ok = async (method: 'POST' | 'PUT', path: string, body: object): Promise<Json> => {
  const answer = await ask(method, path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body.data;
};
const upload = async (name: string, data = pixel) => {
  const { id, extension, mimeType } = await ok('POST', '/files', { name, data, mimeType: '', extension: '' });
  return { id, name, extension, mimeType };
};
const create = (title: string, images: object[], resource = 'projects', more: object = {}) =>
  ok('POST', `/${resource}`, { title, isPublic: true, images, ...more });
const read = async (resource: string, id: number): Promise<Json> => (await ask('GET', `/${resource}/${id}`)).body.data;
const asVisitor = async (path: string) => (await call(server.app, 'GET', path)).body.data;
const found = async (query: string): Promise<string[]> =>
  (await ask('GET', `/files?${query}`)).body.data.map(({ name }: Json) => name);

describe('the library', () => {
  it('finds files by name and by what is said of them in any language, with and without accents', async () => {
    const { id } = await upload('IMG_4711.png');
    await upload('zuerich_see.png');
    await ok('PUT', `/files/${id}`, { title: 'Seilbahn', altFR: 'Téléphérique à Zürich' });
    expect(await found('term=seilbahn')).toEqual(['IMG_4711.png']);
    expect(await found('term=telepherique')).toEqual(['IMG_4711.png']);
    expect((await found('term=Z%C3%BCrich')).sort()).toEqual(['IMG_4711.png', 'zuerich_see.png']);
    expect((await found('term=zuerich')).sort()).toEqual(['IMG_4711.png', 'zuerich_see.png']);
    // Neither the names of the texts nor wildcards are searched.
    expect(await found('term=altFR')).toEqual([]);
    expect(await found('term=%25')).toEqual([]);
    expect(await found('term=IMG_4')).toEqual(['IMG_4711.png']);
    expect(await found('term=IMGx4')).toEqual([]);
  });

  it('narrows by kind, use and missing texts, and pages', async () => {
    const used = await upload('kind-used.png');
    const described = await upload('kind-alt.png');
    await upload('kind-plan.pdf', paper);
    await ok('PUT', `/files/${described.id}`, { alt: 'Ein Plan' });
    await create('Mit Bild', [used]);
    expect(await found('term=kind-&kind=document')).toEqual(['kind-plan.pdf']);
    expect(await found('term=kind-&kind=picture')).toEqual(['kind-alt.png', 'kind-used.png']);
    expect(await found('term=kind-&use=used')).toEqual(['kind-used.png']);
    expect(await found('term=kind-&use=unused&orderBy=name&orderDirection=DESC')).toEqual([
      'kind-plan.pdf',
      'kind-alt.png',
    ]);
    expect(await found('term=kind-&lacks=alt')).toEqual(['kind-used.png']);
    expect(await found('term=kind-&extension[]=pdf')).toEqual(['kind-plan.pdf']);
    const page = await ask('GET', '/files?term=kind-&limit=1');
    expect(page.body.data).toMatchObject([{ name: 'kind-plan.pdf', uses: 0 }]);
    expect(page.headers.link).toContain('rel="next"');
    expect((await ask('GET', '/files?nope=1')).status).toBe(400);
  });

  it('says where a file is used, in every type and language, and no longer once it is removed', async () => {
    const picture = await upload('where.png');
    const plan = await upload('where.pdf', paper);
    const project = await create('Seeufer', [picture], 'projects', { translations: { fr: { files: [plan] } } });
    const event = await create('Tagung', [picture], 'events', { isPublic: false });
    expect((await ask('GET', `/files/${picture.id}/uses`)).body.data).toEqual({
      counts: { events: 1, projects: 1 },
      records: [
        { resource: 'events', id: event.id, title: 'Tagung', isPublic: false },
        { resource: 'projects', id: project.id, title: 'Seeufer', isPublic: true },
      ],
    });
    expect((await ask('GET', `/files/${plan.id}/uses`)).body.data.counts).toEqual({ projects: 1 });
    await ok('PUT', `/projects/${project.id}`, { ...project, images: [] });
    expect((await ask('GET', `/files/${picture.id}`)).body.data.uses).toBe(1);
    expect((await ask('GET', '/files/999999/uses')).status).toBe(404);
  });
});

describe('what is said of a picture', () => {
  it('is shown by all records that use it, at once, and by those that use it later', async () => {
    const picture = await upload('alt.png');
    const [one, other] = [await create('Eins', [picture]), await create('Zwei', [picture], 'events')];
    await ok('PUT', `/files/${picture.id}`, {
      title: 'Intern',
      alt: 'Ein See',
      altFR: 'Un lac',
      rights: 'Foto: A',
      focus: '30% 40%',
    });
    const shown = { alt: 'Ein See', altFR: 'Un lac', rights: 'Foto: A', focus: '30% 40%' };
    for (const [resource, { id }] of [['projects', one] as const, ['events', other] as const]) {
      const [image] = (await asVisitor(`/${resource}/${id}`)).images;
      expect(image).toMatchObject(shown);
      expect(image).not.toHaveProperty('title');
    }
    const cards = await asVisitor('/projects?shape=card&audience=visitors');
    expect(cards.find(({ id }: Json) => id === one.id)).toMatchObject({ focus: '30% 40%' });
    const later = await create('Drei', [{ ...picture, alt: 'Gefälscht', focus: 'url(x)' }]);
    expect((await asVisitor(`/projects/${later.id}`)).images).toMatchObject([shown]);
    // Emptied texts go.
    await ok('PUT', `/files/${picture.id}`, { alt: '', altFR: '', rights: '', focus: '' });
    expect(Object.keys((await asVisitor(`/projects/${one.id}`)).images[0])).not.toContain('alt');
  });

  it('changes neither versions nor histories of records, and a save that repeats them makes no version', async () => {
    const picture = await upload('quiet.png');
    const record = await create('Still', [picture]);
    const before = await ask('GET', `/projects/${record.id}`);
    await ok('PUT', `/files/${picture.id}`, { alt: 'Neu' });
    const after = await ask('GET', `/projects/${record.id}`);
    expect(after.body.data.updatedAt).toBe(before.body.data.updatedAt);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect((await ask('GET', `/projects/${record.id}/history`)).body.data).toHaveLength(1);
    // The form was opened before the description changed.
    const saved = await ask('PUT', `/projects/${record.id}`, before.body.data, {
      'if-match': String(before.headers.etag),
    });
    expect(saved.status).toBe(200);
    expect((await ask('GET', `/projects/${record.id}/history`)).body.data).toHaveLength(1);
    expect((await read('projects', record.id)).images).toMatchObject([{ alt: 'Neu' }]);
  });

  it('is refused in a version that somebody else has changed, and if it is malformed', async () => {
    const { id } = await upload('stale.png');
    const { etag } = (await ask('GET', `/files/${id}`)).headers;
    await ok('PUT', `/files/${id}`, { alt: 'Erste' });
    const late = await ask('PUT', `/files/${id}`, { alt: 'Zweite' }, { 'if-match': String(etag) });
    expect(late).toMatchObject({ status: 412, body: { data: { alt: 'Erste' } } });
    expect((await ask('PUT', `/files/${id}`, { alt: 'Erste' }, { 'if-match': String(etag) })).status).toBe(200);
    expect((await ask('PUT', `/files/${id}`, { focus: '101% 0%' })).status).toBe(422);
    expect((await ask('PUT', `/files/${id}`, { alt: 'x'.repeat(3_000) })).status).toBe(422);
    expect((await ask('PUT', '/files/999999', { alt: 'a' })).status).toBe(404);
  });

  it('needs the right to write the types that use the picture, and its languages', async () => {
    const picture = await upload('rights.png');
    const put = (cookie: string, body: object) => call(server.app, 'PUT', `/files/${picture.id}`, { cookie, body });
    expect((await put(eventsOnly, { alt: 'Frei' })).status).toBe(200);
    await create('Fremd', [picture]);
    expect(await put(eventsOnly, { alt: 'Meins' })).toMatchObject({
      status: 403,
      body: { detail: 'Ihr Konto darf «Projekte» nicht bearbeiten.' },
    });
    expect((await put(french, { altFR: 'Un lac' })).status).toBe(200);
    expect((await put(french, { alt: 'Ein See', altFR: 'Un étang' })).status).toBe(403);
    expect((await put(french, { focus: '1% 2%' })).status).toBe(403);
    expect((await ask('GET', `/files/${picture.id}`)).body.data).toMatchObject({ alt: 'Frei', altFR: 'Un lac' });
  });
});

describe('replacing a file', () => {
  const replace = (id: number, by: unknown, cookie = server.cookie) =>
    call(server.app, 'POST', `/files/${id}/replace`, { cookie, body: { by } });

  it('changes every record that uses it, each with a version and a history that names the former file', async () => {
    const [old, next] = [await upload('old.png'), await upload('new.png')];
    await ok('PUT', `/files/${old.id}`, { alt: 'Ein See' });
    const project = await create('Eins', [{ ...old, description: 'Legende' }]);
    const event = await create('Zwei', [old], 'events', { isPublic: false });
    const other = await create('Ohne', []);
    const before = await ask('GET', `/projects/${project.id}`);
    expect(await replace(old.id, next.id)).toMatchObject({ status: 200, body: { data: { changed: 2 } } });
    const [image] = (await read('projects', project.id)).images;
    expect(image).toMatchObject({ id: next.id, name: 'new.png', description: 'Legende', alt: 'Ein See' });
    expect((await read('events', event.id)).images).toMatchObject([{ id: next.id }]);
    const history = (await ask('GET', `/projects/${project.id}/history`)).body.data;
    expect(history.map(({ record }: Json) => record.images[0].id)).toEqual([next.id, old.id]);
    expect(history[0].user.email).toBe('role_editor@test.example');
    expect((await ask('GET', `/projects/${other.id}/history`)).body.data).toHaveLength(1);
    // An open form with the former picture is not saved over it.
    const late = await ask(
      'PUT',
      `/projects/${project.id}`,
      { ...before.body.data, title: 'Neu' },
      { 'if-match': String(before.headers.etag) },
    );
    expect(late.status).toBe(412);
    // Visitors see the new one, and no longer the former.
    expect((await call(server.app, 'GET', `/files/view/${next.id}.png`)).status).toBe(200);
    expect((await call(server.app, 'GET', `/files/view/${old.id}.png`)).status).toBe(404);
    expect((await ask('GET', `/files/${old.id}/uses`)).body.data.counts).toEqual({});
  });

  it('reaches documents in each language, and keeps names that somebody gave them', async () => {
    const [old, next] = [await upload('old.pdf', paper), await upload('new.pdf', paper)];
    const { id } = await create('Dokumente', [], 'projects', {
      files: [{ ...old, name: 'Bericht' }],
      translations: { fr: { files: [old] } },
    });
    await replace(old.id, next.id);
    const { files, translations } = await read('projects', id);
    expect([files, translations.fr.files]).toMatchObject([
      [{ id: next.id, name: 'Bericht' }],
      [{ id: next.id, name: 'new.pdf' }],
    ]);
  });

  it('changes nothing if a single record may not be written', async () => {
    const [old, next] = [await upload('a.png'), await upload('b.png')];
    const [event, project] = [await create('Termin', [old], 'events'), await create('Projekt', [old])];
    expect(await replace(old.id, next.id, eventsOnly)).toMatchObject({
      status: 403,
      body: { detail: 'Ihr Konto darf «Projekte» nicht bearbeiten.' },
    });
    expect((await replace(old.id, next.id, french)).status).toBe(403);
    for (const [resource, { id }] of [['events', event] as const, ['projects', project] as const])
      expect((await read(resource, id)).images).toMatchObject([{ id: old.id }]);
    expect((await ask('GET', `/events/${event.id}/history`)).body.data).toHaveLength(1);
  });

  it('changes nothing if a single record cannot be saved, and names it', async () => {
    const [old, next] = [await upload('c.png'), await upload('d.png')];
    const event = await create('Termin', [old], 'events');
    const project = await create('Altes Projekt', [old]);
    await server.database.db
      .updateTable('projects')
      .set(({ fn, val, cast, ref }) => ({
        body: cast(
          fn('jsonb_set', [cast(ref('body'), 'jsonb'), val('{title}'), val('""')]),
          'text',
        ) as unknown as string,
      }))
      .where('id', '=', project.id)
      .execute();
    expect(await replace(old.id, next.id)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('Projekt «Altes Projekt» lässt sich so nicht speichern') },
    });
    expect((await read('events', event.id)).images).toMatchObject([{ id: old.id }]);
  });

  it('takes only another file of the same kind', async () => {
    const [picture, plan] = [await upload('e.png'), await upload('e.pdf', paper)];
    expect(await replace(picture.id, plan.id)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'by', message: 'Ein Bild lässt sich nur durch ein Bild ersetzen.' }] },
    });
    expect((await replace(plan.id, picture.id)).status).toBe(422);
    expect((await replace(picture.id, picture.id)).status).toBe(422);
    expect((await replace(picture.id, 999_999)).status).toBe(422);
    expect((await replace(picture.id, 'x')).status).toBe(422);
    expect((await replace(999_999, picture.id)).status).toBe(404);
  });
});
