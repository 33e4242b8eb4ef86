import { expect, it } from 'vitest';
import type { MunicipalityArea } from '../../../map/areas';
import { overlapping, withoutOutline } from './useAreas';

const region = (id: number, type: string) => ({ id, type, name: `Region ${id}`, color: '' });
const area = (id: number, ...regions: ReturnType<typeof region>[]) =>
  ({ properties: { GMDNR: id, GMDNAME: `G${id}`, city: { id, name: `G${id}` }, regions } }) as MunicipalityArea;
const areas = [area(1, region(7, 'nrp'), region(8, 'ris')), area(2, region(7, 'nrp'), region(9, 'nrp')), area(3)];

it('names the regions of the same kind that share a municipality, each once, and not itself', () => {
  expect(overlapping(areas, new Set([1, 2]), 'nrp', 9)).toEqual(['Region 7']);
  expect(overlapping(areas, new Set([1, 2]), 'nrp', undefined)).toEqual(['Region 7', 'Region 9']);
  expect(overlapping(areas, new Set([3]), 'nrp', 1)).toEqual([]);
  expect(overlapping(areas, new Set([1]), '', 1)).toEqual([]);
});

it('adds ids only to regions with equal names', () => {
  const called = (id: number, name: string) => ({ ...region(id, 'nrp'), name });
  expect(
    overlapping(
      [area(1, called(7, 'Oberland'), called(8, 'Jura'), called(9, 'Oberland'))],
      new Set([1]),
      'nrp',
      undefined,
    ),
  ).toEqual(['Oberland (ID 7)', 'Jura', 'Oberland (ID 9)']);
});

it('names municipalities that are no longer on the map', () => {
  expect(
    withoutOutline(areas, [
      { id: 1, name: 'Bern' },
      { id: 99, name: 'Aufgelöst' },
    ]),
  ).toEqual(['Aufgelöst']);
});
