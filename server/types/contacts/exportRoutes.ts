import * as z from 'zod/mini';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { editors } from '../../../domain/access';
import type { ContentType } from '../../../domain/contentType';
import type { Query } from '../../../domain/http';
import { readListRequest, type ListRequest } from '../../../domain/lists/listRequest';
import { locales, type Locale } from '../../../domain/locales';
import { contactGroups } from '../../../domain/types/contactGroup';
import { contacts } from '../../../domain/types/contacts';
import { idsBody, idsExpected, listOfIds } from '../../engine/routes/idsBody';
import { listParameters } from '../../engine/routes/listParameters';
import { parse } from '../../http/parse';
import { readNames } from '../../engine/write/bulkInsert';
import { readInBatches } from '../../engine/read/readInBatches';
import { contactColumns, speakingEmployment, type ContactRow, type EntryNames } from './sheetColumns';
import { answersFile } from '../../http/described';
import { sendWorkbook, workbookType } from '../../spreadsheets/write/sendWorkbook';

const workbook = answersFile(workbookType);
/** Contacts, within these groups. */
const exportBody = z.object({ ids: listOfIds, contactGroupIds: listOfIds }, idsExpected);

/** Exports of contacts, streamed. This one takes the filters of the list. */
export async function contactExportRoutes(app: FastifyInstance): Promise<void> {
  const { features } = app.config;
  if (!features[contacts.feature]) return;
  const db = app.database.searches;
  const config = { access: editors };
  const tags = [contacts.label.plural];

  app.get(
    '/contacts.xlsx',
    { config, schema: { summary: 'Kontakte als XLSX', tags, querystring: listParameters(contacts), ...workbook } },
    async (request, reply) => {
      const listRequest = readListRequest(contacts, request.query as Query);
      return send(reply, await readNames(db, contacts), contactRows(listRequest));
    },
  );
  // In a body, since a URL cannot hold this many ids.
  app.post(
    '/contacts.xlsx',
    {
      config: { ...config, repeats: true },
      schema: { summary: 'Bestimmte Kontakte als XLSX', tags, body: idsBody, ...workbook },
    },
    async (request, reply) => {
      const { ids } = parse(idsBody, request.body);
      return send(reply, await readNames(db, contacts), contactRows(these(contacts, ids)));
    },
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
        groupRows(these(contacts, ids), these(contactGroups, contactGroupIds)),
      );
    },
  );

  async function* contactRows(listRequest: ListRequest): AsyncGenerator<ContactRow> {
    for await (const contact of readInBatches(db, contacts, listRequest))
      yield { contact, employment: speakingEmployment(contact) };
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
        yield { contact, group, employment: speakingEmployment(contact, group as { id: number }) };
    }
  }
}

/** A list request for the records with these ids. */
function these(type: ContentType, ids: readonly number[]): ListRequest {
  const whole = readListRequest(type, {});
  return {
    ...whole,
    filters: [{ name: 'ids', filter: type.filters.ids, values: [...new Set(ids)].map(String) }],
  };
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
