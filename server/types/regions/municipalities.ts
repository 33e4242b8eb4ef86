import type { FeatureCollection, Position } from 'geojson';
import { feature } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';
import type { Topology } from 'topojson-specification';
import { readFile, stat } from 'node:fs/promises';
import { union, type Outline } from './geometry';

/** A municipality with its official number. */
export interface Municipality {
  number: number;
  /** Empty if the file contains only numbers. */
  name: string;
  /** The number of its canton, if the file contains it. */
  canton?: number | undefined;
  outline: Outline;
}

/** An error about a file, with a message for the user. */
class UnusableFile extends Error {}

/**
 * Simplification drops a point of a border if the triangle it forms with its neighbours is smaller than this, in square
 * degrees: about five metres each way.
 */
const minArea = 0.00005 ** 2;
const numberKeys = ['GMDNR', 'GDENR', 'BFS_NUMMER', 'bfs_nummer', 'number', 'id'];
const nameKeys = ['GMDNAME', 'GDENAME', 'NAME', 'name'];
const cantonKeys = ['KTNR', 'KANTONSNUM'];

/**
 * The municipalities of a file.
 * @param text GeoJSON or TopoJSON in degrees, each feature with its number under one of the usual keys, and its name
 *   if the file has names
 * @returns outlines rounded to five decimals, simplified so that neighbours still share their border; entries with the
 *   same number and name are merged
 * @throws {UnusableFile}
 */
export function readMunicipalities(text: string): Municipality[] {
  // Keeps each polygon once: a repeated one would have every border twice, and nothing would remain.
  const found = new Map<number, Pick<Municipality, 'name' | 'canton'> & { polygons: Map<string, Position[][]> }>();
  featuresOf(parsed(text)).forEach((entry, index) => {
    const what = `Eintrag ${index + 1}`;
    const { properties, geometry, id } = entry ?? {};
    const attributes = { ...(id !== undefined && { id }), ...properties } as Record<string, unknown>;
    const number = Number(firstOf(attributes, numberKeys));
    if (!Number.isInteger(number) || number < 1 || number > 99_999)
      throw new UnusableFile(`${what}: Die Gemeindenummer fehlt (${numberKeys.slice(0, 3).join(', ')}).`);
    const named = firstOf(attributes, nameKeys);
    const name = typeof named === 'string' ? named.trim() : '';
    if (named !== undefined && (name === '' || name.length > 255))
      throw new UnusableFile(`${what} (${number}): Der Name der Gemeinde fehlt (${nameKeys.slice(0, 3).join(', ')}).`);
    const areas = ringsOf(geometry);
    if (!areas) throw new UnusableFile(`${what} (${name}): Die Fläche fehlt.`);
    const polygons = areas.map((rings) => rings.map((ring) => checkedRing(ring, `${what} (${name})`)));
    if (polygons.every(([ring]) => isFlat(ring ?? []))) throw new UnusableFile(`${what} (${name}): Die Fläche fehlt.`);
    const known = found.get(number);
    if (known && known.name !== name)
      throw new UnusableFile(`Die Gemeindenummer ${number} kommt zweimal vor: ${known.name} und ${name}.`);
    const canton = Number(firstOf(attributes, cantonKeys));
    found.set(number, {
      name,
      canton: canton >= 1 && canton <= 26 ? canton : undefined,
      polygons: new Map([
        ...(known?.polygons ?? []),
        ...polygons.map((polygon) => [JSON.stringify(polygon), polygon] as const),
      ]),
    });
  });
  if (found.size === 0) throw new UnusableFile('Die Datei enthält keine Gemeinden.');
  return simplified(
    [...found].map(([number, { name, canton, polygons }]) => ({
      number,
      name,
      canton,
      outline: { type: 'MultiPolygon', coordinates: [...polygons.values()] },
    })),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnusableFile('Die Datei ist kein JSON.');
  }
}

/** As read from a file, where anything may be missing. */
type Features = ({
  properties?: object | null;
  geometry?: { type?: unknown; coordinates?: unknown } | null;
  id?: unknown;
} | null)[];

function featuresOf(data: unknown): Features {
  const { type, features, objects } = (data ?? {}) as {
    type?: unknown;
    features?: unknown;
    objects?: Record<string, { geometries?: unknown[] }>;
  };
  if (type === 'FeatureCollection' && Array.isArray(features)) return features as Features;
  if (type === 'Topology' && typeof objects === 'object' && objects !== null) {
    const [largest] = Object.values(objects).toSorted(
      (a, b) => (b?.geometries?.length ?? 0) - (a?.geometries?.length ?? 0),
    );
    try {
      return (feature(data as Topology, largest as never) as unknown as { features: Features }).features ?? [];
    } catch {
      throw new UnusableFile('Die Linien der Datei (TopoJSON) sind beschädigt.');
    }
  }
  throw new UnusableFile('Die Datei ist weder GeoJSON (FeatureCollection) noch TopoJSON.');
}

/** The rings of each polygon of an area; null if there is none. */
function ringsOf(geometry: { type?: unknown; coordinates?: unknown } | null | undefined): unknown[][] | null {
  const { type, coordinates } = geometry ?? {};
  const polygons = type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? coordinates : null;
  const isArea =
    Array.isArray(polygons) &&
    polygons.length > 0 &&
    polygons.every((rings) => Array.isArray(rings) && rings.length > 0);
  return isArea ? (polygons as unknown[][]) : null;
}

const firstOf = (attributes: Record<string, unknown>, keys: readonly string[]) =>
  keys.map((key) => attributes[key]).find((value) => value !== undefined && value !== null && value !== '');

/** A closed ring of coordinates in and around Switzerland, with five decimals. */
function checkedRing(ring: unknown, what: string): Position[] {
  if (!Array.isArray(ring) || ring.length < 4)
    throw new UnusableFile(`${what}: Eine Grenzlinie hat weniger als vier Punkte.`);
  const points = ring.map((point: unknown): Position => {
    const [lng, lat] = Array.isArray(point) ? (point as unknown[]) : [];
    if (typeof lng !== 'number' || typeof lat !== 'number' || !(lng > 5 && lng < 11.5 && lat > 45 && lat < 48.5)) {
      throw new UnusableFile(`${what}: Die Koordinaten müssen Längen- und Breitengrade in der Schweiz sein (WGS 84).`);
    }
    return [round(lng), round(lat)];
  });
  if (String(points[0]) !== String(points.at(-1)))
    throw new UnusableFile(`${what}: Eine Grenzlinie ist nicht geschlossen.`);
  return points;
}

/** Whether a ring encloses no area, because it runs there and back, or crosses itself into halves that cancel out. */
function isFlat(ring: readonly Position[]): boolean {
  const [[left = 0, low = 0] = []] = ring;
  const twice = ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[index + 1] ?? [left, low];
    return sum + (x - left) * (nextY - low) - (nextX - left) * (y - low);
  }, 0);
  // Smaller than a square of the last decimal.
  return Math.abs(twice) < 1e-11;
}

const round = (degrees: number) => Math.round(degrees * 100_000) / 100_000;

function simplified(all: Municipality[]): Municipality[] {
  const borders = topology({
    all: { type: 'GeometryCollection', geometries: all.map(({ outline }) => outline) } as never,
  });
  const simple = simplify(presimplify(borders as never), minArea);
  const { features } = feature(simple, simple.objects.all as never) as unknown as FeatureCollection<Outline>;
  return all.map((one, index) => {
    const outline = features[index]?.geometry;
    // Simplification can erase a tiny municipality, which then stays unsimplified.
    return { ...one, outline: union([outline && outline.coordinates.length > 0 ? outline : one.outline]) };
  });
}

/** More than the boundaries of any country need at a precision of five metres. */
const maxBytes = 100_000_000;

/**
 * The municipalities of a file, see `readMunicipalities`. Checks the size before it reads the file.
 * @throws {UnusableFile} or an error of the file system
 */
export async function readMunicipalityFile(file: string): Promise<Municipality[]> {
  const { size } = await stat(file);
  if (size > maxBytes)
    throw new UnusableFile(
      `Die Datei ist zu gross: höchstens ${maxBytes / 1_000_000} MB. Generalisierte Grenzen genügen.`,
    );
  return readMunicipalities(await readFile(file, 'utf8'));
}
