import dayjs from 'dayjs';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { anyone, editors } from '../../../domain/access';
import { readListRequest } from '../../../domain/listRequest';
import { locales } from '../../../domain/locales';
import { mainTopics, projectMap, saidInVain } from '../../../domain/projectMap';
import type { Query } from '../../../domain/http';
import { projects, type Project } from '../../../domain/types/project';
import { HttpProblem } from '../../http/problems';
import { selection } from '../../engine/read/listQuery';
import { readInBatches } from '../../engine/read/readInBatches';
import { projectColumns } from './sheetColumns';
import { workbook } from '../../spreadsheets/write/workbook';

/** What projects offer beside the routes that all content types have. */
export async function projectExportRoutes(app: FastifyInstance): Promise<void> {
  if (!app.config.features[projects.feature]) return;

  // Three sheets, one a language; here with the filters of the list.
  app.get('/projects.xlsx', { config: { access: editors } }, async (request, reply) => {
    const asked = readListRequest(projects, request.query as Query);
    const base = app.config.publicUrl ?? `${request.protocol}://${request.host}`;
    const sheets = locales.map((locale) => ({
      name: `Projekte - ${locale.toUpperCase()}`,
      columns: projectColumns,
      cells: (project: Project) => projectColumns.map(({ text }) => text(project, locale, base)),
    }));
    return reply
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .header('content-disposition', `attachment; filename="Projekte-${dayjs().format('YYYY-MM-DD_HH-mm-ss')}.xlsx"`)
      .header('cache-control', 'no-store')
      .send(workbook(sheets, readInBatches(app.database.searches, projects, asked) as AsyncIterable<Project>));
  });

  // Public projects only, since the map is open to everybody; the map's four groups by the German names of the topics.
  app.get('/projects/geojson/:file', { config: { access: anyone } }, async (request, reply) => {
    if (!/^(de|fr|it)\.json$/.test((request.params as { file: string }).file)) throw HttpProblem.notFound();
    const { rows } = await sql<{ feature: string }>`
      select jsonb_build_object(
        'type', 'Feature',
        'properties', jsonb_build_object('id', p.id, 'title', p.title, 'mainTopic', coalesce(t.main, 4), 'topics', coalesce(t.ids, '[]')),
        'geometry', jsonb_build_object('type', 'Point', 'coordinates', jsonb_build_array(p.lng, p.lat)))::text as feature
      from (select p.id, p.title, p.lat, p.lng ${selection(projects, readListRequest(projectMap, request.query as Query, saidInVain), 'public')}) p
      left join lateral (
        select jsonb_agg(l.target_id order by l.position) as ids,
          (array_agg(g.main order by l.position desc) filter (where g.main is not null))[1] as main
        from projects_topics l join topics on topics.id = l.target_id
        left join (values ${sql.join(Object.entries(mainTopics).map(([name, group]) => sql`(${name}::text, ${group}::int)`))}) g(name, main) on g.name = topics.name
        where l.record_id = p.id) t on true
      where p.lat is not null and p.lng is not null order by p.id`.execute(app.database.searches);
    // A map is no envelope: it is GeoJSON as map programs read it (RFC 7946).
    return reply
      .type('application/geo+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`{"type":"FeatureCollection","features":[${rows.map(({ feature }) => feature).join(',')}]}`);
  });
}
