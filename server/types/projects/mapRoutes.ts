import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { anyone } from '../../../domain/access';
import type { Query } from '../../../domain/http';
import { readListRequest, type ListRequest } from '../../../domain/listRequest';
import { mainTopics, projectMap, saidInVain } from '../../../domain/projectMap';
import { projects } from '../../../domain/types/project';
import { answerCached } from '../../engine/read/cachedAnswer';
import { selection } from '../../engine/read/listQuery';
import { HttpProblem } from '../../http/problems';
import type { Tables } from '../../tables';

/** The map of the public projects: open to everybody, and so read with the connections of strangers, once for each change. */
export async function projectMapRoutes(app: FastifyInstance): Promise<void> {
  if (!app.config.features[projects.feature]) return;
  app.get('/projects/geojson/:file', { config: { access: anyone, lists: projects.name } }, async (request, reply) => {
    if (!/^(de|fr|it)\.json$/.test((request.params as { file: string }).file)) throw HttpProblem.notFound();
    const { term, filters } = readListRequest(projectMap, request.query as Query, saidInVain);
    const asked = { ...readListRequest(projectMap, {}), term, filters };
    const load = async () => ({ isCut: false, identity: await renderMap(app.database.strangers, asked) });
    void reply.header('cache-control', 'no-cache');
    // A map is no envelope: it is GeoJSON as map programs read it (RFC 7946).
    const answer = await answerCached({ app, resource: projects.name, view: 'map', asked: { term, filters }, contentType: 'application/geo+json; charset=utf-8', load }, request, reply);
    return reply.send(answer?.body);
  });
}

interface Located {
  id: number;
  title: string;
  lng: string;
  lat: string;
  topics: number[] | null;
  main: number | null;
}

/** One query. Topics are gathered for all projects at once, since looking them up for each takes most of the time. */
async function renderMap(db: Kysely<Tables>, asked: ListRequest): Promise<Buffer> {
  const groups = sql.join(Object.entries(mainTopics).map(([name, group]) => sql`(${name}::text, ${group}::int)`));
  const { rows } = await sql<Located>`
    with topics_of as (
      select l.record_id, array_agg(l.target_id order by l.position) as topics,
        (array_agg(g.main order by l.position desc) filter (where g.main is not null))[1] as main
      from projects_topics l join topics on topics.id = l.target_id left join (values ${groups}) g(name, main) on g.name = topics.name
      group by l.record_id)
    select p.id, p.title, p.lng, p.lat, t.topics, t.main
    from (select p.id, p.title, p.lat, p.lng ${selection(projects, asked, 'public')}) p left join topics_of t on t.record_id = p.id
    where p.lat is not null and p.lng is not null order by p.id`.execute(db);
  return Buffer.from(`{"type":"FeatureCollection","features":[${rows.map(featureOf).join(',')}]}`);
}

/** Numbers as PostgreSQL has them: none of their digits is lost. */
function featureOf({ id, title, lng, lat, topics, main }: Located): string {
  const properties = JSON.stringify({ id, title, mainTopic: main ?? 4, topics: topics ?? [] });
  return `{"type":"Feature","properties":${properties},"geometry":{"type":"Point","coordinates":[${lng},${lat}]}}`;
}
