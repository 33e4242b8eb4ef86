import * as z from 'zod';
import { sql, type Kysely } from 'kysely';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { editors } from '../../domain/access';
import { mayWriteType } from '../../domain/accounts/rights';
import { contentOf } from '../../domain/contents';
import type { Query } from '../../domain/http';
import { InvalidParameter, refuseUnknown } from '../../domain/lists/listRequest';
import {
  hasPreviews,
  previewDays,
  previewPath,
  type NewPreviewLink,
  type PreviewLink,
} from '../../domain/previewLinks';
import { objectExpected, recordId } from '../../domain/values/values';
import { hashOf, isCode, newCode } from '../accounts/code';
import { viewerOf } from '../accounts/sessionPlugin';
import { checkResource, findPlaces } from '../comments/places';
import { accountName, respondsWith, respondsWithId, respondsWithList, named } from '../http/described';
import { idParam } from '../http/idParam';
import { parse } from '../http/parse';
import { HttpProblem } from '../http/problems';
import type { Tables } from '../tables';

const linkSchema = z.object(
  {
    resource: z.string('Hier wird eine Art von Einträgen erwartet.'),
    recordId,
    days: z.union(
      previewDays.map((days) => z.literal(days)),
      `Hier wird eine dieser Zahlen erwartet: ${previewDays.join(', ')}.`,
    ),
  },
  objectExpected,
);
const shape = { id: z.number(), expiresAt: z.string(), createdAt: z.string(), by: accountName };
const described = named<PreviewLink>('PreviewLink', () => z.object(shape));
const created = named<NewPreviewLink>('NewPreviewLink', () =>
  z.object({ ...shape, path: z.string().describe('Die Seite; sie wird nur dieses eine Mal genannt') }),
);
const tags = ['Vorschau'];

/** The maximum number of valid links per record. */
const maxLinks = 20;

interface LinkRow {
  id: number;
  expires_at: Date;
  created_at: Date;
  user_id: number | null;
  user_email: string;
}

const toLink = ({ id, expires_at, created_at, user_id, user_email }: LinkRow): PreviewLink => ({
  id,
  expiresAt: expires_at.toISOString(),
  createdAt: created_at.toISOString(),
  by: { id: user_id, email: user_email },
});

/**
 * The record that a link shows.
 * @returns 'over' for a link that has expired or was revoked; undefined for one that never existed
 */
export async function findPreview(
  db: Kysely<Tables>,
  code: string,
): Promise<{ resource: string; recordId: number; expiresAt: Date } | 'over' | undefined> {
  if (!isCode(code)) return undefined;
  const row = await db
    .selectFrom('preview_links')
    .select(['resource', 'record_id', 'expires_at', 'revoked_at'])
    .where('token_hash', '=', hashOf(code))
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.revoked_at !== null || row.expires_at.getTime() <= Date.now()) return 'over';
  return { resource: row.resource, recordId: row.record_id, expiresAt: row.expires_at };
}

/**
 * Links that show drafts to people without an account (docs/decisions/publishing.md). Their page is
 * publicPages/previewPage.ts.
 */
export async function previewLinkRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;
  const config = { access: editors };
  const check = (request: FastifyRequest, resource: string) => {
    checkResource(resource, app.config.features);
    // The body names the type, so the route cannot declare it.
    if (!mayWriteType(viewerOf(request), resource)) throw HttpProblem.forbidden();
    if (!hasPreviews(contentOf(resource)))
      throw HttpProblem.invalid([{ field: 'resource', message: 'Diese Einträge haben keine öffentliche Ansicht.' }]);
  };
  const linksOf = (resource: string, id: number) =>
    sql<LinkRow>`
    select id, expires_at, created_at, user_id, user_email from preview_links
    where resource = ${resource} and record_id = ${id} and revoked_at is null and expires_at > now()
    order by id desc`.execute(db);

  app.get(
    '/preview-links',
    {
      config,
      schema: {
        summary: 'Die gültigen Vorschau-Links eines Eintrags, der neueste zuerst',
        tags,
        querystring: z.object({ resource: z.string(), recordId: z.string() }),
        ...respondsWithList(described),
      },
    },
    async (request) => {
      const query = request.query as Query;
      refuseUnknown(query, ['resource', 'recordId']);
      const [resource = '', id = ''] = [query.resource?.[0], query.recordId?.[0]];
      if (!/^\d{1,9}$/.test(id)) throw new InvalidParameter('«recordId» muss eine Id sein.');
      check(request, resource);
      return { data: (await linksOf(resource, Number(id))).rows.map(toLink) };
    },
  );

  app.post(
    '/preview-links',
    {
      config,
      schema: {
        summary: 'Ein Link, mit dem Aussenstehende einen Eintrag einige Tage lang sehen, auch einen Entwurf',
        tags,
        body: linkSchema,
        ...respondsWith(created, 201),
      },
    },
    async (request, reply) => {
      const { resource, recordId: id, days } = parse(linkSchema, request.body);
      check(request, resource);
      await findPlaces(db, resource, [id]);
      if ((await linksOf(resource, id)).rows.length >= maxLinks)
        throw HttpProblem.conflict(`Dieser Eintrag hat schon ${maxLinks} gültige Links.`);
      const { code, hash } = newCode();
      const viewer = viewerOf(request);
      const row = await db
        .insertInto('preview_links')
        .values({
          resource,
          record_id: id,
          token_hash: hash,
          expires_at: new Date(Date.now() + days * 86_400_000),
          user_id: viewer.id,
          user_email: viewer.email,
        })
        .returning(['id', 'expires_at', 'created_at', 'user_id', 'user_email'])
        .executeTakeFirstOrThrow();
      return reply.code(201).send({ data: { ...toLink(row), path: `${previewPath}${code}/de.html` } });
    },
  );

  app.delete(
    '/preview-links/:id',
    { config, schema: { summary: 'Einen Vorschau-Link widerrufen', tags, ...respondsWithId } },
    async (request) => {
      const id = idParam(request);
      const row = await db.selectFrom('preview_links').select('resource').where('id', '=', id).executeTakeFirst();
      if (!row) throw HttpProblem.notFound();
      check(request, row.resource);
      await db
        .updateTable('preview_links')
        .set({ revoked_at: new Date() })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .execute();
      return { data: { id } };
    },
  );
}
