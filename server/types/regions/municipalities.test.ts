import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMunicipalities, readMunicipalityFile } from './municipalities';
import { union } from './geometry';

const square = (x: number, y: number, size = 0.1) =>
  [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
    [x, y],
  ].map(([lng = 0, lat = 0]) => [Number(lng.toFixed(5)), Number(lat.toFixed(5))]);
const feature = (number: unknown, name: string, rings: unknown, type = 'Polygon') => ({
  type: 'Feature',
  properties: { GMDNR: number, GMDNAME: name },
  geometry: { type, coordinates: rings },
});
const file = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features });
const areaOf = (ring: number[][]) =>
  Math.abs(
    ring.slice(1).reduce((sum, [x = 0, y = 0], index) => sum + (ring[index]![0]! * y - x * ring[index]![1]!), 0),
  ) / 2;

describe('a file of municipalities', () => {
  it('is GeoJSON or TopoJSON; parts of one municipality are joined', () => {
    const [one, two] = readMunicipalities(
      file(
        feature(1, 'Aadorf', [square(8, 47)]),
        feature(2, 'Baar', [square(8.1, 47)]),
        feature(2, 'Baar', [square(9, 47)]),
      ),
    );
    expect([one?.number, one?.name, one?.outline.type]).toEqual([1, 'Aadorf', 'Polygon']);
    expect(two?.outline.type).toBe('MultiPolygon');
    const topology = {
      type: 'Topology',
      arcs: [square(8, 47)],
      objects: {
        gemeinden: {
          type: 'GeometryCollection',
          geometries: [{ type: 'Polygon', arcs: [[0]], properties: { BFS_NUMMER: 7, NAME: 'Chur' } }],
        },
      },
    };
    expect(readMunicipalities(JSON.stringify(topology))).toMatchObject([
      { number: 7, name: 'Chur', outline: { type: 'Polygon' } },
    ]);
  });

  it('may have only numbers, next to other layers, as in the package swiss-maps', () => {
    const topology = {
      type: 'Topology',
      arcs: [square(8, 47), square(9, 47)],
      objects: {
        cantons: { type: 'GeometryCollection', geometries: [{ type: 'Polygon', arcs: [[0]], id: 1 }] },
        municipalities: {
          type: 'GeometryCollection',
          geometries: [
            { type: 'Polygon', arcs: [[0]], id: 261 },
            { type: 'Polygon', arcs: [[1]], id: 4711 },
          ],
        },
      },
    };
    expect(readMunicipalities(JSON.stringify(topology))).toMatchObject([
      { number: 261, name: '' },
      { number: 4711, name: '' },
    ]);
  });

  it('includes a repeated municipality once', () => {
    const [one] = readMunicipalities(
      file(feature(1, 'Aadorf', [square(8, 47)]), feature(1, 'Aadorf', [square(8, 47)])),
    );
    expect(areaOf(one?.outline.coordinates[0] as number[][])).toBeCloseTo(0.01, 6);
  });

  it.each([
    ['{', 'Die Datei ist kein JSON.'],
    ['[]', 'Die Datei ist weder GeoJSON (FeatureCollection) noch TopoJSON.'],
    [file(), 'Die Datei enthält keine Gemeinden.'],
    [file(feature(undefined, 'A', [square(8, 47)])), 'Eintrag 1: Die Gemeindenummer fehlt (GMDNR, GDENR, BFS_NUMMER).'],
    [file(feature(1, ' ', [square(8, 47)])), 'Eintrag 1 (1): Der Name der Gemeinde fehlt (GMDNAME, GDENAME, NAME).'],
    [file(feature(1, 'A', [], 'Point')), 'Eintrag 1 (A): Die Fläche fehlt.'],
    [
      JSON.stringify({ type: 'FeatureCollection', features: [null] }),
      'Eintrag 1: Die Gemeindenummer fehlt (GMDNR, GDENR, BFS_NUMMER).',
    ],
    [
      file({ properties: { GMDNR: 1, GMDNAME: { de: 'A' } } }),
      'Eintrag 1 (1): Der Name der Gemeinde fehlt (GMDNAME, GDENAME, NAME).',
    ],
    [file(feature(1, 'A', undefined)), 'Eintrag 1 (A): Die Fläche fehlt.'],
    [file(feature(1, 'A', [])), 'Eintrag 1 (A): Die Fläche fehlt.'],
    [file(feature(1, 'A', [], 'MultiPolygon')), 'Eintrag 1 (A): Die Fläche fehlt.'],
    [file(feature(1, 'A', [null], 'MultiPolygon')), 'Eintrag 1 (A): Die Fläche fehlt.'],
    [file(feature(1, 'A', [square(8, 47).slice(0, 3)])), 'Eintrag 1 (A): Eine Grenzlinie hat weniger als vier Punkte.'],
    [file(feature(1, 'A', [square(8, 47).slice(0, 4)])), 'Eintrag 1 (A): Eine Grenzlinie ist nicht geschlossen.'],
    [
      file(feature(1, 'A', [square(2_600_000, 1_200_000)])),
      'Eintrag 1 (A): Die Koordinaten müssen Längen- und Breitengrade in der Schweiz sein (WGS 84).',
    ],
    [
      file(
        feature(1, 'A', [
          [
            [8, null],
            [8, 47],
            ['x', 47],
            [8, 47],
          ],
        ]),
      ),
      'Eintrag 1 (A): Die Koordinaten müssen Längen- und Breitengrade in der Schweiz sein (WGS 84).',
    ],
    [
      file(feature(1, 'A', [square(8, 47)]), feature(1, 'B', [square(9, 47)])),
      'Die Gemeindenummer 1 kommt zweimal vor: A und B.',
    ],
    [
      file(
        feature(1, 'A', [
          [
            [8, 47],
            [8.1, 47],
            [8.2, 47],
            [8, 47],
          ],
        ]),
      ),
      'Eintrag 1 (A): Die Fläche fehlt.',
    ],
    [
      file(
        feature(1, 'A', [
          [
            [8, 47],
            [8.1, 47.1],
            [8.1, 47],
            [8, 47.1],
            [8, 47],
          ],
        ]),
      ),
      'Eintrag 1 (A): Die Fläche fehlt.',
    ],
    [
      JSON.stringify({ type: 'Topology', arcs: [], objects: null }),
      'Die Datei ist weder GeoJSON (FeatureCollection) noch TopoJSON.',
    ],
    [
      JSON.stringify({
        type: 'Topology',
        arcs: [],
        objects: { a: { type: 'GeometryCollection', geometries: [{ type: 'Polygon', arcs: [[5]] }] } },
      }),
      'Die Linien der Datei (TopoJSON) sind beschädigt.',
    ],
  ])('is refused with a sentence if invalid: %.40s', (text, sentence) => {
    expect(() => readMunicipalities(text)).toThrow(sentence);
  });
});

it('a file of 200 MB is refused before it is read', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'municipalities-'));
  try {
    const name = path.join(folder, 'grenzen.json');
    await writeFile(name, '');
    await truncate(name, 200_000_000);
    const before = process.memoryUsage().rss;
    await expect(readMunicipalityFile(name)).rejects.toThrow(
      'Die Datei ist zu gross: höchstens 100 MB. Generalisierte Grenzen genügen.',
    );
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  } finally {
    await rm(folder, { recursive: true });
  }
});

describe('the union', () => {
  const [a, b, c] = readMunicipalities(
    file(feature(1, 'A', [square(8, 47)]), feature(2, 'B', [square(8.1, 47)]), feature(3, 'C', [square(9, 47)])),
  ).map(({ outline }) => outline);

  it('of neighbours is one area without the border between them', () => {
    const both = union([a!, b!]);
    expect(both.type).toBe('Polygon');
    expect(both.coordinates).toHaveLength(1);
    expect(areaOf(both.coordinates[0] as number[][])).toBeCloseTo(0.02, 6);
  });

  it('of separate areas has both, counts a repeated one once, and of none is empty', () => {
    expect(union([a!, c!]).type).toBe('MultiPolygon');
    expect(areaOf(union([a!, a!]).coordinates[0] as number[][])).toBeCloseTo(0.01, 6);
    expect(union([])).toEqual({ type: 'Polygon', coordinates: [] });
  });
});
