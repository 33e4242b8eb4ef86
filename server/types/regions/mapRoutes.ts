import * as z from 'zod';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { anyone, editors } from '../../../domain/access';
import type { Query } from '../../../domain/http';
import { contentLocales, nameIn, type ContentLocale } from '../../../domain/locales';
import { regions, regionTypes } from '../../../domain/types/region';
import { sendCached } from '../../engine/read/cachedResponse';
import { referenceEntry } from '../../engine/storage/referenceEntry';
import { parseId } from '../../http/idParam';
import { respondsWithFile, geoJson } from '../../http/described';
import { setCacheControl } from '../../http/caching';
import { HttpProblem } from '../../http/problems';
import type { Tables } from '../../tables';

const emptyArea = '{"type":"Polygon","coordinates":[]}';
type Named = { name: string; translations: object };

/**
 * The areas of regions as GeoJSON: of a type or a single region, with the overlaps; and all municipalities with their
 * regions.
 */
export async function regionMapRoutes(app: FastifyInstance): Promise<void> {
  if (!app.config.features[regions.feature]) return;
  const config = { access: anyone, lists: regions.name };
  const { visitors } = app.database;
  const tags = [regions.label.plural];
  const querystring = z.object({ drafts: z.enum(['1']).describe('Mit Entwürfen; für die Redaktion') }).partial();

  app.get(
    '/regions/geojson/cities/:file',
    {
      config,
      schema: {
        summary: 'Karte der Gemeinden mit ihren Regionen: {de|fr|it|en}.json',
        tags,
        querystring,
        ...respondsWithFile(geoJson),
      },
    },
    (request, reply) =>
      answer(request, reply, { path: 'cities' }, (locale, isAll) => renderMunicipalities(visitors, locale, isAll)),
  );

  app.get(
    '/regions/:id/geojson/:file',
    {
      config,
      schema: {
        summary: 'Karte der Regionen einer Art oder einer einzelnen: {de|fr|it|en}.json',
        tags,
        querystring,
        ...respondsWithFile(geoJson),
      },
    },
    async (request, reply) => {
      const { id: requested } = request.params as { id: string };
      const id = parseId(requested);
      if (id === undefined) {
        const isKnown = regionTypes.some((type) => type.id === requested);
        return answer(request, reply, { type: requested }, (locale, isAll) =>
          isKnown
            ? renderRegions(visitors, sql`r.type = ${requested}`, locale, isAll)
            : Promise.resolve(collection([], [])),
        );
      }
      const { rows } = await sql<{ public: boolean }>`select is_public as public from regions where id = ${id}`.execute(
        visitors,
      );
      if (!rows[0] || !(rows[0].public || editors(request.viewer))) throw HttpProblem.notFound();
      return answer(request, reply, { id }, (locale, isAll) =>
        renderRegions(visitors, sql`r.id = ${id}`, locale, isAll),
      );
    },
  );

  /** Drafts are only for editors who request them. */
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    parameters: object,
    render: (locale: ContentLocale, isAll: boolean) => Promise<string>,
  ) {
    const [, locale] = /^([a-z]{2})\.json$/.exec((request.params as { file: string }).file) ?? [];
    if (!contentLocales.some((one) => one === locale)) throw HttpProblem.notFound();
    const isAll = (request.query as Query).drafts?.[0] === '1' && editors(request.viewer);
    setCacheControl(request, reply);
    const load = async () => ({ isCut: false, identity: Buffer.from(await render(locale as ContentLocale, isAll)) });
    // Without the usual `data` envelope, because map programs expect plain GeoJSON (RFC 7946).
    const answered = await sendCached(
      {
        app,
        resource: regions.name,
        view: isAll ? 'map of all' : 'map',
        parameters: { ...parameters, locale },
        contentType: `${geoJson}; charset=utf-8`,
        load,
      },
      request,
      reply,
    );
    return reply.send(answered?.body);
  }
}

const shown = (isAll: boolean) => (isAll ? sql`true` : sql`r.is_public`);
const collection = (features: readonly string[], intersections: readonly string[]) =>
  `{"type":"FeatureCollection","features":[${features.join(',')}],` +
  `"intersections":{"type":"FeatureCollection","features":[${intersections.join(',')}]}}`;

/** The entries linked to a region, complete, since external map programs read them. */
const entries = (list: 'cities' | 'tags', are = sql``) => sql`(
  select coalesce(jsonb_agg(${referenceEntry('e')} order by l.position), '[]') from ${sql.table(`regions_${list}`)} l
    join ${sql.table(list)} e on e.id = l.target_id where l.record_id = r.id ${are})`;

/** Joins outlines that were stored as JSON text. */
async function renderRegions(
  db: Kysely<Tables>,
  which: ReturnType<typeof sql>,
  locale: ContentLocale,
  isAll: boolean,
): Promise<string> {
  type Found = Named & {
    id: number;
    color: string;
    type: string;
    outline: string | null;
    cities: object;
    tags: object;
  };
  const { rows } = await sql<Found>`
    select r.id, r.name, r.translations, r.color, r.type, a.outline, ${entries('cities')} as cities,
      ${entries('tags', sql`and e.is_public`)} as tags
    from regions r left join region_areas a on a.region_id = r.id where ${which} and ${shown(isAll)}
      order by r.id`.execute(db);
  const names = new Map(rows.map((region) => [region.id, nameIn(region, locale)]));
  const { rows: overlaps } = await sql<{ one: number; other: number; outline: string }>`
    select one_id as one, other_id as other, outline from region_overlaps
      where one_id = any(${[...names.keys()]}::int[]) and other_id = any(${[...names.keys()]}::int[])
      order by 1, 2`.execute(db);
  return collection(
    rows.map(
      ({ id, color, type, tags, cities, outline }) =>
        `{"type":"Feature","id":${id},` +
        `"properties":${JSON.stringify({ id, name: names.get(id), color, type, tags, cities })},` +
        `"geometry":${outline ?? emptyArea}}`,
    ),
    overlaps.map(({ one, other, outline }) => {
      const both = [one, other].map((id) => ({ id, name: names.get(id) }));
      return `{"type":"Feature","properties":${JSON.stringify({ regions: both })},"geometry":${outline}}`;
    }),
  );
}

async function renderMunicipalities(db: Kysely<Tables>, locale: ContentLocale, isAll: boolean): Promise<string> {
  type Found = {
    number: number;
    name: string;
    outline: string;
    city: (Named & { id: number }) | null;
    regions: (Named & { id: number; type: string; color: string })[] | null;
  };
  const { rows } = await sql<Found>`
    with members as (
      select (c.extra ->> 'municipalNumber')::int as number,
      jsonb_agg(distinct jsonb_build_object('id', r.id, 'name', r.name, 'translations', r.translations, 'type',
      r.type, 'color', r.color)) as regions
      from regions r join regions_cities l on l.record_id = r.id join cities c on c.id = l.target_id
      where ${shown(isAll)} group by 1)
    select m.number, m.name, m.outline, members.regions,
      (select jsonb_build_object('id', c.id, 'name', c.name, 'translations', c.translations) from cities c
      where (c.extra ->> 'municipalNumber')::int = m.number order by c.id limit 1) as city
    from municipalities m left join members on members.number = m.number order by m.number`.execute(db);
  const features = rows.map(({ number, name, outline, city, regions: found }) => {
    const properties = {
      GMDNR: number,
      GMDNAME: name,
      ...(city && { city: { id: city.id, name: nameIn(city, locale) } }),
      regions: (found ?? []).map((region) => ({
        id: region.id,
        name: nameIn(region, locale),
        type: region.type,
        color: region.color,
      })),
    };
    return `{"type":"Feature","properties":${JSON.stringify(properties)},"geometry":${outline}}`;
  });
  return `{"type":"FeatureCollection","features":[${features.join(',')}]}`;
}
