import type { Application, Handler } from 'json-server';
import * as z from 'zod/mini';
import { editors } from '../domain/access';
import { contactGroups } from '../domain/types/contactGroup';
import { contacts } from '../domain/types/contacts';
import { regions } from '../domain/types/region';
import { recordId } from '../domain/values/values';
import { nameOf } from '../domain/contentType';
import { serveIds, serveOptions } from './content';
import { parseBody, invalid, notFound } from './problems';
import { idOf, noteEditor, serveList, type Resource, type Row } from './resource';
import { select } from './selection';
import { requireRole, viewerOf } from './sessions';

const idsBody = z.object({ ids: z.array(recordId, 'Hier wird eine Liste von Ids erwartet.') }, 'Hier fehlt «ids».');

/** People and organisations together: their list, the members of groups, and what their forms request. */
export function serveContacts(api: Application, content: readonly Resource[]): void {
  const named = (name: string) => content.find((resource) => resource.name === name) as Resource;
  const members = (contacts.members ?? []).map(({ name }) => named(name));
  const all = () => members.flatMap(({ rows }) => rows);
  const memberOf = (row: Row) => members.find(({ rows }) => rows.includes(row)) as Resource;
  const both: Pick<Resource, 'name' | 'read' | 'listed' | 'list' | 'present'> & { rows: Row[] } = {
    name: contacts.name,
    get rows() {
      return all();
    },
    read: editors,
    listed: contacts,
    list: (listRequest) => select(contacts, all(), listRequest),
    present: (row, viewer, short) => memberOf(row).present(row, viewer, short),
  };
  serveList(api, both);
  serveOptions(api, contacts, both);
  serveIds(api, contacts, both);

  const change =
    (word: 'added' | 'removed', isMember: boolean): Handler =>
    (request, response) => {
      const id = idOf(request);
      const group = named(contactGroups.name).rows.find((row) => row.id === id);
      if (!group) throw notFound();
      const { ids } = parseBody(idsBody, request.body);
      const chosen = all().filter((row) => ids.includes(row.id));
      if (isMember && chosen.length < new Set(ids).size)
        throw invalid([{ field: 'ids', message: 'Es gibt keinen Kontakt mit dieser Id.' }]);
      const viewer = viewerOf(response);
      const changed = chosen.filter((row) => groupsOf(row).some((entry) => entry.id === id) !== isMember);
      for (const row of changed) {
        const others = groupsOf(row).filter((entry) => entry.id !== id);
        Object.assign(row, {
          contactGroups: isMember ? [...others, { id }] : others,
          version: row.version + 1,
          updatedAt: new Date().toISOString(),
        });
        noteEditor(row, viewer);
      }
      response.json({ data: { id, [word]: changed.length } });
    };
  api.post('/contact-groups/:id/contacts', requireRole(editors), change('added', true));
  api.delete('/contact-groups/:id/contacts', requireRole(editors), change('removed', false));

  api.delete('/contacts', requireRole(editors), (request, response) => {
    const viewer = viewerOf(response);
    const gone = all().filter((row) => parseBody(idsBody, request.body).ids.includes(row.id));
    for (const row of gone) {
      const resource = memberOf(row);
      resource.rows.splice(resource.rows.indexOf(row), 1);
      resource.written?.(row, true, request, viewer);
    }
    response.json({ data: { deleted: gone.map(({ id }) => id), failed: [] } });
  });
  api.get('/contacts/:id/regions', requireRole(editors), (request, response) => {
    const id = idOf(request);
    const linked = named(regions.name).rows.filter((row) => (row.contacts as Row[]).some((entry) => entry.id === id));
    response.json({ data: linked.map((row) => ({ id: row.id, name: nameOf(regions, row) })) });
  });
  // Mails are not sent, and duplicates are not reported.
  api.get('/contacts/:id/verification', requireRole(editors), (_request, response) =>
    response.json({ data: { sentAt: null, confirmedAt: null } }),
  );
  api.get('/contacts/duplicates', requireRole(editors), (_request, response) => response.json({ data: [] }));
}

const groupsOf = (row: Row) => row.contactGroups as { id: number }[];
