import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { InboxItem } from '../../../domain/inbox/inbox';
import type { Project } from '../../../domain/types/project';
import type { Client } from '../../support/client';
import { expectAllOrNothing, times, workThrough, type Writing } from './writing';

const count = 200;

interface Proposal {
  item: number;
  /** The project before the release. */
  before: Project;
  title: string;
}

/** Inbox items about several projects, which a colleague saved. */
async function propose(editor: Client, offset: number): Promise<Proposal[]> {
  const { data: projects } = await editor.call<Project[]>(
    'GET',
    `/projects?orderBy[]=id&orderDirection[]=ASC&limit=${count}&offset=${offset}`,
  );
  const proposals: Proposal[] = [];
  const work = workThrough(projects, async (before) => {
    const title = `Freigegeben ${before.id}`;
    const { status, data } = await editor.call<InboxItem>('PUT', `/projects/${before.id}`, {
      title,
      keywords: title,
      addToInbox: true,
    });
    expect(status).toBe(201);
    proposals.push({ item: data.id, before, title });
    return true;
  });
  await Promise.all(times(4, work).map((begin) => begin()));
  return proposals;
}

/** Merged completely, or open with the project unchanged; anything else is incomplete. */
async function stateOf(editor: Client, { item, before, title }: Proposal): Promise<'all' | 'nothing' | 'half'> {
  const { data: kept } = await editor.call<InboxItem>('GET', `/inbox/${item}`);
  const { data: project } = await editor.call<Project>('GET', `/projects/${before.id}`);
  const { data: history } = await editor.call<{ action: string; record: Project }[]>(
    'GET',
    `/projects/${before.id}/history`,
  );
  const isRecorded = history.some(({ action, record }) => action === 'update' && record.title === title);
  if (kept.outcome === null) return isDeepStrictEqual(project, before) && !isRecorded ? 'nothing' : 'half';
  const isMerged =
    kept.outcome === 'merged' && kept.internalId === before.id && kept.endedBy?.email === 'super@example.org';
  return isMerged && project.title === title && project.keywords === title && isRecorded ? 'all' : 'half';
}

/**
 * Releases of proposals for projects, starting at an offset. Each item must be either open with its project unchanged,
 * or merged completely.
 */
export async function releases(editor: Client, offset: number): Promise<Writing> {
  const proposals = await propose(editor, offset);
  const acknowledged = new Set<number>();
  const work = workThrough([...proposals], async ({ item, before, title }) => {
    const answer = await editor
      .call('PUT', `/projects/${before.id}`, { title, keywords: title, inboxId: item, merge: true, addToInbox: false })
      .catch(() => undefined);
    if (answer?.status === 200) acknowledged.add(item);
    return answer !== undefined;
  });
  return {
    workers: times(6, work),
    acknowledged: () => acknowledged.size,
    wanted: 40,
    expectWhole: async (later) => {
      const merged = await expectAllOrNothing(
        proposals,
        (proposal) => stateOf(later, proposal),
        ({ item }) => acknowledged.has(item),
      );
      expect(merged.length).toBeGreaterThanOrEqual(acknowledged.size);
    },
  };
}
