import { afterAll, describe, expect, inject, it } from 'vitest';
import { signIn, type Client } from '../support/client';
import { Installations, kills, processesOf } from './installation';

/** A server that is killed during a bulk action of contacts leaves all of it or nothing. */

const installations = new Installations();
afterAll(() => installations.end());

/** Of each kind; they are called some at a time, and one after the other in the database. */
const actions = 40;
const handful = 8;

interface Bulk {
  kind: 'group' | 'deletion';
  /** The group, of additions. */
  group: number;
  ids: number[];
}

/** Groups that all persons but those of the deletions are to be added to, and organisations that are to be deleted by the handful. */
async function plan(editor: Client): Promise<Bulk[]> {
  const { data: persons } = await editor.call<number[]>('GET', '/contacts/person/ids');
  const deletions: Bulk[] = [];
  for (let index = 0; index < actions; index += 1) {
    const ids: number[] = [];
    for (let one = 0; one < handful; one += 1) {
      const { status, data } = await editor.call<{ id: number }>('POST', '/contacts/company', { companyName: `Stapel ${index} ${one}` });
      expect(status).toBe(201);
      ids.push(data.id);
    }
    deletions.push({ kind: 'deletion', group: 0, ids });
  }
  const additions: Bulk[] = [];
  for (let index = 0; index < actions; index += 1) {
    const { data } = await editor.call<{ id: number }>('POST', '/contact-groups', { name: `Stapel ${index}` });
    additions.push({ kind: 'group', group: data.id, ids: persons });
  }
  return additions.flatMap((addition, index) => [addition, deletions[index] as Bulk]);
}

const perform = (editor: Client, { kind, group, ids }: Bulk) =>
  editor.call(kind === 'group' ? 'POST' : 'DELETE', kind === 'group' ? `/contact-groups/${group}/contacts` : '/contacts', { ids });

/** All of it, with the history of everybody it concerns; nothing of it; or something between. */
async function stateOf(editor: Client, { kind, group, ids }: Bulk): Promise<'all' | 'nothing' | 'half'> {
  if (kind === 'group') {
    const { data: members } = await editor.call<number[]>('GET', `/contacts/person/ids?contactGroup[]=${group}`);
    const histories = await Promise.all([ids[0], ids.at(-1)].map((id) => editor.call<{ record: { contactGroups: { id: number }[] } }[]>('GET', `/contacts/person/${id}/history`)));
    const told = histories.filter(({ data }) => data.some(({ record }) => record.contactGroups.some(({ id }) => id === group))).length;
    if (members.length === 0 && told === 0) return 'nothing';
    return members.length === ids.length && told === 2 ? 'all' : 'half';
  }
  const { data: left } = await editor.call<number[]>('GET', `/contacts/company/ids?ids[]=${ids.join(',')}`);
  if (left.length === ids.length) return 'nothing';
  const histories = await Promise.all(ids.map((id) => editor.call<{ action: string }[]>('GET', `/contacts/company/${id}/history`)));
  return left.length === 0 && histories.every(({ data }) => data[0]?.action === 'delete') ? 'all' : 'half';
}

describe('a kill -9 during bulk actions', () => {
  it.each(kills)('%s leaves all of each or nothing', async (_what, victims) => {
    const { dataDir, product, editor } = await installations.restart(inject('firstStart').dataDir);
    const planned = await plan(editor);
    const acknowledged = new Set<Bulk>();
    const waiting = [...planned];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const answer = await perform(editor, next).catch(() => undefined);
        if (!answer) return;
        if (answer.status === 200) acknowledged.add(next);
      }
    };
    const workers = Array.from({ length: 4 }, work);
    await expect.poll(() => acknowledged.size, { timeout: 60_000, interval: 5 }).toBeGreaterThan(7);
    const { server, postgres } = processesOf(product, dataDir);
    for (const victim of victims(server, postgres)) process.kill(victim, 'SIGKILL');
    await Promise.all(workers);
    await product.ended;

    const again = await installations.start({ dataDir });
    const later = await signIn(again.address);
    const found: Record<'all' | 'nothing' | 'half', Bulk[]> = { all: [], nothing: [], half: [] };
    for (const bulk of planned) found[await stateOf(later, bulk)].push(bulk);
    expect(found.half).toEqual([]);
    expect(found.nothing.filter((bulk) => acknowledged.has(bulk))).toEqual([]);
    // It was killed in the middle of it.
    expect(found.nothing.length).toBeGreaterThan(0);
    expect(new Set(found.all.map(({ kind }) => kind))).toEqual(new Set(['group', 'deletion']));
    await again.stop();
  });
});
