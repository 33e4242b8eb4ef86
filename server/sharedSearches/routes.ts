import * as z from 'zod';
import type { FastifyInstance } from 'fastify';
import { administrators, editors, type Viewer } from '../../domain/access';
import { contentOf } from '../../domain/contents';
import type { ContentType } from '../../domain/contentType';
import { allContentTypes } from '../../domain/contentTypes';
import { formatQuery, parseQuery, type ListMeta, type Query } from '../../domain/http';
import { InvalidParameter, readListRequest, refuseUnknown, type ListRequest } from '../../domain/lists/listRequest';
import {
  maxPinnedSearches,
  maxSharedSearches,
  sharedSearches,
  type SearchCount,
  type SharedQuery,
  type SharedSearch,
} from '../../domain/sharedSearches';
import { objectExpected } from '../../domain/values/values';
import { viewerOf } from '../accounts/sessionPlugin';
import { checkResource } from '../comments/places';
import { cacheKey } from '../engine/read/listCache';
import { countList, poolFor } from '../engine/read/readList';
import { bumpResourceVersions } from '../engine/storage/resourceVersions';
import { accountName, respondsWith, respondsWithId, respondsWithList, named } from '../http/described';
import { idParam } from '../http/idParam';
import { parse } from '../http/parse';
import { HttpProblem } from '../http/problems';
import type { SharedSearchesTable } from '../tables/sharing';
import type { Selectable } from 'kysely';

const short = z.string('Hier wird ein Text erwartet.').max(500, 'Zu lang.');
const value = z.union([short, z.number()]);
const query = z.object(
  {
    filter: z.record(z.string(), z.union([value, z.array(value).max(500, 'Zu viele Werte.')])),
    sort: z.object({ field: short, order: z.enum(['ASC', 'DESC']) }),
    hidden: z.array(short).max(200, 'Zu viele Spalten.').optional(),
  },
  objectExpected,
);
const sharedSchema = z.object(
  {
    resource: z.string('Hier wird eine Art von Einträgen erwartet.'),
    name: z
      .string('Hier wird ein Text erwartet.')
      .trim()
      .min(1, 'Geben Sie der Suche bitte einen Namen.')
      .max(100, 'Höchstens 100 Zeichen.'),
    query,
  },
  objectExpected,
);
const described = named<SharedSearch>('SharedSearch', () =>
  z.object({ id: z.number(), resource: z.string(), name: z.string(), query, owner: accountName, at: z.string() }),
);
const count = named<SearchCount>('SearchCount', () =>
  z.object({ id: z.number(), total: z.number().optional(), totalAtLeast: z.number().optional() }),
);
const tags = ['Gespeicherte Suchen'];

const toShared = ({ id, resource, name, query, user_id, user_email, at }: Selectable<SharedSearchesTable>) =>
  ({
    id,
    resource,
    name,
    query,
    owner: { id: user_id, email: user_email },
    at: at.toISOString(),
  }) satisfies SharedSearch;

/**
 * The search as a request for its list.
 * @throws InvalidParameter if the list does not have these filters
 */
const requestOf = (type: ContentType, { filter }: Pick<SharedQuery, 'filter'>): ListRequest =>
  readListRequest(type, parseQuery(formatQuery(filter)));

const typeOf = (resource: string) => allContentTypes.find(({ name }) => name === resource);

/** List searches that the team shares, and how many records they find (docs/decisions/lists-and-caching.md). */
export async function sharedSearchRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;
  const config = { access: editors };
  const mayRead = (viewer: Viewer, resource: string) => {
    const content = contentOf(resource);
    return content !== undefined && app.config.features[content.feature] && content.read(viewer) === 'all';
  };
  /** Counts once per list version, whoever asks. */
  const counted = async (type: ContentType, request: ListRequest): Promise<ListMeta> => {
    const version = await app.versions.of(type.name);
    const { identity } = await app.lists.getCached(cacheKey(type.name, 'count', request), version, async () => {
      const meta = await countList(poolFor(app.database, 'all', request), type, request, 'all');
      return { version, isCut: false, identity: Buffer.from(JSON.stringify(meta)) };
    });
    return JSON.parse(identity.toString()) as ListMeta;
  };

  app.get(
    '/shared-searches',
    { config, schema: { summary: 'Suchen, die das Team teilt, nach Namen', tags, ...respondsWithList(described) } },
    async (request) => {
      const rows = await db.selectFrom('shared_searches').selectAll().orderBy('name').orderBy('id').execute();
      return { data: rows.filter(({ resource }) => mayRead(viewerOf(request), resource)).map(toShared) };
    },
  );

  app.get(
    '/shared-searches/counts',
    {
      config,
      schema: {
        summary: `Wie viele Einträge Suchen finden: ?ids=1,2, höchstens ${maxPinnedSearches}`,
        tags,
        querystring: z.object({ ids: z.string() }),
        ...respondsWithList(count),
      },
    },
    async (request) => {
      const parameters = request.query as Query;
      refuseUnknown(parameters, ['ids']);
      const ids = parameters.ids?.[0] ?? '';
      if (!/^\d{1,9}(,\d{1,9})*$/.test(ids) || ids.split(',').length > maxPinnedSearches)
        throw new InvalidParameter(`«ids» muss höchstens ${maxPinnedSearches} Ids nennen, durch Kommas getrennt.`);
      const rows = await db
        .selectFrom('shared_searches')
        .selectAll()
        .where('id', 'in', ids.split(',').map(Number))
        .orderBy('id')
        .execute();
      const data: SearchCount[] = [];
      // Counts one after the other, because a menu must not use all connections.
      for (const { id, resource, query } of rows) {
        const type = typeOf(resource);
        if (!type || !mayRead(viewerOf(request), resource)) continue;
        const meta = await Promise.resolve()
          .then(() => counted(type, requestOf(type, query)))
          // The list no longer has this filter.
          .catch((error: unknown) => {
            if (error instanceof InvalidParameter) return {};
            throw error;
          });
        data.push({ id, ...meta });
      }
      return { data };
    },
  );

  app.post(
    '/shared-searches',
    {
      config,
      bodyLimit: 50_000,
      schema: { summary: 'Eine Suche mit dem Team teilen', tags, body: sharedSchema, ...respondsWith(described, 201) },
    },
    async (request, reply) => {
      const { resource, name, query } = parse(sharedSchema, request.body);
      const viewer = viewerOf(request);
      checkResource(resource, app.config.features);
      const type = typeOf(resource);
      if (!type) throw HttpProblem.invalid([{ field: 'resource', message: 'Diese Liste gibt es nicht.' }]);
      requestOf(type, query);
      const row = await db.transaction().execute(async (trx) => {
        const { number } = await trx
          .selectFrom('shared_searches')
          .select(({ fn }) => fn.countAll<number>().as('number'))
          .executeTakeFirstOrThrow();
        if (Number(number) >= maxSharedSearches)
          throw HttpProblem.conflict(`Das Team teilt schon ${maxSharedSearches} Suchen.`);
        const values = { resource, name, query: JSON.stringify(query), user_id: viewer.id, user_email: viewer.email };
        await bumpResourceVersions([sharedSearches]).execute(trx);
        return trx.insertInto('shared_searches').values(values).returningAll().executeTakeFirstOrThrow();
      });
      return reply.code(201).send({ data: toShared(row) });
    },
  );

  app.delete(
    '/shared-searches/:id',
    {
      config,
      schema: { summary: 'Eine Suche nicht mehr teilen: die eigene, oder als Administrator', tags, ...respondsWithId },
    },
    async (request) => {
      const id = idParam(request);
      const viewer = viewerOf(request);
      await db.transaction().execute(async (trx) => {
        const row = await trx.selectFrom('shared_searches').select('user_id').where('id', '=', id).executeTakeFirst();
        if (!row) throw HttpProblem.notFound();
        if (row.user_id !== viewer.id && !administrators(viewer)) throw HttpProblem.forbidden();
        await trx.deleteFrom('shared_searches').where('id', '=', id).execute();
        await bumpResourceVersions([sharedSearches]).execute(trx);
      });
      return { data: { id } };
    },
  );
}
