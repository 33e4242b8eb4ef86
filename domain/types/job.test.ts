import { describe, expect, it } from 'vitest';
import { parseQuery } from '../http';
import { readListRequest } from '../lists/listRequest';
import { validate } from '../validate';
import { jobs } from './job';

const kept = (applicationDeadline: unknown) => validate(jobs, { name: 'Stelle', applicationDeadline });

describe('the deadline', () => {
  it('is a moment by the clock of Zurich; of the hour that happens twice either one is another', () => {
    expect(kept('2027-10-31T02:30:00+02:00').value.applicationDeadline).toBe('2027-10-31T02:30:00+02:00');
    expect(kept('2027-10-31T01:30:00Z').value.applicationDeadline).toBe('2027-10-31T02:30:00+01:00');
    expect(kept('2027-03-28T02:30:00').errors).toHaveLength(1);
  });

  it('is over or not by the minute, whatever an existing client calls it', () => {
    const listRequest = (query: string) =>
      readListRequest(jobs, parseQuery(query)).filters.find(({ name }) => name === 'archive')?.values;
    expect(listRequest('archive=0')).toEqual([expect.stringMatching(/^>\d{4}-\d\d-\d\dT\d\d:\d\d:00.000Z$/)]);
    expect(listRequest('archive=1')).toEqual([expect.stringMatching(/^</)]);
    expect(listRequest('archive=true')).toEqual([expect.stringMatching(/^</)]);
    expect(listRequest('')).toBeUndefined();
  });
});

it('the title of a proposal stands in for a name that it lacks', () => {
  const read = jobs.readProposal as (said: object) => object;
  expect(read({ title: 'Praktikum' })).toMatchObject({ name: 'Praktikum' });
  expect(read({ title: 'Praktikum', name: '' })).toMatchObject({ name: 'Praktikum' });
  expect(read({ title: 'Praktikum', name: 'Stage' })).toMatchObject({ name: 'Stage' });
});

it('a new one stands last', () => {
  expect(validate(jobs, { name: 'Stelle' }).value.position).toBe(10_000);
  expect(validate(jobs, { name: 'Stelle', position: '0' }).value.position).toBe(0);
});
