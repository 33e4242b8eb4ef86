import { beforeAll, expect, it } from 'vitest';
import type { Fetch, Json } from './client';
import { describeContract } from './targets';

/** Existing clients release a proposal by saving the record, and then removing the item in a second request. */
describeContract(
  'releasing in two calls',
  (api) => {
    let editor: Fetch;
    beforeAll(async () => {
      editor = await api.as('ROLE_EDITOR');
    });
    const items = async (query: string): Promise<Json[]> => {
      const cards = (await editor(`/inbox?limit=1000&${query}`)).data as Json[];
      return Promise.all(cards.map(async ({ id }) => (await editor(`/inbox/${id}`)).data));
    };
    const ended = async (id: number) =>
      (await editor('/inbox/history?limit=1000')).data.find((card: Json) => card.id === id);
    const isKnown = ({ normalizedData }: Json) =>
      Object.values(normalizedData)
        .flat()
        .every((entry: Json) => entry?.id !== null);

    it('an item whose record has the proposed content counts as taken over', async () => {
      const item = (await items('type[]=project&status[]=update&source[]=chmos')).find(
        (one) => isKnown(one) && one.internalId !== null,
      );
      expect(item).toBeDefined();
      expect((await editor(`/projects/${item.internalId}`, { method: 'PUT', json: item.normalizedData })).status).toBe(
        200,
      );
      expect((await editor(`/inbox/${item.id}`, { method: 'DELETE' })).status).toBe(200);
      expect(await ended(item.id)).toMatchObject({ outcome: 'merged', internalId: item.internalId });
    });

    it('an item that became a new record counts as taken over', async () => {
      const item = (await items('type[]=project&status[]=new&source[]=chmos')).find(isKnown);
      expect(item).toBeDefined();
      const { data } = await editor('/projects', { method: 'POST', json: { ...item.normalizedData, isPublic: false } });
      expect((await editor(`/inbox/${item.id}`, { method: 'DELETE' })).status).toBe(200);
      expect(await ended(item.id)).toMatchObject({ outcome: 'merged', internalId: data.id });
    });

    it("a person's own changes count as taken over if the contact has them", async () => {
      const item = (await items('type[]=contact_update')).find(
        ({ normalizedData, data }) => normalizedData.email !== undefined && data.delete !== '1',
      );
      expect(item).toBeDefined();
      expect((await editor(`/contacts/${item.internalId}`, { method: 'PUT', json: item.normalizedData })).status).toBe(
        200,
      );
      await editor(`/inbox/${item.id}`, { method: 'DELETE' });
      expect(await ended(item.id)).toMatchObject({ outcome: 'merged', internalId: item.internalId });
    });

    it('an item whose record differs counts as dismissed', async () => {
      const item = (await items('type[]=project&status[]=update&source[]=chmos')).find(
        (one) => isKnown(one) && one.internalId !== null && one.normalizedData.title,
      );
      expect(
        (
          await editor(`/projects/${item.internalId}`, {
            method: 'PUT',
            json: { ...item.normalizedData, title: 'Etwas ganz anderes' },
          })
        ).status,
      ).toBe(200);
      await editor(`/inbox/${item.id}`, { method: 'DELETE' });
      expect((await ended(item.id)).outcome).toBe('dismissed');
    });

    it('a deletion request counts as dismissed if its record still exists', async () => {
      const deletion = (await items('type[]=project&status[]=deleted'))[0];
      await editor(`/inbox/${deletion.id}`, { method: 'DELETE' });
      expect((await ended(deletion.id)).outcome).toBe('dismissed');
    });
  },
  'inboxJournal',
);
