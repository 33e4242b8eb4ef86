import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { editors } from '../../../domain/access';
import { contactGroups } from '../../../domain/types/contactGroup';
import { contacts } from '../../../domain/types/contacts';
import { addMembers, removeMembers } from './members';
import { idsBody } from '../../engine/routes/idsBody';
import { answers } from '../../http/described';
import { parse } from '../../http/parse';
import { idParam } from '../../http/idParam';

/** Calls that add members to a group or remove them, and never replace the list. */
export async function contactGroupRoutes(app: FastifyInstance): Promise<void> {
  const { features } = app.config;
  if (!features[contactGroups.feature] || !features[contacts.feature]) return;
  const { db } = app.database;
  const config = { access: editors };
  const tags = [contactGroups.label.plural];

  app.post(
    '/contact-groups/:id/contacts',
    {
      config,
      schema: {
        summary: 'Kontakte zur Gruppe hinzufügen',
        tags,
        body: idsBody,
        ...answers(z.object({ id: z.number(), added: z.number() })),
      },
    },
    async (request) => {
      const id = idParam(request);
      const { ids } = parse(idsBody, request.body);
      return { data: { id, added: await db.transaction().execute((trx) => addMembers(trx, id, ids, request.viewer)) } };
    },
  );

  app.delete(
    '/contact-groups/:id/contacts',
    {
      config,
      schema: {
        summary: 'Kontakte aus der Gruppe entfernen',
        tags,
        body: idsBody,
        ...answers(z.object({ id: z.number(), removed: z.number() })),
      },
    },
    async (request) => {
      const id = idParam(request);
      const { ids } = parse(idsBody, request.body);
      return {
        data: { id, removed: await db.transaction().execute((trx) => removeMembers(trx, id, ids, request.viewer)) },
      };
    },
  );
}
