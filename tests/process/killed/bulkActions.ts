import { expect } from 'vitest';
import type { Client } from '../../support/client';
import { expectAllOrNothing, times, workThrough, type Writing } from './writing';

/** The number of actions of each kind. They are requested concurrently, and run one after another in the database. */
const actions = 20;
const handful = 8;

interface Bulk {
  kind: 'group' | 'deletion';
  /** The group to add to. */
  group: number;
  ids: number[];
}

/** Groups to which all people are added, and organisations that are deleted in small batches. */
async function plan(editor: Client): Promise<Bulk[]> {
  const made = async (path: string, json: object) => {
    const { status, data } = await editor.call<{ id: number }>('POST', path, json);
    expect(status).toBe(201);
    return data.id;
  };
  const { data: persons } = await editor.call<number[]>('GET', '/contacts/person/ids');
  const bulks: Bulk[] = [];
  for (let index = 0; index < actions; index += 1) {
    const companies = await Promise.all(
      Array.from({ length: handful }, (_, one) => made('/contacts/company', { companyName: `Stapel ${index} ${one}` })),
    );
    bulks.push(
      { kind: 'group', group: await made('/contact-groups', { name: `Stapel ${index}` }), ids: persons },
      { kind: 'deletion', group: 0, ids: companies },
    );
  }
  return bulks;
}

const perform = (editor: Client, { kind, group, ids }: Bulk) =>
  editor.call(
    kind === 'group' ? 'POST' : 'DELETE',
    kind === 'group' ? `/contact-groups/${group}/contacts` : '/contacts',
    { ids },
  );

/** How far an action got: everything, including the history of each record, nothing, or only a part. */
async function stateOf(editor: Client, { kind, group, ids }: Bulk): Promise<'all' | 'nothing' | 'half'> {
  if (kind === 'group') {
    const { data: members } = await editor.call<number[]>('GET', `/contacts/person/ids?contactGroup[]=${group}`);
    const histories = await Promise.all(
      [ids[0], ids.at(-1)].map((id) =>
        editor.call<{ record: { contactGroups: { id: number }[] } }[]>('GET', `/contacts/person/${id}/history`),
      ),
    );
    const recorded = histories.filter(({ data }) =>
      data.some(({ record }) => record.contactGroups.some(({ id }) => id === group)),
    ).length;
    if (members.length === 0 && recorded === 0) return 'nothing';
    return members.length === ids.length && recorded === 2 ? 'all' : 'half';
  }
  const { data: left } = await editor.call<number[]>('GET', `/contacts/company/ids?ids[]=${ids.join(',')}`);
  if (left.length === ids.length) return 'nothing';
  const histories = await Promise.all(
    ids.map((id) => editor.call<{ action: string }[]>('GET', `/contacts/company/${id}/history`)),
  );
  return left.length === 0 && histories.every(({ data }) => data[0]?.action === 'delete') ? 'all' : 'half';
}

/** Bulk actions on contacts, each of which must be done completely or not at all. */
export async function bulkActions(editor: Client): Promise<Writing> {
  const planned = await plan(editor);
  const acknowledged = new Set<Bulk>();
  const work = workThrough([...planned], async (bulk) => {
    const answer = await perform(editor, bulk).catch(() => undefined);
    if (answer?.status === 200) acknowledged.add(bulk);
    return answer !== undefined;
  });
  return {
    workers: times(4, work),
    acknowledged: () => acknowledged.size,
    wanted: 7,
    expectWhole: async (later) => {
      const whole = await expectAllOrNothing(
        planned,
        (bulk) => stateOf(later, bulk),
        (bulk) => acknowledged.has(bulk),
      );
      expect(new Set(whole.map(({ kind }) => kind))).toEqual(new Set(['group', 'deletion']));
    },
  };
}
