import { describe, expect, test } from 'vitest';
import { references, type ReferenceListName } from './references';

const lists = Object.entries(references) as [ReferenceListName, (typeof references)[ReferenceListName]][];

/** The contexts of each list that uses them. */
const contexts: Partial<Record<ReferenceListName, string[]>> = {
  authorities: ['financial-support'],
  beneficiaries: ['financial-support'],
  educationTypes: ['education'],
  geographicRegions: ['project', 'financial-support', 'publication', 'circularEconomyProject'],
  instruments: ['project', 'financial-support', 'circularEconomyProject'],
  languages: ['contact', 'education', 'event', 'publication'],
  locations: ['event', 'education', 'job'],
  projectTypes: ['financial-support'],
  stints: ['job'],
  tags: [
    'project',
    'region',
    ...['hierarchy', 'topic', 'action', 'policy', 'actor'].map((level) => `circularEconomyProject:${level}`),
  ],
  topics: ['project', 'event', 'contact', 'financial-support', 'post', 'publication', 'circularEconomyProject'],
};

test('there are 16 lists', () => {
  expect(lists).toHaveLength(16);
});

describe.each(lists)('%s', (name, entries) => {
  test('has unique ids and names, and known contexts', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(new Set(entries.map((entry) => entry.name)).size).toBe(entries.length);
    for (const entry of entries) {
      expect(entry.id).toBeGreaterThan(0);
      expect(entry.name.trim()).toBe(entry.name);
      expect(entry.name).not.toBe('');
    }
    const allowed = [null, ...(contexts[name] ?? [])];
    expect(entries.filter(({ context }) => !allowed.includes(context))).toEqual([]);
  });

  test('has no empty translations', () => {
    for (const { translations } of entries) {
      expect(translations.fr.name ?? 'missing').not.toBe('');
      expect(translations.it.name ?? 'missing').not.toBe('');
    }
  });
});

test('the 26 cantons have their codes and three names', () => {
  expect(references.states).toHaveLength(26);
  expect(new Set(references.states.map(({ code }) => code)).size).toBe(26);
  expect(
    references.states.every(
      ({ code, translations }) => /^[A-Z]{2}$/.test(code ?? '') && translations.fr.name && translations.it.name,
    ),
  ).toBe(true);
});

test('the countries have the ids that clients know', () => {
  const names = references.countries.map(({ id, name }) => `${id} ${name}`);
  expect(names).toEqual([
    '1 Schweiz',
    '2 Deutschland',
    '3 Österreich',
    '4 Liechtenstein',
    '5 Frankreich',
    '6 Italien',
    '7 Vereinigtes Königreich',
    '8 Belgien',
  ]);
});

test('the topics with a colour on the map have their exact names', () => {
  const names = references.topics.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['Innovationsförderung (inkl. RIS)', 'Industrie & Gewerbe', 'Tourismus']),
  );
});

test('every city has a canton, a postcode and a number', () => {
  const stateIds = new Set(references.states.map(({ id }) => id));
  for (const city of references.cities) {
    expect(stateIds).toContain(city.state?.id);
    expect(city.zipCode).toMatch(/^\d{4}$/);
    expect(city.municipalNumber).toBeGreaterThan(0);
    expect(city).not.toHaveProperty('latitude');
  }
});

test('some entries are not public and some lack Italian, as real lists do', () => {
  const all = lists.flatMap(([, entries]) => entries);
  expect(all.filter(({ isPublic }) => !isPublic).length).toBeGreaterThan(5);
  expect(all.filter(({ translations }) => translations.it.name === undefined).length).toBeGreaterThan(10);
});
