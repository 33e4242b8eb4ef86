import { expect, test } from 'vitest';
import { regions } from '../domain/types/region';
import { describeDemo } from './describeDemo.testkit';
import { generateRegions } from './regions';
import { generateOutlines } from './regions/outlines';
import { places } from './references';

describeDemo(regions, generateRegions, 120);

test('some have no colour, no municipality, no contact', () => {
  const demo = [...generateRegions()];
  for (const found of [
    demo.filter(({ color }) => color === ''),
    demo.filter(({ cities }) => cities.length === 0),
    demo.filter(({ contacts }) => contacts.length === 0),
  ]) {
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(120);
  }
});

test('every municipality has a closed outline that shares its corners with its neighbours', () => {
  const outlines = generateOutlines();
  expect(outlines.map(({ number }) => number)).toEqual(places.map(({ municipalNumber }) => municipalNumber));
  const seen = new Map<string, number>();
  for (const {
    outline: {
      coordinates: [ring = []],
    },
  } of outlines) {
    expect(ring.length).toBeGreaterThan(3);
    expect(ring.at(-1)).toEqual(ring[0]);
    for (const [lng = 0, lat = 0] of ring) {
      expect(lng).toBeGreaterThan(5);
      expect(lng).toBeLessThan(11.5);
      expect(lat).toBeGreaterThan(45);
      expect(lat).toBeLessThan(48.5);
    }
    for (const point of ring.slice(1)) seen.set(String(point), (seen.get(String(point)) ?? 0) + 1);
  }
  // Inside the country, three areas meet at each corner.
  expect([...seen.values()].filter((count) => count === 3).length).toBeGreaterThan(60);
});
