import * as z from 'zod/mini';
import type { FastifyInstance } from 'fastify';
import { editors } from '../../domain/access';
import { contentTypeNames } from '../../domain/contents';
import type { Query } from '../../domain/http';
import { inboxPresence, type Present } from '../../domain/inbox/presence';
import { recordId } from '../../domain/values/values';
import { answersList, named } from '../http/described';
import { parse } from '../http/parse';
import { HttpProblem } from '../http/problems';
import { enter, leave, listPresent } from './presence';

const resources = [inboxPresence, ...contentTypeNames];
const unknown = 'Diese Art von Einträgen gibt es nicht.';
const place = z.object(
  {
    resource: z.string(unknown).check(z.refine((name) => resources.includes(name), unknown)),
    id: recordId,
    /** The page is being closed. */
    leaves: z.prefault(z.boolean('Hier wird Ja oder Nein erwartet.'), false),
  },
  'Hier wird ein Objekt erwartet.',
);
const present = named<Present>('Present', () => z.object({ id: z.number(), email: z.string(), since: z.string() }));
const tags = ['Anwesenheit'];

/** Open pages report which record their editor is on and learn who else is there. */
export async function presenceRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;

  app.post(
    '/presence',
    {
      config: { access: editors, repeats: true },
      bodyLimit: 10_000,
      schema: {
        summary: 'Sagt, dass man auf einem Eintrag ist; antwortet, wer noch',
        tags,
        body: place,
        ...answersList(present),
      },
    },
    async (request) => {
      const { resource, id, leaves } = parse(place, request.body);
      if (!request.viewer) throw HttpProblem.unauthorized();
      if (!leaves) return { data: await enter(db, resource, id, request.viewer) };
      await leave(db, resource, id, request.viewer);
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
        ...answersList(present),
      },
    },
    async (request) => {
      const resource = (request.query as Query).resource?.[0] ?? '';
      if (!resources.includes(resource)) throw HttpProblem.badRequest(unknown);
      if (!request.viewer) throw HttpProblem.unauthorized();
      return { data: await listPresent(db, resource, request.viewer) };
    },
  );
}
