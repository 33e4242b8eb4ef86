import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { editors } from '../../../domain/access';
import type { Query } from '../../../domain/http';
import { readListRequest, type ListRequest } from '../../../domain/lists/listRequest';
import { persons } from '../../../domain/types/person';
import {
  sendSchema,
  type Recipient,
  type Sending,
  type SendingProgress,
} from '../../../domain/submissions/verification';
import { respondsWith, respondsWithList, named } from '../../http/described';
import { linkBase } from '../../http/serverUrl';
import { parse } from '../../http/parse';
import { HttpProblem } from '../../http/problems';
import { findRecord } from '../../engine/write/repository';
import { readProgress, sendLinks } from './sendLinks';
import { verification } from './verification';
import { idParam } from '../../http/idParam';
import { listParameters } from '../../engine/routes/listParameters';
import { sql, type Kysely } from 'kysely';
import { selection } from '../../engine/read/listQuery';
import type { Tables } from '../../tables';

const lastDates = { sentAt: z.string().nullable(), confirmedAt: z.string().nullable() };
const receiver = named<Recipient>('Receiver', () =>
  z.object({ id: z.number(), name: z.string(), email: z.string(), ...lastDates }),
);
const sending = named<Sending>('Sending', () =>
  z.object({
    batch: z.string().nullable(),
    queued: z.number(),
    skipped: z.object({ id: z.number(), reason: z.enum(['unknown', 'company', 'noEmail']) }).array(),
  }),
);
const sendingProgress = named<SendingProgress>('SendingProgress', () =>
  z.object({ total: z.number(), sent: z.number(), failed: z.number(), waiting: z.number() }),
);
const tags = [verification.route.tag];
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Requests to confirm contact data: recipients, sending, and progress. */
export async function verificationRoutes(app: FastifyInstance): Promise<void> {
  if (!verification.isOn(app.config.features)) return;
  const { db } = app.database;
  const config = { access: editors };

  app.get(
    '/contacts/verification-receivers',
    {
      config,
      schema: {
        summary: 'Personen, die angefragt werden können',
        tags,
        querystring: listParameters(persons),
        ...respondsWithList(receiver),
      },
    },
    async (request) => listReceivers(app.database.searches, readListRequest(persons, request.query as Query)),
  );

  app.post(
    '/contacts/send-verification-emails',
    {
      config: { ...config, writes: persons.name },
      schema: {
        summary: 'Personen um Bestätigung ihrer Daten bitten',
        tags,
        body: sendSchema,
        ...respondsWith(sending),
      },
    },
    async (request) => {
      const { emails } = parse(sendSchema, request.body);
      const host = linkBase(request);
      return {
        data: await db
          .transaction()
          .execute((trx) => sendLinks(trx, emails, { sender: app.config, host, actor: request.viewer })),
      };
    },
  );

  app.get(
    '/contacts/send-verification-emails/:batch',
    { config, schema: { summary: 'Wie weit der Versand ist', tags, ...respondsWith(sendingProgress) } },
    async (request) => {
      const { batch } = request.params as { batch: string };
      const progress = uuid.test(batch) ? await readProgress(db, batch) : undefined;
      if (!progress) throw HttpProblem.notFound();
      return { data: progress };
    },
  );

  app.get(
    '/contacts/:id/verification',
    {
      config,
      schema: {
        summary: 'Wann eine Person angefragt wurde und bestätigt hat',
        tags,
        ...respondsWith(z.object(lastDates)),
      },
    },
    async (request) => {
      const id = idParam(request);
      if (!(await findRecord(db, persons, id, 'all'))) throw HttpProblem.notFound();
      return { data: await readVerification(db, id) };
    },
  );
}

type Dates = { sent: Date | null; confirmed: Date | null };
const dates = sql`left join lateral (
  select max(s.created_at) as sent, max(s.used_at) filter (where s.outcome = 'confirmed') as confirmed
  from submissions s where s.kind = 'contact_verification' and s.record_id = p.id) v on true`;
const asText = (moment: Date | null) => moment?.toISOString() ?? null;

/** The selected people by name, with the date of the last mail. Two queries. */
async function listReceivers(
  db: Kysely<Tables>,
  listRequest: ListRequest,
): Promise<{ data: Recipient[]; meta: { total: number } }> {
  const chosen = sql`select p.* ${selection(persons, listRequest, 'all')}`;
  const { rows } = await sql<{ id: number; name: string; email: string } & Dates>`
    select p.id, concat_ws(' ', nullif(p.first_name, ''), nullif(p.last_name, '')) as name, p.email, v.sent, v.confirmed
    from (${chosen}) p ${dates}
    order by p.last_name collate "de-x-icu", p.first_name collate "de-x-icu", p.id limit ${listRequest.limit}
      offset ${listRequest.offset}`.execute(db);
  const {
    rows: [counted],
  } = await sql<{ n: number }>`select count(*)::int as n from (${chosen}) p`.execute(db);
  return {
    data: rows.map(({ sent, confirmed, ...row }) => ({ ...row, sentAt: asText(sent), confirmedAt: asText(confirmed) })),
    meta: { total: counted?.n ?? 0 },
  };
}

/** When a contact last got such a mail, and when they last confirmed their data. */
async function readVerification(
  db: Kysely<Tables>,
  id: number,
): Promise<{ sentAt: string | null; confirmedAt: string | null }> {
  const {
    rows: [row],
  } = await sql<Dates>`select v.sent, v.confirmed from (select ${id}::int as id) p ${dates}`.execute(db);
  return { sentAt: asText(row?.sent ?? null), confirmedAt: asText(row?.confirmed ?? null) };
}
