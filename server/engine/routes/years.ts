import * as z from 'zod';
import type { FastifyInstance } from 'fastify';
import { anyone } from '../../../domain/access';
import type { ContentType } from '../../../domain/contentType';
import { yearFilters, type YearFilter, type YearsByFilter } from '../../../domain/lists/years';
import { respondsWith } from '../../http/described';
import { setCacheControl } from '../../http/caching';
import { sendCached } from '../read/cachedResponse';
import { poolFor } from '../read/readList';
import { viewOf } from './recordRoutes';
import { sql, type Kysely } from 'kysely';
import { isPublicField } from '../../../domain/lists/publicRequest';
import { snakeCase, tableOf } from '../storage/naming';
import type { Tables } from '../../tables';
import type { View } from '../read/filterConditions';

/** `GET /{resource}/years`: the years that have records, for year filters. Cached until the next write. */
export function serveYears(app: FastifyInstance, type: ContentType): void {
  if (yearFilters(type).length === 0) return;
  const data = z.object(
    Object.fromEntries(yearFilters(type).map(([name, { label }]) => [name, z.int().array().describe(label)])),
  );
  const schema = {
    summary: `${type.label.plural}: Jahre, aus denen es Einträge gibt, das letzte zuerst`,
    tags: [type.label.plural],
    ...respondsWith(data),
  };
  app.get(`/${type.name}/years`, { config: { access: anyone, lists: type.name }, schema }, async (request, reply) => {
    const view = viewOf(type, request);
    setCacheControl(request, reply);
    const load = async () => ({
      isCut: false,
      identity: Buffer.from(JSON.stringify({ data: await readYears(poolFor(app.database, view), type, view) })),
    });
    const answer = await sendCached(
      {
        app,
        resource: type.name,
        view,
        parameters: { years: true },
        contentType: 'application/json; charset=utf-8',
        load,
      },
      request,
      reply,
    );
    return reply.send(answer?.body);
  });
}

/** Longer periods are probably typing errors, so only this many of their years are listed. */
const maxYears = 100;

/** The years with visible records, latest first, by name of the filter. */
async function readYears(pool: Kysely<Tables>, type: ContentType, view: View): Promise<YearsByFilter> {
  const found = await Promise.all(
    yearFilters(type).map(async ([name, filter]) => [name, await yearsOf(pool, type, filter, view)] as const),
  );
  return Object.fromEntries(found);
}

async function yearsOf(pool: Kysely<Tables>, type: ContentType, filter: YearFilter, view: View): Promise<number[]> {
  const [start, end] = filter.kind === 'year' ? [filter.field, filter.field] : [filter.start, filter.end];
  if (view === 'public' && !(isPublicField(type, start) && isPublicField(type, end))) return [];
  const [from, till] = [
    [start, end],
    [end, start],
  ].map(
    (names) =>
      sql`extract(year from coalesce(${sql.join(names.map((name) => sql`p.${sql.ref(snakeCase(name))}`))}))::int`,
  );
  const { rows } = await sql<{ year: number }>`
    select distinct year from (select distinct ${from} as first, ${till} as last from ${sql.table(tableOf(type))} p
      where ${view === 'public' ? sql`p.is_public` : sql`true`}) lasting,
      generate_series(first, least(last, first + ${maxYears})) as year
    order by year desc`.execute(pool);
  return rows.map(({ year }) => year);
}
