import type { TypeModule } from '../../engine/typeModule';
import { groupExtras, addFormerMembers, membersOf, readMembers, addMembers, removeMembers } from './members';
import { updateEmployments } from './groupEmployments';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { editors } from '../../../domain/access';
import { contactGroups } from '../../../domain/types/contactGroup';
import { contacts } from '../../../domain/types/contacts';
import { idsBody } from '../../engine/routes/idsBody';
import { respondsWith } from '../../http/described';
import { parse } from '../../http/parse';
import { idParam } from '../../http/idParam';

/** The migration of contacts creates the table of groups, because the two refer to each other. */
export const contactGroupsModule: TypeModule = {
  hooks: {
    'contact-groups': { readRequest: readMembers, beforeDelete: membersOf, afterRestore: addFormerMembers },
    'contacts/person': { afterSave: updateEmployments },
  },
  extras: groupExtras,
  ownExports: ['contact-groups'],
  routes: [contactGroupRoutes],
};

/** Routes that add members to a group or remove them, without replacing the whole list. */
async function contactGroupRoutes(app: FastifyInstance): Promise<void> {
  const { features } = app.config;
  if (!features[contactGroups.feature] || !features[contacts.feature]) return;
  const { db } = app.database;
  const config = { access: editors, writes: contactGroups.name };
  const tags = [contactGroups.label.plural];

  app.post(
    '/contact-groups/:id/contacts',
    {
      config,
      schema: {
        summary: 'Kontakte zur Gruppe hinzufügen',
        tags,
        body: idsBody,
        ...respondsWith(z.object({ id: z.number(), added: z.number() })),
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
        ...respondsWith(z.object({ id: z.number(), removed: z.number() })),
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
