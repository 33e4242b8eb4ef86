import { expect } from 'vitest';
import type { Project } from '../../../domain/types/project';
import type { Client } from '../../support/client';
import { times, type Writing } from './writing';

const ascending = (one: number, other: number) => one - other;

/**
 * Creates projects one after another.
 * @param isOver whether the server has been killed
 */
export function creating(editor: Client, isOver: () => boolean): Writing {
  const acknowledged: number[] = [];
  const work = async () => {
    while (!isOver()) {
      const answer = await editor
        .call<Project>('POST', '/projects', { title: `Nummer ${acknowledged.length}` })
        .catch(() => undefined);
      if (answer?.status === 201) acknowledged.push(answer.data.id);
    }
  };
  return {
    workers: times(3, work),
    acknowledged: () => acknowledged.length,
    wanted: 60,
    expectWhole: async (later) => {
      const query = acknowledged.map((id) => `ids[]=${id}`).join('&');
      const { data } = await later.call<Project[]>('GET', `/projects?${query}&limit=500&shape=summary`);
      expect(data.map(({ id }) => id).sort(ascending)).toEqual(acknowledged.sort(ascending));
    },
  };
}
