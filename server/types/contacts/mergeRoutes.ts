import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { editors } from '../../../domain/access';
import { nameOf, type ContentType } from '../../../domain/contentType';
import { contacts, contactTypeOf } from '../../../domain/types/contacts';
import { recordId } from '../../../domain/values/values';
import { listMerged } from '../../engine/merge/mergedRecords';
import { mergeRecords, undoMerge } from '../../engine/merge/mergeRecords';
import { sendStored, withEditorExtras } from '../../engine/routes/recordRoutes';
import { expectedVersion } from '../../http/entityTags';
import { recordDocumented } from '../../engine/routes/openapi';
import { respondsWith, respondsWithList } from '../../http/described';
import { idParam } from '../../http/idParam';
import { parse } from '../../http/parse';
import { HttpProblem } from '../../http/problems';

const merged = z.object({ id: z.number(), name: z.string(), at: z.string(), by: z.nullable(z.string()) });
const tags = [contacts.label.plural];
const mergeSchema = z.object(
  {
    other: z.object(
      { id: recordId, version: z.optional(z.nullable(z.int())) },
      'Geben Sie bitte an, mit welchem Eintrag dieser zusammengeführt wird.',
    ),
    record: z.optional(z.record(z.string(), z.unknown(), 'Hier wird ein Objekt erwartet.')),
  },
  'Hier wird ein Objekt erwartet.',
);

/** Merges duplicate contacts, and undoes merges. */
export async function mergeRoutes(app: FastifyInstance): Promise<void> {
  if (!app.config.features[contacts.feature]) return;
  const { db } = app.database;
  const config = { access: editors, writes: contacts.name };
  /** @throws {HttpProblem} 404 */
  const typeOf = async (id: number): Promise<ContentType> => {
    const row = await db.selectFrom('contacts').select('type').where('id', '=', id).executeTakeFirst();
    const type = contactTypeOf(row?.type);
    if (!type) throw HttpProblem.notFound();
    return type;
  };

  app.post(
    '/contacts/:id/merge',
    {
      config: { ...config, versioned: true },
      schema: {
        summary: 'Einen anderen Kontakt in diesem aufgehen lassen',
        tags,
        body: mergeSchema,
        ...respondsWith(recordDocumented(contacts)),
      },
    },
    async (request, reply) => {
      const id = idParam(request);
      const { other, record = {} } = parse(mergeSchema, request.body);
      const type = await typeOf(id);
      if ((await typeOf(other.id)) !== type)
        throw HttpProblem.invalid([
          { field: 'other', message: 'Eine Person und eine Organisation lassen sich nicht zusammenführen.' },
        ]);
      const merge = {
        stays: { id, version: expectedVersion(request) },
        goes: { id: other.id, version: other.version ?? undefined },
        record,
        actor: request.viewer,
        follow: app.saveExtensionOf(type)?.follow,
      };
      return sendStored(reply, await withEditorExtras(db, type, await mergeRecords(db, type, merge)));
    },
  );

  app.post(
    '/contacts/:id/unmerge',
    {
      config,
      schema: {
        summary: 'Einen Kontakt, der in einem anderen aufgegangen ist, wieder von ihm trennen',
        tags,
        ...respondsWith(recordDocumented(contacts)),
      },
    },
    async (request, reply) => {
      const id = idParam(request);
      const merged = await db
        .selectFrom('merged_records')
        .select(['resource', 'new_id'])
        .where('old_id', '=', id)
        .where(
          'resource',
          'in',
          (contacts.members ?? []).map(({ name }) => name),
        )
        .executeTakeFirst();
      if (!merged) throw HttpProblem.notFound();
      const type = await typeOf(merged.new_id);
      return sendStored(
        reply,
        await withEditorExtras(
          db,
          type,
          await undoMerge(db, type, id, request.viewer, app.saveExtensionOf(type)?.follow),
        ),
      );
    },
  );

  app.get(
    '/contacts/:id/merged',
    { config, schema: { summary: 'Kontakte, die in diesem aufgegangen sind', tags, ...respondsWithList(merged) } },
    async (request) => {
      const id = idParam(request);
      const type = await typeOf(id);
      return { data: await listMerged(db, type, id, (record) => nameOf(type, record)) };
    },
  );
}
