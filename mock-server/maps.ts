import type { Application } from 'json-server';
import { merge } from 'topojson-client';
import { topology } from 'topojson-server';
import type { GeometryCollection } from 'topojson-specification';
import { generateOutlines } from '../demo/regions/outlines';
import { editors } from '../domain/access';
import { contentLocales, nameIn, type ContentLocale } from '../domain/locales';
import type { ReferenceEntry } from '../domain/references';
import { notFound } from './problems';
import { idOf, type Row } from './resource';
import { requireRole } from './sessions';

type Municipality = ReturnType<typeof generateOutlines>[number];

/** Maps of regions and municipalities, computed on each request from the demo's invented borders. */
export function serveRegionMaps(api: Application, rows: readonly Row[], cities: readonly ReferenceEntry[]): void {
  const municipalities = generateOutlines();
  const cityOf = new Map(cities.map((city) => [city.id, city]));
  const numbersOf = (row: Row) =>
    new Set(
      (row.cities as { id: number }[]).map(
        ({ id }) => (cityOf.get(id) as { municipalNumber?: number } | undefined)?.municipalNumber,
      ),
    );
  const partsOf = (row: Row) => {
    const numbers = numbersOf(row);
    return municipalities.filter(({ number }) => numbers.has(number));
  };
  const summaryOf = (row: Row, locale: ContentLocale) => ({
    id: row.id,
    name: nameIn(row as never, locale),
    type: row.type,
    color: row.color,
  });
  const localeOf = (file = '') => {
    const locale = contentLocales.find((one) => file === `${one}.json`);
    if (!locale) throw notFound();
    return locale;
  };

  api.get('/regions/geojson/cities/:file', requireRole(editors), (request, response) => {
    const locale = localeOf(request.params.file);
    const members = rows.map((row) => ({ row, numbers: numbersOf(row) }));
    const features = municipalities.map(({ number, name, outline }) => {
      const city = cities.find((one) => (one as { municipalNumber?: number }).municipalNumber === number);
      const properties = {
        GMDNR: number,
        GMDNAME: name,
        ...(city && { city: { id: city.id, name: nameIn(city, locale) } }),
        regions: members.filter(({ numbers }) => numbers.has(number)).map(({ row }) => summaryOf(row, locale)),
      };
      return { type: 'Feature', properties, geometry: outline };
    });
    response.type('application/geo+json').send(JSON.stringify({ type: 'FeatureCollection', features }));
  });

  api.get('/regions/:id/geojson/:file', requireRole(editors), (request, response) => {
    const locale = localeOf(request.params.file);
    const isOne = /^\d+$/.test(request.params.id ?? '');
    const shown = rows.filter((row) => (isOne ? row.id === idOf(request) : row.type === request.params.id));
    if (isOne && shown.length === 0) throw notFound();
    const features = shown.map((row) => ({
      type: 'Feature',
      id: row.id,
      properties: { ...summaryOf(row, locale), tags: row.tags, cities: row.cities },
      geometry: union(partsOf(row)),
    }));
    const overlaps = shown.flatMap((one, index) =>
      shown.slice(index + 1).flatMap((other) => {
        const numbers = numbersOf(other);
        const common = partsOf(one).filter(({ number }) => numbers.has(number));
        const properties = { regions: [one, other].map((row) => ({ id: row.id, name: nameIn(row as never, locale) })) };
        return common.length > 0 ? [{ type: 'Feature', properties, geometry: union(common) }] : [];
      }),
    );
    const intersections = { type: 'FeatureCollection', features: overlaps };
    response.type('application/geo+json').send(JSON.stringify({ type: 'FeatureCollection', features, intersections }));
  });
}

/** The union of municipalities, without the borders between them. */
function union(parts: readonly Municipality[]) {
  const all = topology({
    all: { type: 'GeometryCollection', geometries: parts.map(({ outline }) => outline) } as never,
  });
  return merge(all, (all.objects.all as unknown as GeometryCollection).geometries as never);
}
