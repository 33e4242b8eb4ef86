import * as z from 'zod/mini';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { editors } from '../../../domain/access';
import type { Query } from '../../../domain/http';
import { readListRequest, type ListRequest } from '../../../domain/lists/listRequest';
import { locales, type Locale } from '../../../domain/locales';
import { contactGroups } from '../../../domain/types/contactGroup';
import { contacts } from '../../../domain/types/contacts';
import { idsExpected, listOfIds } from '../../engine/routes/idsBody';
import { listParameters } from '../../engine/routes/listParameters';
import { parse } from '../../http/parse';
import { readNames } from '../../engine/write/bulkInsert';
import { readInBatches } from '../../engine/read/readInBatches';
import { contactColumns, mainEmployment, type ContactRow, type EntryNames } from './sheetColumns';
import { respondsWithFile } from '../../http/described';
import { requestFor, serveExport } from '../../spreadsheets/export/serveExport';
import { sendWorkbook, workbookType } from '../../spreadsheets/write/sendWorkbook';

const workbook = respondsWithFile(workbookType);
/** Exports these contacts, in these groups. */
const exportBody = z.object({ ids: listOfIds, contactGroupIds: listOfIds }, idsExpected);

/** Exports of contacts, sent as streams. */
export async function contactExportRoutes(app: FastifyInstance): Promise<void> {
  const { features } = app.config;
  if (!features[contacts.feature]) return;
  const db = app.database.searches;
  const config = { access: editors };
  const tags = [contacts.label.plural];

  serveExport(app, contacts, async (_request, reply, records) =>
    send(reply, await readNames(db, contacts), contactRows(records)),
  );

  if (!features[contactGroups.feature]) return;
  // A row for each group and contact; a column names the group.
  app.get(
    '/contacts.xlsx/contact-groups',
    {
      config,
      schema: {
        summary: 'Kontakte nach Gruppen als XLSX',
        tags,
        querystring: listParameters(contacts, { 'contactGroupIds[]': z.array(z.string()) }),
        ...workbook,
      },
    },
    async (request, reply) => {
      const query = request.query as Query;
      const listRequest = readListRequest(contacts, query, ['contactGroupIds']);
      const wanted = readListRequest(contactGroups, {
        ids: query.contactGroupIds ?? [],
        orderBy: ['position', 'name'],
        orderDirection: ['ASC', 'ASC'],
      });
      return send(reply, await readNames(db, contacts), groupRows(listRequest, wanted));
    },
  );
  app.post(
    '/contacts.xlsx/contact-groups',
    {
      config: { ...config, repeats: true },
      schema: { summary: 'Bestimmte Kontakte nach Gruppen als XLSX', tags, body: exportBody, ...workbook },
    },
    async (request, reply) => {
      const { ids, contactGroupIds } = parse(exportBody, request.body);
      return send(
        reply,
        await readNames(db, contacts),
        groupRows(requestFor(contacts, ids), requestFor(contactGroups, contactGroupIds)),
      );
    },
  );

  async function* contactRows(listRequest: ListRequest): AsyncGenerator<ContactRow> {
    for await (const contact of readInBatches(db, contacts, listRequest))
      yield { contact, employment: mainEmployment(contact) };
  }

  async function* groupRows(listRequest: ListRequest, wanted: ListRequest): AsyncGenerator<ContactRow> {
    const groups: Record<string, any>[] = [];
    for await (const group of readInBatches(db, contactGroups, wanted)) groups.push(group);
    for (const group of groups.sort((a, b) => a.position - b.position || a.id - b.id)) {
      const filter = {
        name: 'contactGroup',
        filter: contacts.filters.contactGroup as never,
        values: [String(group.id)],
      };
      const members = readInBatches(db, contacts, { ...listRequest, filters: [...listRequest.filters, filter] });
      for await (const contact of members)
        yield { contact, group, employment: mainEmployment(contact, group as { id: number }) };
    }
  }
}

function send(reply: FastifyReply, names: EntryNames, rows: AsyncGenerator<ContactRow>) {
  const about = { title: 'Kontakte', locales, columns: contactColumns };
  return sendWorkbook<ContactRow>(
    reply,
    about,
    (row, locale) => contactColumns.map(({ text }) => text(row, locale as Locale, names)),
    rows,
  );
}
