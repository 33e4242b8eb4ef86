import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { anyone, editors } from '../../../domain/access';
import type { ContentType } from '../../../domain/contentType';
import { duplicateParameters, type Duplicate } from '../../../domain/duplicates';
import type { Query } from '../../../domain/http';
import { readRecordListRequest } from '../../../domain/lists/recordRequest';
import { contacts, contactTypeOf } from '../../../domain/types/contacts';
import { regions } from '../../../domain/types/region';
import { findDuplicates, readDuplicateRequest } from './duplicates';
import { serveOptions } from '../../engine/routes/options';
import { idsBody } from '../../engine/routes/idsBody';
import { removeFromRegions, regionsOf } from './regions';
import { recordDocumentation, recordDocumented } from '../../engine/routes/openapi';
import { respondsWith, respondsWithId, respondsWithList, named } from '../../http/described';
import { parse } from '../../http/parse';
import { HttpProblem } from '../../http/problems';
import { readList } from '../../engine/read/readList';
import { LockSet, lockRecords, lockAndRead } from '../../engine/related/locks';
import { findRecord, refuseWrite } from '../../engine/write/repository';
import { idParam } from '../../http/idParam';
import { serveIds } from '../../engine/routes/ids';
import { serveRecords, viewOf } from '../../engine/routes/recordRoutes';
import { sql, type Kysely } from 'kysely';
import { supersedeItems } from '../../inbox/writeItems';
import type { Actor } from '../../engine/write/historyRows';
import { locksForRemoval } from '../../engine/write/relatedWrites';
import { removeRecord } from '../../engine/write/removeRecord';
import type { Tables } from '../../tables';

const tags = [contacts.label.plural];
const deletion = named<Deletion>('ContactDeletion', () =>
  z.object({
    deleted: z.array(z.number()),
    failed: z.array(z.object({ id: z.number(), message: z.string(), reason: z.string() })),
  }),
);
const duplicate = named<Duplicate>('Duplicate', () =>
  z.object({
    id: z.number(),
    type: z.string(),
    name: z.string(),
    detail: z.string(),
    isPublic: z.boolean(),
    because: z.enum(['email', 'name']),
  }),
);

/** People and organisations under one URL, and the routes that only contacts have. */
export async function contactRoutes(app: FastifyInstance): Promise<void> {
  if (!app.config.features[contacts.feature]) return;
  const { db } = app.database;
  const members = contacts.members as ContentType[];
  const typeOfId = async (id: number): Promise<ContentType> => {
    const row = await db.selectFrom('contacts').select('type').where('id', '=', id).executeTakeFirst();
    const type = contactTypeOf(row?.type) ?? (await formerTypeOf(id));
    if (!type) throw HttpProblem.notFound();
    return type;
  };
  /** A deleted contact still has its history. */
  const formerTypeOf = async (id: number) => {
    const names = members.map(({ name }) => name);
    const entry = await db
      .selectFrom('history')
      .select('resource')
      .where('resource', 'in', names)
      .where('record_id', '=', id)
      .limit(1)
      .executeTakeFirst();
    return members.find(({ name }) => name === entry?.resource);
  };
  const typeOf = async (request: FastifyRequest): Promise<ContentType> => {
    if (request.method !== 'POST') return typeOfId(idParam(request));
    const { body } = request;
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw HttpProblem.invalid([{ field: '', message: 'Hier wird ein Objekt erwartet.' }]);
    const type = contactTypeOf((body as { type?: unknown }).type);
    if (!type)
      throw HttpProblem.invalid([
        { field: 'type', message: 'Geben Sie bitte an, ob es eine Person oder eine Organisation ist.' },
      ]);
    return type;
  };

  app.get(
    '/contacts',
    { config: { access: anyone, lists: contacts.name }, ...recordDocumentation(contacts).list },
    async (request, reply) =>
      readList(
        {
          app,
          type: contacts,
          view: viewOf(contacts, request),
          listRequest: readRecordListRequest(contacts, request.query as Query),
        },
        request,
        reply,
      ),
  );
  serveIds(app, contacts);
  serveOptions(app, contacts);
  serveRecords(app, { path: '/contacts', type: contacts, typeOf });

  app.delete(
    '/contacts',
    {
      config: { access: editors, writes: contacts.name },
      schema: {
        summary: 'Mehrere Kontakte löschen: welche nicht, und warum',
        tags,
        body: idsBody,
        ...respondsWith(deletion),
      },
    },
    async (request) => {
      const { ids } = parse(idsBody, request.body);
      return { data: await deleteContacts(db, ids, request.viewer) };
    },
  );

  app.get(
    '/contacts/duplicates',
    {
      config: { access: editors },
      schema: {
        summary: 'Kontakte, die vermutlich dieselben sind',
        tags,
        querystring: z.partial(z.object(Object.fromEntries(duplicateParameters.map((name) => [name, z.string()])))),
        ...respondsWithList(duplicate),
      },
    },
    async (request) => {
      return { data: await findDuplicates(app.database.searches, readDuplicateRequest(request.query as Query)) };
    },
  );

  app.get(
    '/contacts/:id/regions',
    {
      config: { access: anyone },
      schema: { summary: 'Regionen eines Kontakts', tags, ...respondsWithList(recordDocumented(regions)) },
    },
    async (request, reply) => {
      const id = idParam(request);
      const view = viewOf(contacts, request);
      // Editors see the links even if regions are switched off, because deleting the contact removes them.
      const isServed = view === 'all' || app.config.features[regions.feature];
      if (!isServed || !(await findRecord(db, await typeOfId(id), id, view))) throw HttpProblem.notFound();
      return reply
        .type('application/json; charset=utf-8')
        .send(`{"data":[${(await regionsOf(db, id, view)).join(',')}]}`);
    },
  );

  app.delete(
    '/contacts/:id/regions',
    {
      config: { access: editors, writes: contacts.name },
      schema: { summary: 'Regionen eines Kontakts lösen', tags, ...respondsWithId },
    },
    async (request) => {
      const id = idParam(request);
      if (!(await findRecord(db, await typeOfId(id), id, 'all'))) throw HttpProblem.notFound();
      refuseWrite(contacts, request.viewer, { before: null, after: null });
      await db.transaction().execute(async (trx) => {
        await lockRecords(trx, new LockSet().add(contacts, [id]));
        await removeFromRegions(trx, id);
      });
      return { data: { id } };
    },
  );
}

interface Deletion {
  deleted: number[];
  /** The contacts that stay, each with the reason. */
  failed: { id: number; message: string; reason: string }[];
}

/**
 * Deletes contacts in one transaction: those that can be deleted go together, the others are reported. A parent and its
 * children can go together, whatever their order in the list.
 */
async function deleteContacts(db: Kysely<Tables>, ids: readonly number[], actor: Actor): Promise<Deletion> {
  return db.transaction().execute(async (trx) => {
    // All at once, because one by one the locks would be taken out of order.
    await lockAndRead(trx, new LockSet().add(contacts, ids), async () => {
      const concerned = new LockSet();
      for (const type of contacts.members ?? []) concerned.addAll(await locksForRemoval(trx, type, ids));
      return { found: undefined, concerned };
    });
    const deleted: number[] = [];
    const failed = new Map<number, string>();
    let open = [...new Set(ids)];
    for (let before = -1; open.length > 0 && open.length !== before;) {
      before = open.length;
      const left: number[] = [];
      for (const id of open) {
        const row = await trx.selectFrom('contacts').select('type').where('id', '=', id).executeTakeFirst();
        const type = contactTypeOf(row?.type);
        try {
          if (!type) throw HttpProblem.notFound('Diesen Kontakt gibt es nicht mehr.');
          await sql`savepoint one`.execute(trx);
          await removeRecord(trx, type, id, actor, {
            after: (same) => supersedeItems(same, 'contact_update', id, actor),
          });
          await sql`release savepoint one`.execute(trx);
          deleted.push(id);
          failed.delete(id);
        } catch (error) {
          if (!(error instanceof HttpProblem)) throw error;
          if (type) await sql`rollback to savepoint one`.execute(trx);
          failed.set(id, error.detail);
          left.push(id);
        }
      }
      open = left;
    }
    return {
      deleted,
      failed: [...failed].map(([id, reason]) => ({
        id,
        message: `Der Eintrag mit der ID ${id} konnte nicht gelöscht werden.`,
        reason,
      })),
    };
  });
}
