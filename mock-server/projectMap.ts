import type { Application } from 'json-server';
import { readListRequest } from '../domain/listRequest';
import { locales } from '../domain/locales';
import { mainTopics, projectMap, saidInVain } from '../domain/projectMap';
import { shapeOf } from '../domain/shapes';
import { projects } from '../domain/types/project';
import { notFound } from './problems';
import { queryOf } from './resource';
import type { Row } from './rows';
import { select } from './selection';

/** `GET /projects/geojson/{locale}.json`: public projects with a place, as GeoJSON (RFC 7946) and so without an envelope. */
export function serveProjectMap(api: Application, rows: readonly Row[]): void {
  api.get('/projects/geojson/:file', (request, response) => {
    if (!locales.some((locale) => request.params.file === `${locale}.json`)) throw notFound();
    const located = rows.filter((row) => row.isPublic && row.lat !== '' && row.lng !== '').map((row) => shapeOf(projects, 'public', false)(row) as Row);
    const features = select(projects, located, readListRequest(projectMap, queryOf(request), saidInVain)).map(toFeature);
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
