import { beforeAll, describe, expect, it } from 'vitest';
import { allContentTypes } from '../../domain/contentTypes';
import { displayedStatus, inboxOrder, inboxTypeFor, inboxTypes } from '../../domain/inbox/inbox';
import { persons } from '../../domain/types/person';
import type { Fetch, Json } from './client';
import { minimalRecord } from './samples';
import { describeContract } from './targets';

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
const cardKeys = [
  'importId',
  'id',
  'version',
  'type',
  'source',
  'status',
  'title',
  'internalId',
  'foreignId',
  'hasInterim',
  'createdAt',
  'updatedAt',
];

describeContract('inbox', (api, unsupported) => {
  let editor: Fetch;
  beforeAll(async () => {
    editor = await api.as('ROLE_EDITOR');
  });

  let count = 0;
  const post = (json: Json) => editor('/projects', { method: 'POST', json });
  const put = (id: number, json: Json, headers = {}) => editor(`/projects/${id}`, { method: 'PUT', json, headers });
  const create = async (title = `Projekt ${(count += 1)}`) => (await post({ title })).data;
  const read = async (id: number) => (await editor(`/inbox/${id}`)).data;
  const list = async (query: string) => {
    const { problem } = await editor(`/inbox?${query}`);
    return problem as unknown as { data: Json[]; meta: Json };
  };
  const titles = async (query: string) => (await list(query)).data.map(({ title }) => title as string);
  /** A save that is kept in the inbox. */
  const keep = async (id: number | null, json: Json) => {
    const answer = await (id === null ? post({ ...json, addToInbox: true }) : put(id, { ...json, addToInbox: true }));
    expect(answer.status, answer.text).toBe(201);
    return answer.data;
  };

  it('lists the open items by type, deletions first, then the oldest, with the counts of all sections', async () => {
    const { data, meta } = await list('limit=500&shape=summary');
    expect(data.length).toBeGreaterThan(20);
    expect(meta.total).toBe(data.length);
    const ranks = data.map(({ type }) => inboxOrder.indexOf(type));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    for (const card of data)
      expect(Object.keys(card).sort()).toEqual(
        [...cardKeys, ...(card.type === 'contact_update' ? ['delete', 'changes'] : [])].sort(),
      );
    const projects = data.filter(({ type }) => type === 'project');
    expect(meta.counts.project).toBe(projects.length);
    for (const type of ['project', 'contact_update'] as const) {
      const { byStatus } = inboxTypes[type];
      const places = data
        .filter((card) => card.type === type)
        .map(
          (card) =>
            `${(byStatus as readonly string[]).indexOf(displayedStatus(card as never)) >>> 0} ${card.createdAt}`,
        );
      expect(places.length).toBeGreaterThan(2);
      expect(places).toEqual(places.toSorted());
    }
    expect((await list('limit=2&type[]=topic')).meta).toEqual({ total: meta.counts.topic, counts: meta.counts });
  });

  it('is filtered by type, source, status, words and linked record, and continues after an item', async () => {
    const { data } = await list('limit=500&type[]=project');
    const only = (test: (card: Json) => boolean) => data.filter(test).map(({ title }) => title as string);
    expect(await titles('limit=500&type[]=project&source[]=xls')).toEqual(only(({ source }) => source === 'xls'));
    expect(await titles('limit=500&type[]=project&status[]=deleted&status[]=new')).toEqual(
      only(({ status }) => status !== 'update'),
    );
    const linked = data.find(({ internalId }) => internalId !== null);
    expect(
      (await list(`type[]=project&internalId[]=${linked.internalId}`)).data.map(({ internalId }) => internalId),
    ).toContain(linked.internalId);
    const third = data[2];
    expect((await list(`limit=500&type[]=project&after[]=${third.id}`)).data.map(({ id }) => id)).toEqual(
      data.slice(3).map(({ id }) => id),
    );
    const word =
      String(third.title)
        .split(/[^\p{L}]+/u)
        .find(({ length }) => length > 4) ?? '';
    expect(await titles(`limit=500&type[]=project&term=${encodeURIComponent(word.toUpperCase())}`)).toContain(
      third.title,
    );
    expect((await editor('/inbox?limit=1001')).status).toBe(400);
    expect((await editor('/inbox?after[]=x')).status).toBe(400);
  });

  it.skipIf(unsupported('inboxJournal'))('finds words in any order and spelling', async () => {
    await keep(null, { title: 'Zürcher Bergbahn Wortprobe' });
    expect(await titles('term=wortprobe%20ZUERCHER')).toEqual(['Zürcher Bergbahn Wortprobe']);
  });

  it('returns an item with all its data', async () => {
    const [card] = (await list('type[]=project&status[]=update&source[]=chmos&limit=1')).data;
    const item = await read(card.id);
    expect(item).toMatchObject({
      ...card,
      outcome: null,
      endedAt: null,
      endedBy: null,
      proposedAt: expect.stringMatching(moment),
    });
    expect(item.normalizedData.title).toEqual(expect.any(String));
    expect(Object.keys(item).sort()).toEqual(
      [
        ...cardKeys,
        'data',
        'normalizedData',
        'base',
        'proposedAt',
        'interim',
        'interimBase',
        'interimBy',
        'interimAt',
        'outcome',
        'endedAt',
        'endedBy',
        'leftOut',
        'canUndo',
        'decisions',
      ].sort(),
    );
    for (const id of ['999999', 'abc', '0', '-1'])
      expect((await editor(`/inbox/${id}`)).status, id).toBeOneOf([
        400,
        404,
        ...(unsupported('addresses') ? [501] : []),
      ]);
  });

  it.skipIf(unsupported('inboxJournal'))('dismisses for good, as it was seen, and keeps who and when', async () => {
    const { id } = await keep(null, { title: 'Zu verwerfen' });
    expect((await editor(`/inbox/${id}`, { method: 'DELETE', headers: { 'if-match': '"77"' } })).status).toBe(412);
    const dismissed = await editor(`/inbox/${id}`, { method: 'DELETE', headers: { 'if-match': '"1"' } });
    expect([dismissed.status, dismissed.data]).toEqual([200, { id }]);
    const { data: me } = await editor('/users/me');
    expect((await editor('/inbox/history?limit=1')).data).toMatchObject([
      {
        id,
        title: 'Zu verwerfen',
        outcome: 'dismissed',
        endedAt: expect.stringMatching(moment),
        endedBy: { id: me.id, email: me.email },
      },
    ]);
    expect(await read(id)).toMatchObject({ outcome: 'dismissed', normalizedData: { title: 'Zu verwerfen' } });
    expect(await titles('term=verwerfen')).toEqual([]);
    expect((await editor(`/inbox/${id}`, { method: 'DELETE' })).status).toBe(409);
    expect((await editor('/inbox/999999', { method: 'DELETE' })).status).toBe(404);
  });

  it.skipIf(unsupported('proposals'))(
    'shows several proposals of one person as one card, which is read and dismissed as a whole',
    async () => {
      const { data, meta } = await list('per[]=record&limit=500&type[]=contact_update');
      expect(meta.counts.contact_update).toBe(data.length);
      const cards = data.filter(({ proposals }) => proposals);
      expect(cards.length).toBeGreaterThan(1);
      const ids = new Set((await list('limit=500&type[]=contact_update')).data.map(({ id }) => id as number));
      expect(data.length).toBe(ids.size - cards.reduce((sum, { proposals }) => sum + proposals.length - 1, 0));
      const [card] = cards;
      expect(Object.keys(card.proposals[0]).sort()).toEqual([
        'createdAt',
        'hasInterim',
        'id',
        'source',
        'updatedAt',
        'version',
      ]);
      expect(card.proposals.map(({ createdAt }: Json) => createdAt)).toEqual(
        card.proposals
          .map(({ createdAt }: Json) => createdAt)
          .toSorted()
          .reverse(),
      );
      const [newest, ...older] = card.proposals.map(({ id }: Json) => id as number);
      expect((await editor(`/inbox/${newest}/others`)).data).toMatchObject(
        older.map((id: number) => ({ id, internalId: card.internalId, normalizedData: expect.any(Object) })),
      );
      const dismiss = (items: Json[]) => editor('/inbox', { method: 'DELETE', json: { items } });
      const items = card.proposals.map(({ id, version, updatedAt }: Json) => ({ id, version, updatedAt }));
      expect((await dismiss([...items.slice(1), { ...items[0], version: 77 }])).status).toBe(412);
      expect((await read(newest)).outcome).toBe(null);
      const dismissed = await dismiss(items);
      expect([dismissed.status, dismissed.data]).toEqual([200, items.map(({ id }: Json) => ({ id }))]);
      for (const { id } of items) expect((await read(id)).outcome).toBe('dismissed');
      expect((await editor('/inbox/999999/others')).status).toBe(404);
    },
  );

  it('merges the items named in a save, in the version seen, and dismisses the rest', async () => {
    const { data: cards } = await list('type[]=project&status[]=new&source[]=chmos&limit=2');
    const [one, other] = cards.toReversed();
    const late = await post({ title: 'Zu spät', inboxId: one.id, inboxVersion: one.version + 7, merge: true });
    expect([409, 412]).toContain(late.status);
    const released = await post({
      title: 'Aus dem Posteingang',
      inboxId: one.id,
      inboxVersion: one.version,
      merge: true,
    });
    expect(released.status).toBe(201);
    expect(await read(one.id)).toMatchObject({
      outcome: 'merged',
      internalId: released.data.id,
      endedBy: { email: 'editor@example.org' },
    });
    expect((await put(released.data.id, { title: 'Noch einmal', inboxId: one.id, merge: true })).status).toBe(409);
    expect((await editor(`/inbox/${other.id}`, { method: 'DELETE', headers: { 'if-match': '"77"' } })).status).toBe(
      412,
    );
    expect(
      (await editor(`/inbox/${other.id}`, { method: 'DELETE', headers: { 'if-match': `"${other.version}"` } })).data,
    ).toEqual({ id: other.id });
    expect((await read(other.id)).outcome).toBe('dismissed');
    expect((await editor(`/inbox/${other.id}`, { method: 'DELETE' })).status).toBe(409);
  });

  it.skipIf(unsupported('inboxJournal'))('lists what was closed and how, latest first', async () => {
    const [one, other] = [
      await keep(null, { title: 'Endet als Projekt' }),
      await keep(null, { title: 'Endet im Nichts' }),
    ];
    await post({ title: 'Endet als Projekt', inboxId: one.id, merge: true });
    await editor(`/inbox/${other.id}`, { method: 'DELETE' });
    expect((await editor('/inbox/history?limit=2')).data).toMatchObject([
      { id: other.id, outcome: 'dismissed' },
      { id: one.id, outcome: 'merged' },
    ]);
  });

  describe('a save', () => {
    it.skipIf(unsupported('inboxJournal'))(
      'that is kept in the inbox leaves the project alone, and is linked to it',
      async () => {
        const project = await create();
        const item = await keep(project.id, { title: 'Halb fertig', keywords: 'neu' });
        expect(item).toMatchObject({
          type: 'project',
          source: 'regio',
          status: 'update',
          title: 'Halb fertig',
          internalId: project.id,
          hasInterim: true,
        });
        expect(item).toMatchObject({
          interim: { title: 'Halb fertig', keywords: 'neu' },
          interimBase: { title: project.title },
          interimBy: { email: 'editor@example.org' },
          interimAt: expect.stringMatching(moment),
        });
        expect((await editor(`/projects/${project.id}`)).data).toEqual(project);
        const again = await put(project.id, { title: 'Weiter', inboxId: item.id, addToInbox: true });
        expect([again.status, again.data.id, again.data.interim.title]).toEqual([200, item.id, 'Weiter']);
        expect(await read(item.id)).toMatchObject({ title: 'Weiter', version: 2 });
      },
    );

    it.skipIf(unsupported('inboxJournal'))(
      'that is released becomes the record and closes the item, whose data from the source stays',
      async () => {
        const [card] = (await list('type[]=project&status[]=new&source[]=chmos&limit=1')).data;
        const before = await read(card.id);
        const kept = await post({ title: 'Dazwischen', inboxId: card.id, addToInbox: true });
        expect([kept.status, kept.data.normalizedData, kept.data.interim.title]).toEqual([
          200,
          before.normalizedData,
          'Dazwischen',
        ]);
        const released = await post({ title: 'Freigegeben', inboxId: card.id, merge: true, addToInbox: false });
        expect(released.status).toBe(201);
        expect(await read(card.id)).toMatchObject({
          outcome: 'merged',
          internalId: released.data.id,
          endedBy: { email: 'editor@example.org' },
        });
        const late = await put(released.data.id, { title: 'Noch einmal', inboxId: card.id, merge: true });
        expect(late.status).toBe(409);
      },
    );

    it.skipIf(unsupported('inboxJournal'))('that changes nothing closes the item too', async () => {
      const project = await create();
      const item = await keep(project.id, { title: 'Vorschlag' });
      expect((await put(project.id, { ...project, inboxId: item.id, merge: true })).status).toBe(200);
      expect(await read(item.id)).toMatchObject({ outcome: 'merged' });
    });

    it.skipIf(unsupported('inboxJournal'))('links the item to the saved record without a release', async () => {
      const item = await keep(null, { title: 'Noch nicht verknüpft' });
      const { data } = await put((await create()).id, { title: 'Geändert', inboxId: item.id });
      expect(await read(item.id)).toMatchObject({ outcome: null, internalId: data.id, status: 'update' });
    });

    it.skipIf(unsupported('inboxJournal'))('is refused whole: unknown items, wrong values, old versions', async () => {
      const project = await create();
      const item = await keep(project.id, { title: 'Vorschlag' });
      const attempts: [Json, object, number][] = [
        [{ inboxId: 999_999, merge: true }, {}, 422],
        [{ inboxId: 'x' }, {}, 422],
        [{ inboxId: item.id, merge: 'ja' }, {}, 422],
        [{ addToInbox: 'x' }, {}, 422],
        [{ title: ' ', inboxId: item.id, merge: true }, {}, 422],
        [{ title: '', addToInbox: true }, {}, 422],
        [{ title: 'Zu spät', inboxId: item.id, merge: true }, { 'if-match': '"99"' }, 412],
        [{ title: 'Zu spät', addToInbox: true }, { 'if-match': '"99"' }, 412],
      ];
      for (const [json, headers, status] of attempts)
        expect((await put(project.id, json, headers)).status, JSON.stringify(json)).toBe(status);
      expect(await read(item.id)).toEqual(item);
      expect((await editor(`/projects/${project.id}`)).data).toEqual(project);
    });

    it.skipIf(unsupported('inboxJournal'))(
      'of an item that has changed since it was seen releases nothing unseen',
      async () => {
        const project = await create();
        const item = await keep(project.id, { title: 'Vorschlag' });
        await put(project.id, {
          title: 'Neuer Vorschlag',
          inboxId: item.id,
          inboxVersion: item.version,
          addToInbox: true,
        });
        for (const wish of [{ merge: true }, { addToInbox: true }]) {
          const late = await put(project.id, {
            title: 'Zu spät',
            inboxId: item.id,
            inboxVersion: item.version,
            ...wish,
          });
          expect([late.status, late.problem.detail]).toEqual([
            409,
            'Der Eintrag im Posteingang hat sich inzwischen geändert. Bitte prüfen Sie ihn noch einmal.',
          ]);
        }
        expect((await editor(`/projects/${project.id}`)).data).toEqual(project);
        expect(
          (await put(project.id, { title: 'Gesehen', inboxId: item.id, inboxVersion: item.version + 1, merge: true }))
            .status,
        ).toBe(200);
        expect(await read(item.id)).toMatchObject({ outcome: 'merged', title: 'Neuer Vorschlag' });
      },
    );

    it.skipIf(unsupported('inboxJournal'))('closes the open items about a deleted record', async () => {
      const project = await create();
      const item = await keep(project.id, { title: 'Vorschlag' });
      await editor(`/projects/${project.id}`, { method: 'DELETE' });
      expect(await read(item.id)).toMatchObject({ outcome: 'superseded' });
    });
  });

  it.skipIf(unsupported('inboxJournal'))(
    'assigns an unknown value to an entry: in the proposals that wait, and once',
    async () => {
      const [card] = (await list('type[]=topic&term=wasserstoff')).data;
      const uses = async () => {
        const items = await Promise.all((await list('type[]=project&limit=500')).data.map(({ id }) => read(id)));
        return items
          .flatMap(({ normalizedData }) => (normalizedData.topics ?? []) as Json[])
          .filter(({ id, name }) => id === null && name === 'Wasserstoff').length;
      };
      expect(await uses()).toBeGreaterThan(0);
      const assign = (id: number, json: Json) => editor(`/inbox/${id}/assign`, { method: 'POST', json });
      expect((await assign(card.id, { id: 999_999 })).status).toBe(422);
      expect((await assign(card.id, {})).status).toBe(422);
      const [project] = (await list('type[]=project&limit=1')).data;
      expect((await assign(project.id, { id: 1 })).status).toBe(422);
      expect((await assign(card.id, { id: 1 })).status).toBe(200);
      expect(await uses()).toBe(0);
      expect(await read(card.id)).toMatchObject({ outcome: 'merged', internalId: 1 });
      expect((await assign(card.id, { id: 1 })).status).toBe(409);
    },
  );

  describe.each(allContentTypes.filter(({ name }) => inboxTypeFor(name) && name !== 'contacts/person'))(
    'keeps records of $name',
    (type) => {
      const path = `/${type.name}`;
      const text = (record: Json) => record[type.titleField] as string;

      it.skipIf(unsupported('inboxJournal'))(
        'new ones and changes of those that are there, until they are released',
        async () => {
          const kept = await editor(path, {
            method: 'POST',
            json: minimalRecord(type, 'Zur Prüfung', { addToInbox: true }),
          });
          expect(kept.status, kept.text).toBe(201);
          const item = await read(kept.data.id);
          expect([item.type, item.status, item.title, text(item.normalizedData)]).toEqual([
            inboxTypeFor(type.name),
            'new',
            'Zur Prüfung',
            'Zur Prüfung',
          ]);
          const { data: record } = await editor(path, {
            method: 'POST',
            json: minimalRecord(type, 'Freigegeben', { inboxId: item.id, merge: true }),
          });
          expect(await read(item.id)).toMatchObject({ outcome: 'merged', internalId: record.id });

          const change = await editor(`${path}/${record.id}`, {
            method: 'PUT',
            json: { [type.titleField]: 'Geändert', addToInbox: true },
          });
          expect(change.status, change.text).toBe(201);
          expect((await list(`internalId=${record.id}&type[]=${item.type}`)).data.map(({ title }) => title)).toEqual([
            'Geändert',
          ]);
          expect(text((await editor(`${path}/${record.id}`)).data)).toBe('Freigegeben');
          await editor(`${path}/${record.id}`, {
            method: 'PUT',
            json: { [type.titleField]: 'Geändert', inboxId: change.data.id, merge: true },
          });
          expect(await read(change.data.id)).toMatchObject({ outcome: 'merged' });
          expect(text((await editor(`${path}/${record.id}`)).data)).toBe('Geändert');
        },
      );
    },
  );

  it.skipIf(unsupported('inboxJournal'))('cannot keep persons: items about them are their own proposals', async () => {
    const { status, data } = await editor('/contacts/person', {
      method: 'POST',
      json: { ...minimalRecord(persons, 'Muster'), addToInbox: true },
    });
    expect([status, data.lastName]).toEqual([201, 'Muster']);
  });
});
