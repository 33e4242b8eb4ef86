import type { Application } from 'json-server';
import { readListRequest } from '../domain/listRequest';
import { locales } from '../domain/locales';
import { shapeOf } from '../domain/shapes';
import { projects } from '../domain/types/project';
import { notFound } from './problems';
import { queryOf } from './resource';
import type { Row } from './rows';
import { select } from './selection';

/** The map's groups by the German names of the topics; everything else is group 4. */
const mainTopics: Record<string, number> = { 'Innovationsförderung (inkl. RIS)': 1, 'Industrie & Gewerbe': 2, Tourismus: 3 };

/** `GET /projects/geojson/{locale}.json`: public projects with a place, as GeoJSON (RFC 7946) and so without an envelope. */
export function serveProjectMap(api: Application, rows: readonly Row[]): void {
  api.get('/projects/geojson/:file', (request, response) => {
    if (!locales.some((locale) => request.params.file === `${locale}.json`)) throw notFound();
    const { status: _, ...query } = queryOf(request);
    const located = rows.filter((row) => row.isPublic && row.lat !== '' && row.lng !== '').map((row) => shapeOf(projects, 'public', false)(row) as Row);
    const features = select(projects, located, { ...readListRequest(projects, query), offset: 0, limit: Infinity }).map(toFeature);
    response.type('application/geo+json').send(JSON.stringify({ type: 'FeatureCollection', features }));
  });
}

function toFeature({ id, title, lat, lng, topics }: Row) {
  const used = topics as { id: number; name: string }[];
  const mainTopic = used.map(({ name }) => mainTopics[name]).findLast(Boolean) ?? 4;
  return {
    type: 'Feature',
    properties: { id, title, mainTopic, topics: used.map((topic) => topic.id) },
    geometry: { type: 'Point', coordinates: [Number(lng), Number(lat)] },
  };
}
