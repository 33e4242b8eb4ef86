import { describe, expect, test } from 'vitest';
import { validate } from '../domain/validate';
import { companies as companyType } from '../domain/types/company';
import { contactGroups } from '../domain/types/contactGroup';
import { persons as personType } from '../domain/types/person';
import { demoContactCounts, demoGroups, generateCompanies, generatePersons } from './contacts';

const companies = [...generateCompanies({ to: demoContactCounts.companies })];
const persons = [...generatePersons({ to: demoContactCounts.persons, companies: demoContactCounts.companies })];
const share = <T>(records: readonly T[], matches: (record: T) => boolean) =>
  records.filter(matches).length / records.length;

describe('the demo contacts', () => {
  test('are the same each time, however many there are', () => {
    expect([...generatePersons({ to: 50, companies: 20_000 })]).toEqual(persons.slice(0, 50));
    expect([...generateCompanies({ to: 40 })]).toEqual(companies.slice(0, 40));
  });

  test('have unique ids', () => {
    const ids = [...companies, ...persons].map(({ id }) => id);
    expect(new Set(ids).size).toBe(1_000);
  });

  test('are valid', () => {
    for (const [type, records] of [
      [personType, persons],
      [companyType, companies],
      [contactGroups, demoGroups],
    ] as const) {
      for (const record of records)
        expect(validate(type as typeof personType, record).errors, JSON.stringify(record)).toEqual([]);
    }
  });

  test('refer to existing organisations, and to parents with smaller ids', () => {
    const known = new Set(companies.map(({ id }) => id));
    for (const { employments } of persons) for (const { company } of employments) expect(known).toContain(company.id);
    for (const { id, parent } of companies)
      expect(parent === null || (known.has(parent.id) && parent.id < id)).toBe(true);
  });

  test('cover every case: no employment, several, private, with a parent, without a translation', () => {
    expect(share(persons, ({ employments }) => employments.length === 0)).toBeGreaterThan(0.1);
    expect(share(persons, ({ employments }) => employments.length > 1)).toBeGreaterThan(0.1);
    expect(share(persons, ({ isPublic }) => !isPublic)).toBeGreaterThan(0.2);
    expect(share(companies, ({ parent }) => parent !== null)).toBeGreaterThan(0.2);
    for (const records of [persons, companies]) {
      expect(new Set(records.map(({ language }) => language?.id))).toEqual(new Set([1, 2, 3, undefined]));
      expect(share<{ state: unknown }>(records, ({ state }) => state === null)).toBeGreaterThan(0.01);
    }
    expect(share(companies, ({ translations }) => Object.keys(translations.fr).length === 0)).toBeGreaterThan(0.1);
    expect(share(companies, ({ translations }) => Object.keys(translations.it).length > 0)).toBeGreaterThan(0.4);
  });

  test('have 40 groups on two levels', () => {
    expect(demoGroups).toHaveLength(40);
    const top = new Set(demoGroups.flatMap(({ id, parent }) => (parent ? [] : [id])));
    for (const { parent } of demoGroups) expect(parent === null || top.has(parent.id)).toBe(true);
  });
});
