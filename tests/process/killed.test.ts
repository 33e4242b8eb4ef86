import { afterAll, describe, expect, inject, it } from 'vitest';
import type { Project } from '../../domain/types/project';
import { signIn } from '../support/client';
import { gone } from './gone';
import { Installations, kills, processesOf } from './installation';

const installations = new Installations();
afterAll(() => installations.end());

const ascending = (one: number, other: number) => one - other;

describe('a kill -9', () => {
  it.each(kills)('%s loses nothing that was acknowledged, and the next start just works', async (_what, victims) => {
    const { dataDir, product, editor } = await installations.restart(inject('firstStart').dataDir);
    const acknowledged: number[] = [];
    let isOver = false;
    const write = async () => {
      while (!isOver) {
        const answer = await editor.call<Project>('POST', '/projects', { title: `Nummer ${acknowledged.length}` }).catch(() => undefined);
        if (answer?.status === 201) acknowledged.push(answer.data.id);
      }
    };
    const { data: sorted } = await editor.call<{ id: number }[]>('GET', '/jobs?limit=5&shape=summary');
    const order = new Map<number, { sent: number; saved: number | undefined }>();
    const reorder = async () => {
      for (let position = 0; !isOver; position += 1) {
        const id = sorted[position % sorted.length]?.id ?? 0;
        const before = order.get(id)?.saved;
        order.set(id, { sent: position, saved: before });
        const answer = await editor.call('PUT', `/jobs/${id}`, { position }).catch(() => undefined);
        order.set(id, { sent: position, saved: answer?.status === 200 ? position : before });
      }
    };
    const writers = [...Array.from({ length: 3 }, write), reorder()];
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(60);
    const { server, postgres } = processesOf(product, dataDir);
    for (const victim of victims(server, postgres)) process.kill(victim, 'SIGKILL');
    isOver = true;
    await Promise.all(writers);
    await product.ended;

    const again = await installations.start({ dataDir });
    const later = await signIn(again.address);
    const query = acknowledged.map((id) => `ids[]=${id}`).join('&');
    const { data } = await later.call<Project[]>('GET', `/projects?${query}&limit=500&shape=summary`);
    expect(data.map(({ id }) => id).sort(ascending)).toEqual(acknowledged.sort(ascending));
    // What is put in order one by one stays as far as it came.
    for (const [id, { sent, saved }] of order) expect([sent, saved]).toContain((await later.call<{ position: number }>('GET', `/jobs/${id}`)).data.position);
    expect([...order.values()].filter(({ saved }) => saved !== undefined).length).toBeGreaterThan(0);
    expect((await later.call('POST', '/projects', { title: 'Geht weiter' })).status).toBe(201);
    const now = processesOf(again, dataDir);
    await again.stop();
    await gone(now.postgres, now.server, postgres);
  });

  it('of the database in the middle of requests is a 503, and over by itself', async () => {
    const { dataDir, product, editor } = await installations.restart(inject('firstStart').dataDir);
    const { postgres } = processesOf(product, dataDir);
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
      process.kill(postgres, 'SIGKILL');
      await expect.poll(() => statuses.has(503), waiting).toBe(true);
      await expect.poll(async () => (await editor.call('POST', '/projects', { title: 'Wieder da' })).status, waiting).toBe(201);
    } finally {
      isOver = true;
    }
    await users;
    expect([...statuses].sort(ascending)).toEqual([200, 201, 503]);
    expect(processesOf(product, dataDir).postgres).not.toBe(postgres);
    expect((await fetch(`${product.address}/api/v1/ready`)).status).toBe(200);
    await product.stop();
  });
});
