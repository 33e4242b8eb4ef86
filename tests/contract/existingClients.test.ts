import { beforeAll, describe, expect, it } from 'vitest';
import { contentTypes } from '../../domain/contentTypes';
import type { Fetch } from './client';
import { create, minimalRecord } from './samples';
import { describeContract } from './targets';

/** Clients of the existing server send and expect these things differently from ours. */
describeContract('existing clients', (api) => {
  let editor: Fetch;
  beforeAll(async () => {
    editor = await api.as('ROLE_EDITOR');
  });

  describe('links and videos', () => {
    it.each([
      ['projects', 'url', 'value'],
      ['jobs', 'value', 'url'],
      ['posts', 'value', 'url'],
    ] as const)(
      'of %s are accepted with either name of their URL, and rejected with neither',
      async (name, part, also) => {
        const type = contentTypes[name];
        const link = (as: string) => ({ label: 'Seite', [as]: 'https://example.org/a' });
        const kept = link(part);
        const { record } = await create(
          editor,
          type,
          minimalRecord(type, 'Mit Link', {
            links: [link(also), kept],
            translations: { fr: { links: [link(also)] }, it: {} },
          }),
        );
        expect([record.links, record.translations.fr.links]).toEqual([[kept, kept], [kept]]);
        const put = await editor(`/${name}/${record.id}`, {
          method: 'PUT',
          json: { links: [kept, { label: 'Seite', href: 'https://example.org/a' }] },
        });
        expect([put.status, put.problem.errors]).toEqual([
          422,
          [{ field: 'links.1', message: `Hier fehlt «${part}» oder «${also}».` }],
        ]);
        // Empty rows must not invalidate the others.
        const blank = await editor(`/${name}/${record.id}`, {
          method: 'PUT',
          json: { links: [{ label: '', [also]: '' }, { label: 'Seite' }, {}] },
        });
        expect(blank.status, blank.text).toBe(200);
      },
    );
  });

  it.each([
    ['projects', ['startDate', 'endDate']],
    ['financial-supports', ['startDate', 'endDate']],
    ['publications', ['startDate', 'endDate']],
    ['posts', ['date']],
    ['circular-economy-projects', ['startDate', 'endDate']],
  ] as const)('read the days of %s with an offset, and may send them with or without', async (name, fields) => {
    const type = contentTypes[name];
    const days = (day: string) => Object.fromEntries(fields.map((field) => [field, day]));
    const { record } = await create(
      editor,
      type,
      minimalRecord(type, 'Tage', { isPublic: true, ...days('2026-07-01') }),
    );
    expect(record).toMatchObject(days('2026-07-01T00:00:00+02:00'));
    expect((await editor(`/${name}?ids=${record.id}`)).data[0]).toMatchObject(days('2026-07-01T00:00:00+02:00'));
    const put = await editor(`/${name}/${record.id}`, { method: 'PUT', json: days('2026-12-01T00:00:00+01:00') });
    expect(put.data).toMatchObject(days('2026-12-01T00:00:00+01:00'));
    // Sent back as a date, it stays the same.
    const same = await editor(`/${name}/${record.id}`, { method: 'PUT', json: days('2026-12-01') });
    expect(same.headers.get('etag')).toBe(put.headers.get('etag'));
  });

  it('read days within lists with an offset, too', async () => {
    const dates = (date: string | null) => ({ dates: [{ date, label: 'Start' }] });
    const { record, etag } = await create(editor, contentTypes.projects, { title: 'Tage', ...dates('2026-07-01') });
    expect(record).toMatchObject(dates('2026-07-01T00:00:00+02:00'));
    const same = await editor(`/projects/${record.id}`, { method: 'PUT', json: record });
    expect([same.headers.get('etag'), same.data.dates]).toEqual([etag, record.dates]);
    const empty = await editor(`/projects/${record.id}`, { method: 'PUT', json: dates(null) });
    expect(empty.data).toMatchObject(dates(null));
  });

  it.each(['events', 'regions'] as const)('read null for a missing colour of %s', async (name) => {
    const { record } = await create(editor, contentTypes[name], minimalRecord(contentTypes[name], 'Farblos'));
    expect(record.color).toBeNull();
    const read = async (shape: string) => (await editor(`/${name}?term=Farblos${shape}`)).data[0].color;
    expect([await read(''), await read('&shape=summary')]).toEqual([null, null]);
    expect((await editor(`/${name}/${record.id}`, { method: 'PUT', json: record })).status).toBe(200);
  });

  it('may omit the end of an event, which then ends at its start', async () => {
    const startDate = '2001-03-18T09:00:00+01:00';
    const { record } = await create(editor, contentTypes.events, { title: 'Ohne Ende', startDate, endDate: null });
    expect([record.startDate, record.endDate]).toEqual([startDate, startDate]);
    const found = async (archive: string) =>
      (await editor(`/events?archive=${archive}&term=${encodeURIComponent('Ohne Ende')}`)).data.length;
    expect([await found('0'), await found('1')]).toEqual([0, 1]);
    const emptied = await editor(`/events/${record.id}`, { method: 'PUT', json: { endDate: '' } });
    expect(emptied.data.endDate).toBe(startDate);
  });

  describe('the inbox', () => {
    it('returns full items unless the summary shape is requested', async () => {
      const [item] = (await editor('/inbox?type[]=project&status[]=new&limit=1')).data;
      const [card] = (await editor('/inbox?type[]=project&status[]=new&limit=1&shape=summary')).data;
      const { data, normalizedData } = (await editor(`/inbox/${item.id}`)).data;
      expect(item).toEqual({ ...card, data, normalizedData });
      expect(normalizedData.title).toEqual(expect.any(String));
      expect(Object.keys(card)).not.toContain('data');
    });

    it('is closed by the first record created from it, with or without `merge`', async () => {
      const [{ id, title }] = (await editor('/inbox?type[]=project&status[]=new&limit=1')).data;
      const post = () => editor('/projects', { method: 'POST', json: { title, inboxId: id } });
      const made = await post();
      expect(made.status, made.text).toBe(201);
      expect((await editor(`/inbox/${id}`)).data).toMatchObject({ outcome: 'merged', internalId: made.data.id });
      expect((await post()).status).toBe(409);
    });
  });
});
