import type { FastifyInstance } from 'fastify';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import * as z from 'zod';
import { anyone } from '../../../domain/access';
import type { Query } from '../../../domain/http';
import { readListRequest, type ListRequest, type ListDeclaration } from '../../../domain/lists/listRequest';
import { fallbacks, type Locale } from '../../../domain/locales';
import { mainTopics } from '../../../domain/values/projectCodes';
import { projects } from '../../../domain/types/project';
import { sendCached, prepareResponse, type CacheableResponse } from '../../engine/read/cachedResponse';
import { selection } from '../../engine/read/listQuery';
import { listParameters } from '../../engine/routes/listParameters';
import { respondsWithFile, geoJson } from '../../http/described';
import { cacheControlFor } from '../../http/caching';
import { HttpProblem } from '../../http/problems';
import type { Tables } from '../../tables';

const { status: _always, ...filters } = projects.filters;

/** The parameters of the map of public projects are the filters of their list. The map is never paged. */
export const projectMap: ListDeclaration = { ...projects, filters };
/** Existing clients send this parameter. It has no effect, since the map only shows public projects. */
export const ignoredParameters = { 'status[]': z.array(z.string()).describe('Ohne Wirkung') };

/**
 * The version of the values that the whole map shows. It grows only when these change, so that most saves leave the map
 * cached.
 */
export const mapResource = 'projects/map';
export const shownOnMap = {
  resource: mapResource,
  of: ({ id, isPublic, title, translations, lat, lng, topics }: Record<string, any>) =>
    isPublic && lat && lng
      ? [id, title, translations?.fr?.title, translations?.it?.title, lat, lng, topics]
      : undefined,
};

/**
 * The map of public projects. It is open to everyone, so it uses the visitors' connections. The whole map is built as
 * soon as projects have changed, so that no request waits for it; filtered maps are built once per change.
 */
export async function projectMapRoutes(app: FastifyInstance): Promise<void> {
  if (!app.config.features[projects.feature]) return;
  app.get(
    '/projects/geojson/:file',
    {
      config: { access: anyone },
      schema: {
        summary: 'Karte der öffentlichen Projekte: {de|fr|it}.json',
        tags: [projects.label.plural],
        querystring: listParameters(projectMap, ignoredParameters),
        ...respondsWithFile(geoJson),
      },
    },
    async (request, reply) => {
      const [, locale] = /^(de|fr|it)\.json$/.exec((request.params as { file: string }).file) ?? [];
      if (locale === undefined) throw HttpProblem.notFound();
      const listRequest = readListRequest(projectMap, request.query as Query, ['status']);
      void reply.header('cache-control', cacheControlFor(request, 'no-cache'));
      const answer = await sendCached(mapOf(app, listRequest, locale as Locale), request, reply);
      return reply.send(answer?.body);
    },
  );
}

/** Builds the whole map unless it is current. */
export async function prepareMap(app: FastifyInstance): Promise<void> {
  if (app.config.features[projects.feature]) await prepareResponse(mapOf(app, readListRequest(projectMap, {}), 'de'));
}

/** Without the usual `data` envelope, because map programs expect plain GeoJSON (RFC 7946). */
function mapOf(
  app: FastifyInstance,
  { term, filters }: Pick<ListRequest, 'term' | 'filters'>,
  locale: Locale,
): CacheableResponse {
  const listRequest = { ...readListRequest(projectMap, {}), term, filters };
  const resource = term === '' && filters.length === 0 ? mapResource : projects.name;
  const load = async () => ({ isCut: false, identity: await renderMap(app.database.visitors, listRequest, locale) });
  return {
    app,
    resource,
    view: 'map',
    parameters: { term, filters, locale },
    contentType: `${geoJson}; charset=utf-8`,
    load,
  };
}

interface Located {
  id: number;
  title: string;
  lng: string;
  lat: string;
  topics: number[] | null;
  main: number | null;
}

/** The title of `p` in a language, or else in the next one that has a title. */
export function titleIn(locale: Locale): RawBuilder<string> {
  const titles = fallbacks[locale]
    .filter((one) => one !== 'en')
    .map((one) =>
      one === 'de' ? sql`nullif(p.title, '')` : sql`nullif(p.translations -> ${sql.lit(one)} ->> 'title', '')`,
    );
  return sql`coalesce(${sql.join(titles)}, '')`;
}

/**
 * One query. Topics are collected for all projects at once, because looking them up one by one would take most of the
 * time.
 */
async function renderMap(db: Kysely<Tables>, listRequest: ListRequest, locale: Locale): Promise<Buffer> {
  const groups = sql.join(Object.entries(mainTopics).map(([name, group]) => sql`(${name}::text, ${group}::int)`));
  const { rows } = await sql<Located>`
    with topics_of as (
      select l.record_id, array_agg(l.target_id order by l.position) as topics,
        (array_agg(g.main order by l.position desc) filter (where g.main is not null))[1] as main
      from projects_topics l join topics on topics.id = l.target_id left join (values ${groups}) g(name, main)
      on g.name = topics.name
      group by l.record_id)
    select p.id, ${titleIn(locale)} as title, p.lng, p.lat, t.topics, t.main
    from (select p.id, p.title, p.translations, p.lat, p.lng ${selection(projects, listRequest, 'public')}) p left
      join topics_of t on t.record_id = p.id
    where p.lat is not null and p.lng is not null order by p.id`.execute(db);
  return Buffer.from(`{"type":"FeatureCollection","features":[${rows.map(featureOf).join(',')}]}`);
}

/** Keeps coordinates as PostgreSQL returns them, so that no digit is lost. */
function featureOf({ id, title, lng, lat, topics, main }: Located): string {
  const properties = JSON.stringify({ id, title, mainTopic: main ?? 4, topics: topics ?? [] });
  return `{"type":"Feature","properties":${properties},"geometry":{"type":"Point","coordinates":[${lng},${lat}]}}`;
}
