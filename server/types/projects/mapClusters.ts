import type { FastifyInstance } from 'fastify';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import * as z from 'zod';
import { anyone } from '../../../domain/access';
import type { Query } from '../../../domain/http';
import { InvalidParameter, readListRequest, type ListRequest } from '../../../domain/lists/listRequest';
import { maxMapNames, type VisibleMapPart } from '../../../domain/lists/visibleMapPart';
import { locales, type Locale } from '../../../domain/locales';
import { mainTopics } from '../../../domain/values/projectCodes';
import { projects } from '../../../domain/types/project';
import { sendCached } from '../../engine/read/cachedResponse';
import { selection } from '../../engine/read/listQuery';
import { listParameters } from '../../engine/routes/listParameters';
import { respondsWith } from '../../http/described';
import { cacheControlFor } from '../../http/caching';
import { HttpProblem } from '../../http/problems';
import type { Tables } from '../../tables';
import { ignoredParameters, mapResource, projectMap, titleIn } from './mapRoutes';

/** The size of a cell in pixels of a web map; markers that are closer could not be tapped separately. */
const cell = 44;
const deepest = 18;

interface Seen {
  west: number;
  south: number;
  east: number;
  north: number;
  zoom: number;
}

const place = z.object({ lng: z.number(), lat: z.number() });
const one = z.object({ id: z.number(), title: z.string(), mainTopic: z.number() });
const seen = z.object({
  total: z.number(),
  cells: place
    .extend({ id: z.number(), count: z.number(), title: z.string().optional(), mainTopic: z.number().optional() })
    .extend({ bounds: z.number().array().optional().describe('West, Süd, Ost, Nord; bei mehreren Projekten') })
    .array(),
  named: one.array(),
});

/**
 * What the visible part of a map shows of the public projects: one marker per cell of a grid, and the first names. The
 * response does not grow with the number of projects.
 */
export async function projectClusterRoutes(app: FastifyInstance): Promise<void> {
  if (!app.config.features[projects.feature]) return;
  app.get(
    '/projects/clusters/:file',
    {
      config: { access: anyone },
      schema: {
        summary: `Karte der öffentlichen Projekte im Ausschnitt, zusammengefasst: {de|fr|it}.json`,
        tags: [projects.label.plural],
        querystring: listParameters(projectMap, {
          ...ignoredParameters,
          bounds: z.string().describe('West, Süd, Ost, Nord: 5.9,45.7,10.6,47.9'),
          zoom: z.number().describe('Die Stufe einer Web-Karte, 0 bis 18'),
        }),
        ...respondsWith(seen),
      },
    },
    async (request, reply) => {
      const [, found] = /^(\w\w)\.json$/.exec((request.params as { file: string }).file) ?? [];
      const locale = locales.find((known) => known === found);
      if (!locale) throw HttpProblem.notFound();
      const query = request.query as Query;
      const { term, filters } = readListRequest(projectMap, query, ['status', 'bounds', 'zoom']);
      const part = readSeen(query);
      void reply.header('cache-control', cacheControlFor(request, 'no-cache'));
      const load = async () => {
        const listRequest = { ...readListRequest(projectMap, {}), term, filters };
        const data = await readCells(app.database.visitors, listRequest, locale, part);
        return { isCut: false, identity: Buffer.from(JSON.stringify({ data })) };
      };
      const answer = await sendCached(
        {
          app,
          resource: term === '' && filters.length === 0 ? mapResource : projects.name,
          view: 'clusters',
          parameters: { term, filters, locale, part },
          contentType: 'application/json; charset=utf-8',
          load,
        },
        request,
        reply,
      );
      return reply.send(answer?.body);
    },
  );
}

/** @throws InvalidParameter */
function readSeen({ bounds, zoom }: Query): Seen {
  const [west = NaN, south = NaN, east = NaN, north = NaN, ...more] = (bounds?.[0] ?? '5.9,45.7,10.6,47.9')
    .split(',')
    .map((value) => (/^-?\d{1,3}(\.\d{1,6})?$/.test(value) ? Number(value) : NaN));
  const level = /^\d{1,2}$/.test(zoom?.[0] ?? '8') ? Number(zoom?.[0] ?? '8') : NaN;
  if (!(west <= east && south <= north && Math.abs(south) <= 85 && Math.abs(north) <= 85) || more.length > 0)
    throw new InvalidParameter('«bounds» muss aus West, Süd, Ost und Nord bestehen, mit Kommas dazwischen.');
  if (!(level <= deepest)) throw new InvalidParameter(`«zoom» muss eine Zahl von 0 bis ${deepest} sein.`);
  return { west, south, east, north, zoom: level };
}

/** Two queries: one for the cells with the first names, one for the main topics of the named projects. */
async function readCells(
  db: Kysely<Tables>,
  listRequest: ListRequest,
  locale: Locale,
  { west, south, east, north, zoom }: Seen,
): Promise<VisibleMapPart> {
  // The size in the Mercator projection, in which cells are squares.
  const size = (cell * 2 * Math.PI) / (256 * 2 ** zoom);
  const column = sql`floor(radians(lng) / ${size})`;
  const row = sql`floor(ln(tan(pi() / 4 + radians(lat) / 2)) / ${size})`;
  const inside = sql`
    select p.id, ${titleIn(locale)} as title, p.lng::float8 as lng, p.lat::float8 as lat
    from (select p.id, p.title, p.translations, p.lat, p.lng ${selection(projects, listRequest, 'public')}) p
    where p.lng between ${west} and ${east} and p.lat between ${south} and ${north}`;
  const { rows } = await sql<{ cells: Cell[] | null; named: Named[] | null; total: number }>`
    with inside as materialized (${inside}),
    cells as (
      select min(id) as id, count(*)::int as count, (array_agg(title order by id))[1] as title,
        (array_agg(lng order by id))[1] as lng, (array_agg(lat order by id))[1] as lat,
        array[min(lng), min(lat), max(lng), max(lat)] as bounds
      from inside group by ${column}, ${row})
    select (select jsonb_agg(c order by c.id) from cells c) as cells,
      (select jsonb_agg(n) from (select id, title from inside order by title, id limit ${maxMapNames}) n) as named,
      (select count(*)::int from inside) as total`.execute(db);
  const { cells, named, total } = rows[0] as (typeof rows)[number];
  const shown = [...(named ?? []), ...(cells ?? []).filter(({ count }) => count === 1)];
  const topics = await mainTopicsOf(
    db,
    shown.map(({ id }) => id),
  );
  return {
    total,
    cells: (cells ?? []).map(({ id, count, title, bounds, lng, lat }) =>
      count === 1 ? { id, count, lng, lat, title, mainTopic: topics(id) } : { id, count, lng, lat, bounds },
    ),
    named: (named ?? []).map(({ id, title }) => ({ id, title, mainTopic: topics(id) })),
  };
}

interface Named {
  id: number;
  title: string;
}
interface Cell extends Named {
  count: number;
  lng: number;
  lat: number;
  bounds: number[];
}

async function mainTopicsOf(db: Kysely<Tables>, ids: readonly number[]): Promise<(id: number) => number> {
  const groups: RawBuilder<unknown> = sql.join(
    Object.entries(mainTopics).map(([name, group]) => sql`(${name}::text, ${group}::int)`),
  );
  const { rows } = await sql<{ id: number; main: number }>`
    select l.record_id as id, (array_agg(g.main order by l.position desc))[1] as main
    from projects_topics l join topics on topics.id = l.target_id join (values ${groups}) g(name, main)
    on g.name = topics.name
    where l.record_id = any(${ids}::int[]) group by l.record_id`.execute(db);
  const known = new Map(rows.map(({ id, main }) => [id, main]));
  return (id) => known.get(id) ?? 4;
}
