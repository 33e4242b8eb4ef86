import * as z from 'zod/mini';
import type { FastifyInstance } from 'fastify';
import { editors } from '../../domain/access';
import { allContentTypes } from '../../domain/contentTypes';
import type { Query } from '../../domain/http';
import { inboxPresence, type Presence } from '../../domain/live';
import { referenceTypes } from '../../domain/referenceTypes';
import { recordId } from '../../domain/values/values';
import { respondsWithList, named } from '../http/described';
import { parse } from '../http/parse';
import { HttpProblem } from '../http/problems';
import { LiveHub } from './hub';
import { viewerOf } from '../accounts/sessionPlugin';
import { enter, leave, listPresence } from './presence';

const resources = new Set([inboxPresence, ...[...allContentTypes, ...referenceTypes].map(({ name }) => name)]);
const unknown = 'Diese Art von Einträgen gibt es nicht.';
const place = z.object(
  {
    resource: z.string(unknown).check(z.refine((name) => resources.has(name), unknown)),
    id: recordId,
    /** The path of the field that has the focus. */
    field: z.prefault(z.nullable(z.string().check(z.maxLength(200))), null),
    /** Whether the page is being closed. */
    leaves: z.prefault(z.boolean('Hier wird Ja oder Nein erwartet.'), false),
  },
  'Hier wird ein Objekt erwartet.',
);
const present = named<Presence>('Present', () =>
  z.object({ id: z.number(), email: z.string(), since: z.string(), field: z.nullable(z.string()) }),
);
const tags = ['Zusammenarbeit'];
const eventStream = 'text/event-stream';

/** The live channel, and presence (docs/decisions/live.md). */
export async function liveRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;
  const hub = new LiveHub(app.database);
  app.addHook('preClose', () => hub.end());

  app.get(
    '/live',
    {
      config: { access: editors },
      schema: {
        summary: 'Was sich ändert und wer wo ist, solange die Verbindung steht (Server-Sent Events)',
        tags,
        response: { 200: { content: { [eventStream]: { schema: { type: 'string' } } } } },
      },
    },
    (request, reply) => {
      if (!request.headers.accept?.includes(eventStream))
        throw new HttpProblem(406, 'Diese Adresse antwortet nur mit Server-Sent Events.');
      hub.open(request, reply);
    },
  );

  app.post(
    '/presence',
    {
      config: { access: editors, repeats: true },
      bodyLimit: 10_000,
      schema: {
        summary: 'Sagt, dass man auf einem Eintrag ist; antwortet, wer noch',
        tags,
        body: place,
        ...respondsWithList(present),
      },
    },
    async (request) => {
      const { resource, id, field, leaves } = parse(place, request.body);
      if (!leaves) return { data: await enter(db, resource, id, field, viewerOf(request)) };
      await leave(db, resource, id, viewerOf(request));
      return { data: [] };
    },
  );

  app.get(
    '/presence',
    {
      config: { access: editors },
      schema: {
        summary: 'Wer sonst auf welchen Einträgen ist: ?resource=inbox',
        tags,
        querystring: z.object({ resource: z.string() }),
        ...respondsWithList(present),
      },
    },
    async (request) => {
      const resource = (request.query as Query).resource?.[0] ?? '';
      if (!resources.has(resource)) throw HttpProblem.badRequest(unknown);
      return { data: await listPresence(db, resource, viewerOf(request)) };
    },
  );
}
