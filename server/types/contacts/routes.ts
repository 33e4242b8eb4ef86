import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { anyone, editors } from '../../../domain/access';
import type { ContentType } from '../../../domain/contentType';
import { duplicateParameters, type Duplicate } from '../../../domain/duplicates';
import type { Query } from '../../../domain/http';
import { readListRequest } from '../../../domain/lists/listRequest';
import { contacts, contactTypeOf } from '../../../domain/types/contacts';
import { regions } from '../../../domain/types/region';
import { deleteContacts, type Deletion } from './deleteMany';
import { findDuplicates, readDuplicateRequest } from './duplicates';
import { serveOptions } from '../../engine/routes/options';
import { idsBody } from '../../engine/routes/idsBody';
import { leaveRegions, regionsOf } from './regions';
import { recordDocumentation, recordDocumented } from '../../engine/routes/openapi';
import { answers, answersId, answersList, named } from '../../http/described';
import { parse } from '../../http/parse';
import { HttpProblem } from '../../http/problems';
import { readList } from '../../engine/read/readList';
import { Concerned, lockRecords } from '../../engine/related/locks';
import { findRecord } from '../../engine/write/repository';
import { idParam } from '../../http/idParam';
import { serveIds } from '../../engine/routes/ids';
import { serveRecords, viewOf } from '../../engine/routes/recordRoutes';

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

/** Persons and organisations under one address, and the routes that only contacts have. */
export async function contactRoutes(app: FastifyInstance): Promise<void> {
  if (!app.config.features[contacts.feature]) return;
  const { db } = app.database;
  const members = contacts.members as ContentType[];
  const typeOfId = async (id: number): Promise<ContentType> => {
    const row = await db.selectFrom('contacts').select('type').where('id', '=', id).executeTakeFirst();
    const type = contactTypeOf(row?.type) ?? (await typeThatWas(id));
    if (!type) throw HttpProblem.notFound();
    return type;
  };
  /** A deleted contact still has its history. */
  const typeThatWas = async (id: number) => {
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
          listRequest: readListRequest(contacts, request.query as Query),
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
      config: { access: editors },
      schema: {
        summary: 'Mehrere Kontakte löschen: welche nicht, und warum',
        tags,
        body: idsBody,
        ...answers(deletion),
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
        ...answersList(duplicate),
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
      schema: { summary: 'Regionen eines Kontakts', tags, ...answersList(recordDocumented(regions)) },
    },
    async (request, reply) => {
      const id = idParam(request);
      const view = viewOf(contacts, request);
      // Editors see the links even where regions are switched off: deleting the contact ends them.
      const isServed = view === 'all' || app.config.features[regions.feature];
      if (!isServed || !(await findRecord(db, await typeOfId(id), id, view))) throw HttpProblem.notFound();
      return reply
        .type('application/json; charset=utf-8')
        .send(`{"data":[${(await regionsOf(db, id, view)).join(',')}]}`);
    },
  );

  app.delete(
    '/contacts/:id/regions',
    { config: { access: editors }, schema: { summary: 'Regionen eines Kontakts lösen', tags, ...answersId } },
    async (request) => {
      const id = idParam(request);
      if (!(await findRecord(db, await typeOfId(id), id, 'all'))) throw HttpProblem.notFound();
      await db.transaction().execute(async (trx) => {
        await lockRecords(trx, new Concerned().add(contacts, [id]));
        await leaveRegions(trx, id);
      });
      return { data: { id } };
    },
  );
}
