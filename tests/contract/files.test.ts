import { beforeAll, describe, expect, it } from 'vitest';
import { wrongTypeMessage } from '../../domain/values/fileTypes';
import type { Fetch, Json } from './client';
import { create, paper, pixel, minimalRecord } from './samples';
import { describeContract } from './targets';

const upload = {
  name: 'Ein Bild.png',
  data: pixel,
  mimeType: 'image/png',
  extension: 'png',
  description: 'Ein Punkt',
  copyright: '© Niemand',
};
const dataUrl = (text: string, type: string) => `data:${type};base64,${Buffer.from(text).toString('base64')}`;

describeContract('files', (api, unsupported, types) => {
  let editor: Fetch;
  const post = (json: Json) => editor('/files', { method: 'POST', json });
  beforeAll(async () => {
    editor = await api.as('ROLE_EDITOR');
  });

  it('are returned with the data that forms need, by id and in the list', async () => {
    const { status, data } = await post(upload);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      id: expect.any(Number),
      name: 'Ein Bild.png',
      extension: 'png',
      mimeType: 'image/png',
      description: 'Ein Punkt',
      copyright: '© Niemand',
      hash: expect.stringMatching(/^[0-9a-f]{32,}$/),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(Number(data.size)).toBe(Buffer.from(pixel.split(',')[1] ?? '', 'base64').length);
    const { id, name, extension, mimeType } = (await editor(`/files/${data.id}`)).data;
    expect({ id, name, extension, mimeType }).toEqual({
      id: data.id,
      name: data.name,
      extension: 'png',
      mimeType: 'image/png',
    });
    expect((await editor('/files?limit=1')).data[0].id).toBe(data.id);
  });

  it('can be uploaded as raw bytes, with parameters in the URL', async () => {
    const bytes = Buffer.from(pixel.split(',')[1] ?? '', 'base64');
    const say = (query: string, body: Buffer, type = 'application/octet-stream') =>
      editor(`/files?${query}`, { method: 'POST', body: new Uint8Array(body), headers: { 'content-type': type } });
    const { status, data } = await say(`name=${encodeURIComponent('Ein Täst & mehr.png')}&description=Punkt`, bytes);
    expect([status, data]).toMatchObject([
      201,
      {
        name: 'Ein Täst & mehr.png',
        extension: 'png',
        mimeType: 'image/png',
        size: bytes.length,
        description: 'Punkt',
      },
    ]);
    expect(data.hash).toBe((await post(upload)).data.hash);
    expect((await say('name=a.pdf', Buffer.from(paper.split(',')[1] ?? '', 'base64'), 'application/pdf')).status).toBe(
      201,
    );
    const refused = await say('', bytes);
    expect([refused.status, refused.problem.errors?.map(({ field }) => field)]).toEqual([422, ['name']]);
    expect((await say('name=a.png', Buffer.from('<script>'))).problem).toMatchObject({
      status: 415,
      detail: wrongTypeMessage('application/octet-stream', 'a.png'),
    });
    expect((await say('name=a.png', Buffer.alloc(0))).status).toBeGreaterThanOrEqual(400);
    expect(
      (
        await api.fetch('/files?name=a.png', {
          method: 'POST',
          body: new Uint8Array(bytes),
          headers: { 'content-type': 'image/png' },
        })
      ).status,
    ).toBe(401);
  });

  it('are served unchanged, with headers that keep scripts from running', async () => {
    for (const [data, extension, type] of [
      [pixel, 'png', 'image/png'],
      [paper, 'pdf', 'application/pdf'],
    ] as const) {
      const { id } = (await post({ ...upload, name: `Täst "1".${extension}`, data, extension, mimeType: type })).data;
      for (const [way, disposition] of [
        ['view', /^inline/],
        ['download', /^attachment/],
      ] as const) {
        const { status, headers, text } = await editor(`/files/${way}/${id}.${extension}`);
        expect(status).toBe(200);
        expect(headers.get('content-type')).toBe(type);
        expect(headers.get('content-disposition')).toMatch(disposition);
        expect(headers.get('content-disposition')).toContain(`filename*=UTF-8''T%C3%A4st%20%221%22.${extension}`);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('content-security-policy')).toContain('sandbox');
        expect(text).toBe(Buffer.from(data.split(',')[1] ?? '', 'base64').toString('utf8'));
      }
    }
  });

  it('are found only under their own id and extension', async () => {
    const { id } = (await post(upload)).data;
    expect((await editor(`/files/view/${id}.PNG`)).status).toBe(200);
    for (const file of [
      `${id}.jpg`,
      `${id}`,
      `${id}.`,
      `${id}.png.exe`,
      '999999.png',
      '0.png',
      '-1.png',
      'x.png',
      `..%2f${id}.png`,
      '%00.png',
      `${id}.png%00`,
    ]) {
      expect([400, 404], file).toContain((await editor(`/files/view/${file}`)).status);
    }
  });

  it.each([
    ['<script>alert(1)</script>', 'text/html', 'html'],
    ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/svg+xml', 'svg'],
    ['<html><script>alert(1)</script>', 'image/png', 'png'],
    ['MZ\x90\x00 program', 'application/pdf', 'pdf'],
    ['nur Text', 'text/plain', 'txt'],
  ])('are refused by their content, whatever their name: %#', async (content, mimeType, extension) => {
    const { status, problem } = await post({ ...upload, data: dataUrl(content, mimeType), mimeType, extension });
    expect(status).toBe(415);
    expect(problem.detail).toMatch(
      new RegExp(wrongTypeMessage('.*', upload.name).replaceAll('.png', String.raw`\.png`)),
    );
  });

  it('have the type of their content', async () => {
    const { data } = await post({ ...upload, mimeType: 'text/html', extension: 'html' });
    expect([data.mimeType, data.extension]).toEqual(['image/png', 'png']);
  });

  it.each([
    [{}, ['data', 'extension', 'mimeType', 'name']],
    [{ ...upload, name: '' }, ['name']],
    [{ ...upload, name: 'x'.repeat(300), data: '' }, ['data', 'name']],
    [{ ...upload, name: 'a\0b', data: 5 }, ['data', 'name']],
  ])('are refused with each invalid part named: %#', async (json, fields) => {
    const { status, problem } = await post(json);
    expect(status).toBe(422);
    for (const { field } of problem.errors ?? []) expect(fields).toContain(field);
    expect(problem.errors?.length).toBeGreaterThan(0);
  });

  it('are refused if a picture is damaged', async () => {
    const cut = Buffer.from(pixel.split(',')[1] ?? '', 'base64')
      .subarray(0, 20)
      .toString('base64');
    for (const data of [`data:image/png;base64,${cut}`, `${pixel}!!!`])
      expect([415, 422]).toContain((await post({ ...upload, data })).status);
  });

  describe.each(types)('of $name', (type) => {
    const place = Object.entries(type.fields).find(([, { kind }]) => kind === 'images')?.[0];
    const names = Object.entries(type.fields).filter(([, { kind, translated }]) => kind === 'files' && translated);

    it.skipIf(unsupported('visitors'))('are public once a public record uses them', async () => {
      if (!place) return;
      const { id } = (await post(upload)).data;
      const view = async () => (await api.fetch(`/files/view/${id}.png`)).status;
      expect(await view()).toBe(404);
      const { record } = await create(
        editor,
        type,
        minimalRecord(type, 'Mit Bild', { [place]: [{ id, extension: 'png' }] }),
      );
      expect(await view()).toBe(404);
      await editor(`/${type.name}/${record.id}`, { method: 'PUT', json: { isPublic: true } });
      expect(await view()).toBe(200);
      await editor(`/${type.name}/${record.id}`, { method: 'DELETE' });
      expect(await view()).toBe(404);
      expect((await editor(`/files/view/${id}.png`)).status).toBe(200);
    });

    it('belong to a language and keep their names; only the server sets their type', async () => {
      for (const [name] of names) {
        const { id } = (
          await post({ ...upload, name: 'Bericht.pdf', data: paper, extension: 'pdf', mimeType: 'application/pdf' })
        ).data;
        const named = [
          { id, name: 'Rapport <1>.pdf', extension: 'exe', mimeType: 'text/html', description: 'Rapport' },
          { id, name: '', extension: 'pdf' },
        ];
        const { record } = await create(
          editor,
          type,
          minimalRecord(type, 'Avec rapport', { isPublic: true, translations: { fr: { [name]: named } } }),
        );
        expect(record.translations.fr[name]).toEqual([
          { id, name: 'Rapport <1>.pdf', extension: 'pdf', mimeType: 'application/pdf', description: 'Rapport' },
          { id, name: 'Bericht.pdf', extension: 'pdf', mimeType: 'application/pdf', description: '' },
        ]);
        expect((await api.fetch(`/files/download/${id}.pdf`)).status).toBe(200);
      }
    });
  });
});
