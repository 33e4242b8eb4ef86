import { beforeAll, expect, it } from 'vitest';
import { demoMails } from '../../demo/mails';
import type { Mail, MailSummary } from '../../domain/administration/mails';
import type { Fetch } from './client';
import { describeContract } from './targets';

describeContract(
  'mails',
  (api) => {
    let admin: Fetch;
    const list = async (query = '') => (await admin(`/mails${query}`)).data as MailSummary[];
    beforeAll(async () => {
      admin = await api.as('ROLE_ADMIN');
    });

    it('are listed without their text, latest first', async () => {
      const newestFirst = demoMails.toReversed();
      const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
      expect(await list()).toEqual(
        newestFirst.map(({ hoursAgo: _, text: __, ...mail }, index) => ({
          ...mail,
          id: newestFirst.length - index,
          createdAt: moment,
          nextAttemptAt: null,
          sentAt: { sent: moment, failed: null }[mail.state],
        })),
      );
    });

    it('are filtered by state, page by page', async () => {
      const all = await list();
      expect(await list('?state[]=failed')).toEqual(all.filter(({ state }) => state === 'failed'));
      expect(await list('?state[]=failed&state[]=sent')).toEqual(all);
      expect(await list('?state[]=gone')).toEqual([]);
      expect(await list('?limit=1&offset=1')).toEqual(all.slice(1, 2));
      expect((await admin('/mails?limit=x')).status).toBe(400);
    });

    it('are sorted by a column, latest first among equals', async () => {
      const all = await list();
      const by = async (field: string, direction: string) =>
        (await list(`?orderBy=${field}&orderDirection=${direction}`)).map(({ id }) => id);
      const sorted = (compare: (one: MailSummary, other: MailSummary) => number) =>
        all.toSorted(compare).map(({ id }) => id);
      expect(await by('recipient', 'ASC')).toEqual(
        sorted((one, other) => one.recipient.localeCompare(other.recipient, 'de') || other.id - one.id),
      );
      expect(await by('attempts', 'DESC')).toEqual(
        sorted((one, other) => other.attempts - one.attempts || other.id - one.id),
      );
      // 'Fehlgeschlagen' precedes 'Gesendet'; rows without an error come last in both directions.
      expect((await list('?orderBy=state')).map(({ state }) => state)[0]).toBe('failed');
      for (const direction of ['ASC', 'DESC'])
        expect((await list(`?orderBy=lastError&orderDirection=${direction}`)).at(-1)?.lastError).toBeNull();
      expect(await by('text', 'ASC')).toEqual(sorted((one, other) => other.id - one.id));
    });

    it('are read with their text by id', async () => {
      const [card] = await list();
      const { status, data } = await admin(`/mails/${card?.id}`);
      expect([status, data]).toEqual([200, { ...card, text: expect.stringContaining('Neue Projekte: 2') }]);
      for (const id of ['999999', '0', 'x']) expect((await admin(`/mails/${id}`)).status).toBe(404);
    });

    it('are retried only if they have failed', async () => {
      const all = await list();
      const idOf = (wanted: Mail['state']) => all.find(({ state }) => state === wanted)?.id;
      const retry = (id: number | undefined) => admin(`/mails/${id}/retry`, { method: 'POST', json: {} });
      expect(await retry(idOf('sent'))).toMatchObject({
        status: 409,
        problem: { detail: 'Nur eine fehlgeschlagene E-Mail kann erneut gesendet werden.' },
      });
      const { status, data } = await retry(idOf('failed'));
      expect([status, data.id]).toEqual([200, idOf('failed')]);
      expect(data).not.toHaveProperty('text');
      expect(await list('?state[]=failed')).toEqual([]);
      expect((await retry(idOf('failed'))).status).toBe(409);
    });
  },
  'mails',
);
