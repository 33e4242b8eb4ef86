import { isDeepStrictEqual } from 'node:util';
import { afterAll, describe, expect, inject, it } from 'vitest';
import type { InboxItem } from '../../domain/inbox';
import type { Project } from '../../domain/types/project';
import { signIn, type Client } from '../support/client';
import { Installations, kills, processesOf } from './installation';

/** A server that is killed during a release leaves the item either there or merged, never half. */

const installations = new Installations();
afterAll(() => installations.end());

const count = 400;

interface Proposal {
  item: number;
  /** The project as it was before. */
  before: Project;
  title: string;
}

/** An item for each of the projects, kept in the inbox by a colleague. */
async function propose(editor: Client): Promise<Proposal[]> {
  const { data: projects } = await editor.call<Project[]>('GET', `/projects?limit=${count}`);
  const proposals: Proposal[] = [];
  const waiting = [...projects];
  const work = async () => {
    for (let before = waiting.pop(); before; before = waiting.pop()) {
      const title = `Freigegeben ${before.id}`;
      const { status, data } = await editor.call<InboxItem>('PUT', `/projects/${before.id}`, { title, keywords: title, addToInbox: true });
      expect(status).toBe(201);
      proposals.push({ item: data.id, before, title });
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return proposals;
}

/** Open, with the project as it was; merged, with all that belongs to it; anything else is half. */
async function stateOf(editor: Client, { item, before, title }: Proposal): Promise<'open' | 'merged' | 'half'> {
  const { data: kept } = await editor.call<InboxItem>('GET', `/inbox/${item}`);
  const { data: project } = await editor.call<Project>('GET', `/projects/${before.id}`);
  const { data: history } = await editor.call<{ action: string; record: Project }[]>('GET', `/projects/${before.id}/history`);
  const isRecorded = history.some(({ action, record }) => action === 'update' && record.title === title);
  if (kept.outcome === null) return isDeepStrictEqual(project, before) && !isRecorded ? 'open' : 'half';
  const isMerged = kept.outcome === 'merged' && kept.internalId === before.id && kept.endedBy?.email === 'super@example.org';
  return isMerged && project.title === title && project.keywords === title && isRecorded ? 'merged' : 'half';
}

describe('a kill -9 during releases', () => {
  it.each(kills)('%s leaves each item either open and its project untouched, or merged whole', async (_what, victims) => {
    const { dataDir, product, editor } = await installations.restart(inject('firstStart').dataDir);
    const proposals = await propose(editor);
    const acknowledged = new Set<number>();
    const waiting = [...proposals];
    const release = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const { item, before, title } = next;
        const answer = await editor.call('PUT', `/projects/${before.id}`, { title, keywords: title, inboxId: item, merge: true, addToInbox: false }).catch(() => undefined);
        if (!answer) return;
        if (answer.status === 200) acknowledged.add(item);
      }
    };
    const writers = Array.from({ length: 6 }, release);
    await expect.poll(() => acknowledged.size, { timeout: 60_000, interval: 5 }).toBeGreaterThan(40);
    const { server, postgres } = processesOf(product, dataDir);
    for (const victim of victims(server, postgres)) process.kill(victim, 'SIGKILL');
    await Promise.all(writers);
    await product.ended;

    const again = await installations.start({ dataDir });
    const later = await signIn(again.address);
    const found: Record<'open' | 'merged' | 'half', number[]> = { open: [], merged: [], half: [] };
    for (const proposal of proposals) found[await stateOf(later, proposal)].push(proposal.item);
    expect(found.half).toEqual([]);
    expect(found.open.filter((item) => acknowledged.has(item))).toEqual([]);
    // It was killed in the middle of it.
    expect(found.open.length).toBeGreaterThan(0);
    expect(found.merged.length).toBeGreaterThanOrEqual(acknowledged.size);
    await again.stop();
  });
});
