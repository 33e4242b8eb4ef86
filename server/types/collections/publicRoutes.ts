import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import * as z from 'zod';
import { anyone } from '../../../domain/access';
import { collections, cardShape, publicPageLength } from '../../../domain/types/collections';
import type { ContentType } from '../../../domain/contentType';
import { swissDay } from '../../../domain/values/days';
import { locales, type Locale } from '../../../domain/locales';
import type { Query } from '../../../domain/http';
import { pagingOnly, readListRequest } from '../../../domain/lists/listRequest';
import { requestOfFilters, type CollectionFilter, type Collects } from '../../../domain/types/collection';
import { sendCached } from '../../engine/read/cachedResponse';
import { cards } from '../../engine/read/readList';
import { joinRelations, type Text } from '../../engine/read/joinRelations';
import { listQuery } from '../../engine/read/listQuery';
import { linkTableOf, tableOf } from '../../engine/storage/naming';
import { respondsWith } from '../../http/described';
import { setCacheControl } from '../../http/caching';
import { idParam } from '../../http/idParam';
import { linkNextPage } from '../../http/nextPage';
import { HttpProblem } from '../../http/problems';
import type { Tables } from '../../tables';

/** The page of a collection that a visitor requests. */
interface Page {
  id: number;
  limit: number;
  offset: number;
  shape: 'summary' | 'full';
  /** The language of cards. */
  locale?: Locale;
}

/**
 * A collection with its records in order, as visitors see it: `GET …/public/{id}`. Drafts and deleted records are left
 * out. The response is cached until a collection, or a record of the type it collects, is written, since both raise the
 * list version of the collections.
 */
export async function publicCollectionRoutes(app: FastifyInstance): Promise<void> {
  const { visitors } = app.database;
  for (const { type, collects } of collections) {
    const { members } = collects;
    if (!app.config.features[type.feature] || !app.config.features[members.feature]) continue;
    app.get(
      `/${type.name}/public/:id`,
      { config: { access: anyone, lists: type.name }, schema: documentation(type, members) },
      async (request, reply) => {
        const query = request.query as Query;
        const { limit, offset, locale } = readListRequest(
          { ...pagingOnly, limit: publicPageLength, listed: true },
          query,
        );
        const page: Page = {
          id: idParam(request),
          limit,
          offset,
          shape: query.shape?.[0] === 'summary' ? 'summary' : 'full',
          ...(locale && { locale }),
        };
        setCacheControl(request, reply);
        // The day is part of the cache key, because date filters give a different response tomorrow.
        const day = swissDay.format(new Date());
        const load = () => readCollection(visitors, type, collects, page);
        const answer = await sendCached(
          {
            app,
            resource: type.name,
            view: 'collection',
            parameters: { ...page, day },
            contentType: 'application/json; charset=utf-8',
            load,
          },
          request,
          reply,
        );
        if (answer) linkNextPage(request, reply, page, answer.list.isCut);
        return reply.send(answer?.body);
      },
    );
  }
}

/**
 * Two queries, however many records.
 * @throws {HttpProblem} 404
 */
async function readCollection(
  db: Kysely<Tables>,
  type: ContentType,
  collects: Collects,
  page: Page,
): Promise<{ isCut: boolean; identity: Buffer }> {
  const { members } = collects;
  const {
    rows: [found],
  } = await sql<Collection>`select id, title, description, is_dynamic as "isDynamic", filters
      from ${sql.table(tableOf(type))} where id = ${page.id}`.execute(db);
  if (!found) throw HttpProblem.notFound();
  const { id, title, description } = found;
  // One extra row shows whether there is a next page.
  const { rows } = await (
    found.isDynamic
      ? listQuery(
          members,
          { ...requestOfFilters(collects, found.filters), limit: page.limit + 1, offset: page.offset },
          'public',
        )
      : chosen(type, members, page)
  ).execute(db);
  const texts = await joinRelations(db, members, { view: 'public' }, rows.slice(0, page.limit));
  const card = cardShape(members);
  const shown =
    page.shape === 'full'
      ? cards(members, page, texts)
      : texts.map((text) => JSON.stringify(card(JSON.parse(text) as Record<string, unknown>)));
  const about = JSON.stringify({ id, title, description }).slice(0, -1);
  return {
    isCut: rows.length > page.limit,
    identity: Buffer.from(`{"data":${about},${JSON.stringify(members.name)}:[${shown.join(',')}]}}`),
  };
}

interface Collection {
  id: number;
  title: string;
  description: string;
  isDynamic: boolean;
  filters: CollectionFilter[];
}

const chosen = (type: ContentType, members: ContentType, { id, limit, offset }: Page) => sql<Text>`
  select p.id, p.public_body as body from ${sql.table(linkTableOf(type, 'selection'))} l
    join ${sql.table(tableOf(members))} p on p.id = l.target_id and p.is_public
  where l.record_id = ${id} order by l.position limit ${limit + 1} offset ${offset}`;

function documentation(type: ContentType, members: ContentType) {
  return {
    summary:
      `${type.label.singular}: öffentliche Ansicht, ${publicPageLength} Einträge auf einmal; wo es weitergeht, sagt ` +
      'der Kopf Link (rel="next")',
    tags: [type.label.plural],
    querystring: z
      .object({
        limit: z.number(),
        offset: z.number(),
        shape: z
          .enum(['summary', 'full', 'card'])
          .describe('card: was eine Karte zeigt; summary: die kurzen Felder; sonst alle öffentlichen Felder'),
        locale: z.enum(locales).describe('Die Sprache der Karten (shape=card)'),
      })
      .partial(),
    ...respondsWith(
      z.object({
        id: z.number(),
        title: z.string(),
        description: z.string(),
        [members.name]: z.looseObject({ id: z.number() }).array(),
      }),
    ),
  };
}
