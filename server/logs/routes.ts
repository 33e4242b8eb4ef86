import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import * as mini from 'zod/mini';
import { anyone, editors, superAdministrators } from '../../domain/access';
import { maxLimit, type Query } from '../../domain/http';
import { readListRequest } from '../../domain/lists/listRequest';
import {
  logListDeclaration,
  maxActionLength,
  maxCategoryLength,
  maxValueLength,
} from '../../domain/administration/logs';
import { feedback } from '../../domain/administration/telemetry';
import { cleanText } from '../../domain/values/values';
import { idParam } from '../http/idParam';
import { exceedsBounds } from '../http/jsonBounds';
import { listParameters } from '../engine/routes/listParameters';
import { readPage } from '../http/nextPage';
import { parse } from '../http/parse';
import { HttpProblem } from '../http/problems';
import { respondsWith, respondsWithFile, respondsWithId, respondsWithList, named } from '../http/described';
import { networkOf } from '../accounts/loginThrottle';
import { addLog, changeLog, deleteLog, findLog, listLogs } from './entries';
import { reduceReport, telemetrySchema, type TelemetryBody } from './telemetry';

/** The maximum size of a report, in bytes. */
const bodyLimit = 8_000;
/** The invisible pixel that existing pages request. */
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const tags = ['Logs'];

const entry = named('LogEntry', () =>
  z.object({
    id: z.number(),
    createdAt: z.string(),
    context: z.string(),
    category: z.string(),
    action: z.string(),
    value: z.string(),
    referer: z.string().nullable(),
    username: z.string().nullable(),
    fingerprint: z.null(),
  }),
);
const one = respondsWith(entry);

const required = (max: number, sentence: string) =>
  mini.string('Hier wird ein Text erwartet.').check(
    mini.refine((text) => text.trim() !== '', sentence),
    mini.maxLength(max, `Der Text ist zu lang: höchstens ${max} Zeichen.`),
    mini.refine((text) => !text.includes('\0') && text.isWellFormed(), 'Der Text enthält ungültige Zeichen.'),
  );
const writtenSchema = mini.object(
  {
    context: required(maxCategoryLength, 'Der Kontext fehlt.'),
    category: required(maxCategoryLength, 'Die Kategorie fehlt.'),
    action: required(maxActionLength, 'Die Aktion fehlt.'),
    value: mini.optional(cleanText(maxValueLength)),
  },
  'Hier wird ein Objekt erwartet.',
);

/**
 * Browsers can refuse tracking with a header, which pages without scripts cannot read. Feedback is given on purpose, so
 * it is always accepted.
 */
const optsOut = ({ headers }: FastifyRequest) => headers.dnt === '1' || headers['sec-gpc'] === '1';

/** Reports of public pages, and the log entries made from them: docs/decisions/telemetry.md. */
export async function logRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;
  const rate = new NetworkRate();
  const forVisitors = { access: anyone, withoutSession: true };
  const take = (request: FastifyRequest, report: TelemetryBody) => {
    if (report.category === feedback || !optsOut(request))
      app.telemetry.add(reduceReport(report, request.headers.referer, request.host));
  };

  app.get(
    '/logs/pixel',
    {
      config: { ...forVisitors, isLinked: true },
      schema: {
        summary: 'Was auf öffentlichen Seiten geschieht, als Bild: JSON mit category, action und value',
        tags,
        querystring: z.object({ d: z.string() }),
        ...respondsWithFile('image/gif'),
      },
    },
    async (request, reply: FastifyReply) => {
      void reply.header('cache-control', 'no-store').type('image/gif');
      const report = readReport((request.query as Query).d?.[0] ?? '');
      if (report === undefined) return reply.code(400).send(gif);
      if (!rate.admits(request.ip)) return reply.code(429).header('retry-after', '30').send(gif);
      take(request, report);
      return reply.send(gif);
    },
  );

  app.post(
    '/logs/telemetry',
    {
      config: { ...forVisitors, fromOtherSites: true },
      bodyLimit,
      schema: {
        summary: 'Was auf öffentlichen Seiten geschieht',
        tags,
        body: telemetrySchema,
        ...respondsWith(z.array(z.never())),
      },
    },
    async (request, reply: FastifyReply) => {
      const report = parse(telemetrySchema, request.body);
      if (!rate.admits(request.ip))
        throw new HttpProblem(429, 'Das ist zu viel auf einmal.', { headers: { 'retry-after': '30' } });
      take(request, report);
      return reply.header('cache-control', 'no-store').send({ data: [] });
    },
  );

  app.get(
    '/logs',
    {
      config: { access: editors },
      schema: {
        summary: 'Logs: Liste',
        tags,
        querystring: listParameters(logListDeclaration),
        ...respondsWithList(entry),
      },
    },
    async (request, reply) => {
      const listRequest = readListRequest({ ...logListDeclaration, limit: maxLimit }, request.query as Query);
      return { data: await readPage(request, reply, listRequest, (page) => listLogs(db, page)) };
    },
  );
  app.get(
    '/logs/:id',
    { config: { access: editors }, schema: { summary: 'Ein Log', tags, ...one } },
    async (request) => ({ data: await findLog(db, idParam(request)) }),
  );

  const config = { access: superAdministrators };
  app.post(
    '/logs',
    { config, schema: { summary: 'Log schreiben', tags, body: writtenSchema, ...respondsWith(entry, 201) } },
    async (request, reply: FastifyReply) => {
      const { value = '', ...written } = parse(writtenSchema, request.body);
      return reply.code(201).send({ data: await addLog(db, { ...written, value }, request.viewer?.email ?? '') });
    },
  );
  app.put(
    '/logs/:id',
    { config, schema: { summary: 'Log ändern', tags, body: mini.partial(writtenSchema), ...one } },
    async (request) => ({
      data: await changeLog(db, idParam(request), parse(mini.partial(writtenSchema), request.body)),
    }),
  );
  app.delete('/logs/:id', { config, schema: { summary: 'Log löschen', tags, ...respondsWithId } }, async (request) => {
    const id = idParam(request);
    await deleteLog(db, id);
    return { data: { id } };
  });
}

/** A report in a query; undefined if it is malformed. */
function readReport(text: string): TelemetryBody | undefined {
  if (text.length > bodyLimit || exceedsBounds(text)) return undefined;
  try {
    return telemetrySchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The burst allowed, and the rate per second after it: a whole office may share one IP address. */
const [most, perSecond] = [60, 2];
/** With more networks than this, all counters are reset to limit memory. */
const maxNetworks = 10_000;

/** Limits reports per network, in memory only, so that no IP address is stored. */
class NetworkRate {
  readonly #left = new Map<string, { count: number; at: number }>();

  /**
   * Whether the network of an IP address may send another report.
   * @param now in milliseconds, of any clock
   */
  admits(ip: string, now = performance.now()): boolean {
    const network = networkOf(ip);
    const { count, at } = this.#left.get(network) ?? { count: most, at: now };
    const left = Math.min(most, count + ((now - at) / 1_000) * perSecond);
    if (left < 1) return false;
    if (this.#left.size >= maxNetworks) this.#left.clear();
    this.#left.set(network, { count: left - 1, at: now });
    return true;
  }
}
