import { describe, expect, it } from 'vitest';
import { parseQuery } from '../http';
import { readListRequest } from '../lists/listRequest';
import { validate } from '../validate';
import { jobs } from './job';

const kept = (applicationDeadline: unknown) => validate(jobs, { name: 'Stelle', applicationDeadline });

describe('the deadline', () => {
  it('is a time in Zurich, even in the hour that occurs twice', () => {
    expect(kept('2027-10-31T02:30:00+02:00').value.applicationDeadline).toBe('2027-10-31T02:30:00+02:00');
    expect(kept('2027-10-31T01:30:00Z').value.applicationDeadline).toBe('2027-10-31T02:30:00+01:00');
    expect(kept('2027-03-28T02:30:00').errors).toHaveLength(1);
  });

  it('expires to the minute, in every notation of existing clients', () => {
    const listRequest = (query: string) =>
      readListRequest(jobs, parseQuery(query)).filters.find(({ name }) => name === 'archive')?.values;
    expect(listRequest('archive=0')).toEqual([expect.stringMatching(/^>\d{4}-\d\d-\d\dT\d\d:\d\d:00.000Z$/)]);
    expect(listRequest('archive=1')).toEqual([expect.stringMatching(/^</)]);
    expect(listRequest('archive=true')).toEqual([expect.stringMatching(/^</)]);
    expect(listRequest('')).toBeUndefined();
  });
});

it('the title of a proposal replaces a missing name', () => {
  const read = jobs.readProposal as (proposed: object) => object;
  expect(read({ title: 'Praktikum' })).toMatchObject({ name: 'Praktikum' });
  expect(read({ title: 'Praktikum', name: '' })).toMatchObject({ name: 'Praktikum' });
  expect(read({ title: 'Praktikum', name: 'Stage' })).toMatchObject({ name: 'Stage' });
});

it('a new job is placed last', () => {
  expect(validate(jobs, { name: 'Stelle' }).value.position).toBe(10_000);
  expect(validate(jobs, { name: 'Stelle', position: '0' }).value.position).toBe(0);
});
