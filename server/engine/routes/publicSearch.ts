import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import * as z from 'zod';
import { anyone } from '../../../domain/access';
import type { ContentType } from '../../../domain/contentType';
import { contentTypes } from '../../../domain/contentTypes';
import { contents, type ContentTypeName } from '../../../domain/contents';
import { listEmbeds, typesOfEmbed } from '../../../domain/embeds/allEmbeds';
import { labelOf } from '../../../domain/embeds/embedLabels';
import type { Embed } from '../../../domain/embeds/embeds';
import type { PublicHit } from '../../../domain/embeds/searchEmbed';
import { viewOfEmbed } from '../../../domain/embeds/views';
import type { Query } from '../../../domain/http';
import { InvalidParameter, pagingOnly, readListRequest, readLocale } from '../../../domain/lists/listRequest';
import { searchWords } from '../../../domain/lists/search';
import { contentLocales, locales, type Locale } from '../../../domain/locales';
import { cardOf } from '../../../domain/publicViews/card';
import { setCacheControl } from '../../http/caching';
import { respondsWith } from '../../http/described';
import type { Tables } from '../../tables';
import { sendCached } from '../read/cachedResponse';
import { joinRelations } from '../read/joinRelations';
import { maxRanked, searchAndCount, type Hit } from '../search/searchEverywhere';
import { foundIn } from '../search/whereFound';
import { searchResource } from '../storage/resourceVersions';
import { tableOf } from '../storage/naming';
import { cardShape } from './openapi';

const facet = z.object({ type: z.string(), label: z.string(), count: z.number() });
const hit = cardShape.extend({
  type: z.string().describe('Der Name der Liste, in der er steht'),
  found: z.object({ text: z.string(), lang: z.enum(contentLocales) }).optional(),
});
const maxPage = 50;

/**
 * Searches the public content of every type that has a public list. Returns the best matches as cards, and the number
 * of matches per type. At most `maxRanked` matches are ranked and counted.
 */
export async function publicSearchRoutes(app: FastifyInstance): Promise<void> {
  const searched = listEmbeds.filter(({ content }) => app.config.features[contents[content].feature]);
  const schema = {
    summary: 'Suche über alles Öffentliche',
    tags: ['Suche'],
    querystring: z
      .object({
        term: z.string(),
        'type[]': z.array(z.enum(searched.map(({ name }) => name))).describe('Nur aus diesen Listen'),
        locale: z.enum(locales),
        limit: z.number(),
        offset: z.number(),
      })
      .partial(),
    ...respondsWith(
      hit.array(),
      200,
      z.object({ total: z.number(), hasMore: z.boolean(), facets: facet.array(), isCut: z.boolean() }),
    ),
  };
  app.get('/search/public', { config: { access: anyone, lists: searchResource }, schema }, async (request, reply) => {
    const query = request.query as Query;
    const { term, limit, offset } = readListRequest(pagingOnly, query, ['type', 'locale']);
    const types = (query.type ?? []).map((name) => {
      if (searched.some((embed) => embed.name === name)) return name;
      throw new InvalidParameter('«type» nennt eine Liste, die es nicht gibt.');
    });
    const page = { term, types, locale: readLocale(query), limit: Math.min(limit, maxPage), offset };
    setCacheControl(request, reply);
    const load = async () => ({
      isCut: false,
      identity: Buffer.from(JSON.stringify(await find(app.database.visitors, searched, page))),
    });
    const answer = await sendCached(
      {
        app,
        resource: searchResource,
        view: 'public',
        parameters: page,
        contentType: 'application/json; charset=utf-8',
        load,
      },
      request,
      reply,
    );
    return reply.send(answer?.body);
  });
}

interface Page {
  term: string;
  types: readonly string[];
  locale: Locale;
  limit: number;
  offset: number;
}

async function find(db: Kysely<Tables>, searched: readonly Embed[], { term, types, locale, limit, offset }: Page) {
  const embedOf = new Map(searched.flatMap((embed) => typesOfEmbed(embed).map((name) => [name as string, embed])));
  const { hits, hasMore: isCut } = term
    ? await searchAndCount(db, [...embedOf.keys()], term, maxRanked, 'public')
    : { hits: [], hasMore: false };
  const listOf = ({ resource }: Hit) => (embedOf.get(resource) as Embed).name;
  const chosen = types.length === 0 ? hits : hits.filter((found) => types.includes(listOf(found)));
  const facets = searched.flatMap((embed) => {
    const count = hits.filter((found) => listOf(found) === embed.name).length;
    return count > 0 ? { type: embed.name, label: labelOf(embed)[locale], count } : [];
  });
  const data = await cardsOf(db, chosen.slice(offset, offset + limit), embedOf, searchWords(term), locale);
  return { data, meta: { total: chosen.length, hasMore: offset + limit < chosen.length, facets, isCut } };
}

/** The cards of matches, and where the words occur if not in the title. One query per type. */
async function cardsOf(
  db: Kysely<Tables>,
  hits: readonly Hit[],
  embedOf: ReadonlyMap<string, Embed>,
  words: readonly string[][],
  locale: Locale,
): Promise<PublicHit[]> {
  const found = new Map<string, PublicHit>();
  for (const resource of new Set(hits.map((one) => one.resource))) {
    const type: ContentType = contentTypes[resource as ContentTypeName];
    const embed = embedOf.get(resource) as Embed;
    const ids = hits.flatMap((one) => (one.resource === resource ? one.id : []));
    const { rows } = await sql<{ id: number; body: string }>`
      select id, public_body as body from ${sql.table(tableOf(type))} where id = any(${ids}::int[])
        and public_body is not null`.execute(db);
    for (const text of await joinRelations(db, type, { view: 'public' }, rows)) {
      const record = JSON.parse(text) as Record<string, unknown>;
      const where = foundIn(resource as ContentTypeName, record, words, locale);
      found.set(`${resource} ${record.id as number}`, {
        ...cardOf(viewOfEmbed(embed), record, locale),
        type: embed.name,
        ...(where && { found: { text: where.text, lang: where.locale } }),
      });
    }
  }
  return hits.flatMap(({ resource, id }) => found.get(`${resource} ${id}`) ?? []);
}
