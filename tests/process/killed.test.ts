import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { signIn } from '../support/client';
import { haveEnded, Installations, kills, processesOf } from './installation';
import { bulkActions } from './killed/bulkActions';
import { creating } from './killed/creating';
import { ordering } from './killed/ordering';
import { releases } from './killed/releases';

/** One installation, killed again and again. */
const installations = new Installations();
let running: Awaited<ReturnType<Installations['restart']>>;
/** Servers and databases that must have ended. */
const killed: number[] = [];
beforeAll(async () => {
  running = await installations.restart(inject('firstStart').dataDir);
});
afterAll(() => installations.end());

const ascending = (one: number, other: number) => one - other;

describe('a kill -9', () => {
  it.each(kills.map(([what, victims], index) => ({ what, victims, index })))(
    '$what leaves each write done or undone, keeps all acknowledged ones, and the next start works',
    async ({ victims, index }) => {
      const { dataDir, product, editor } = running;
      let isKilled = false;
      const isOver = () => isKilled;
      const writings = [
        creating(editor, isOver),
        await ordering(editor, isOver),
        await bulkActions(editor),
        await releases(editor, index * 200),
      ];
      const workers = writings.flatMap((writing) => writing.workers.map((begin) => begin()));
      await expect
        .poll(() => writings.every(({ acknowledged, wanted }) => acknowledged() > wanted), {
          timeout: 60_000,
          interval: 5,
        })
        .toBe(true);
      const { server, postgres } = processesOf(product, dataDir);
      killed.push(server, postgres);
      for (const victim of victims(server, postgres)) process.kill(victim, 'SIGKILL');
      isKilled = true;
      await Promise.all(workers);
      await product.ended;

      const again = await installations.start({ dataDir });
      const later = await signIn(again.address);
      // Set first, so that a failure below does not affect the next kill.
      running = { dataDir, product: again, editor: later };
      for (const { expectWhole } of writings) await expectWhole(later);
      expect((await later.call('POST', '/projects', { title: 'Geht weiter' })).status).toBe(201);
    },
  );

  it('of the database in the middle of requests gives 503, and the server recovers by itself', async () => {
    const { dataDir, product, editor } = running;
    const before = processesOf(product, dataDir);
    const statuses = new Set<number>();
    let isOver = false;
    const use = async (method: 'GET' | 'POST', address: string, body?: unknown) => {
      while (!isOver) statuses.add((await editor.call(method, address, body)).status);
    };
    const search = ['GET', '/projects?term=tourismus&limit=500'] as const;
    const users = Promise.all([use(...search), use(...search), use('POST', '/projects', { title: 'Mitten drin' })]);
    try {
      const waiting = { timeout: 60_000 };
      await expect.poll(() => [...statuses].sort(ascending), waiting).toEqual([200, 201]);
      process.kill(before.postgres, 'SIGKILL');
      await expect.poll(() => statuses.has(503), waiting).toBe(true);
      await expect
        .poll(async () => (await editor.call('POST', '/projects', { title: 'Wieder da' })).status, waiting)
        .toBe(201);
    } finally {
      isOver = true;
    }
    await users;
    expect([...statuses].sort(ascending)).toEqual([200, 201, 503]);
    const now = processesOf(product, dataDir);
    expect(now.postgres).not.toBe(before.postgres);
    expect((await fetch(`${product.address}/api/v1/ready`)).status).toBe(200);
    await product.stop();
    await haveEnded(now.server, now.postgres, before.postgres, ...killed);
  });
});
