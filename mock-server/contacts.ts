import type { Application, Handler } from 'json-server';
import * as z from 'zod/mini';
import { editors } from '../domain/access';
import { contactGroups } from '../domain/types/contactGroup';
import { contacts } from '../domain/types/contacts';
import { regions } from '../domain/types/region';
import { recordId } from '../domain/values/values';
import { nameOf } from '../domain/contentType';
import { serveIds, serveOptions } from './content';
import { checked, invalid, notFound } from './problems';
import { idOf, noteChanger, serveList, type Resource, type Row } from './resource';
import { select } from './selection';
import { only, viewerOf } from './sessions';

const idsBody = z.object({ ids: z.array(recordId, 'Hier wird eine Liste von Ids erwartet.') }, 'Hier fehlt «ids».');

/** Persons and organisations together: their list, members of groups, and requests of their forms. */
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
    list: (asked) => select(contacts, all(), asked),
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
      const { ids } = checked(idsBody, request.body);
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
        noteChanger(row, viewer);
      }
      response.json({ data: { id, [word]: changed.length } });
    };
  api.post('/contact-groups/:id/contacts', only(editors), change('added', true));
  api.delete('/contact-groups/:id/contacts', only(editors), change('removed', false));

  api.delete('/contacts', only(editors), (request, response) => {
    const viewer = viewerOf(response);
    const gone = all().filter((row) => checked(idsBody, request.body).ids.includes(row.id));
    for (const row of gone) {
      const resource = memberOf(row);
      resource.rows.splice(resource.rows.indexOf(row), 1);
      resource.written?.(row, true, request, viewer);
    }
    response.json({ data: { deleted: gone.map(({ id }) => id), failed: [] } });
  });
  api.get('/contacts/:id/regions', only(editors), (request, response) => {
    const id = idOf(request);
    const linked = named(regions.name).rows.filter((row) => (row.contacts as Row[]).some((entry) => entry.id === id));
    response.json({ data: linked.map((row) => ({ id: row.id, name: nameOf(regions, row) })) });
  });
  // No mails are sent, and no duplicates reported.
  api.get('/contacts/:id/verification', only(editors), (_request, response) =>
    response.json({ data: { sentAt: null, confirmedAt: null } }),
  );
  api.get('/contacts/duplicates', only(editors), (_request, response) => response.json({ data: [] }));
}

const groupsOf = (row: Row) => row.contactGroups as { id: number }[];
