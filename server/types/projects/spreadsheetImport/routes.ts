import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { editors } from '../../../../domain/access';
import type { Query } from '../../../../domain/http';
import {
  rowOutcomes,
  spreadsheetLimit,
  type ImportCheck,
  type ImportFile,
  type ImportResult,
} from '../../../../domain/inbox/spreadsheetImport';
import { locales } from '../../../../domain/locales';
import { projects } from '../../../../domain/types/project';
import { tooLargeMessage } from '../../../../domain/uploads';
import { sendError } from '../../../plugins/errors';
import { respondsWith, named } from '../../../http/described';
import { HttpProblem } from '../../../http/problems';
import { describeFile, mapTables } from './mapping';
import { plan } from './plan';
import { targetsOf } from './targets';
import { importTables } from './write';
import { readInWorker } from '../../../spreadsheets/read/readInWorker';

const importFile = named<ImportFile>('ImportFile', () =>
  z.object({
    tables: z.array(z.object({ name: z.string(), locale: z.nullable(z.enum(locales)), rows: z.number() })),
    columns: z.array(
      z.object({
        label: z.string(),
        target: z.nullable(z.string()),
        samples: z.array(z.string()),
        note: z.optional(z.string()),
      }),
    ),
    targets: z.array(z.object({ key: z.string(), label: z.string() })),
  }),
);
const counts = z.record(z.enum(rowOutcomes), z.number());
const importCheck = named<ImportCheck>('ImportCheck', () =>
  z.object({
    counts,
    rows: z.array(
      z.object({
        table: z.string(),
        row: z.number(),
        outcome: z.enum(rowOutcomes),
        id: z.nullable(z.number()),
        title: z.string(),
        fields: z.array(z.string()),
        changes: z.optional(
          z.array(z.object({ cell: z.string(), label: z.string(), before: z.string(), after: z.string() })),
        ),
        problems: z.array(z.object({ cell: z.string(), message: z.string() })),
        notes: z.array(z.string()),
      }),
    ),
    digest: z.string(),
  }),
);
const importResult = named<ImportResult>('ImportResult', () => z.object({ counts, importId: z.optional(z.number()) }));

/** Query parameters that accompany the file. */
const parameters = z.partial(
  z.object({
    name: z.string(),
    fields: z.string().check(z.describe('id,-,title: wofür jede Spalte steht; ohne entscheiden ihre Namen')),
    digest: z.string().check(z.describe('Die Kennung dessen, was der Probelauf gezeigt hat')),
  }),
);
const types = [
  'application/octet-stream',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

/**
 * Imports projects from a spreadsheet into the inbox. Three calls each send the file: one reads its columns, one does a
 * dry run, one imports it (docs/decisions/spreadsheet-import.md).
 */
export async function spreadsheetImportRoutes(app: FastifyInstance): Promise<void> {
  const { features } = app.config;
  if (!features.PLUGIN_ENABLE_INBOX || !features[projects.feature]) return;
  const { db } = app.database;
  const targets = targetsOf(features);
  const oneAtATime = takeTurns();

  // Accepts raw bytes, because a data URL of 20 MB would have to be parsed as a single JSON string.
  app.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const route = (summary: string, answer: ReturnType<typeof respondsWith>, config: { repeats?: boolean } = {}) => ({
    bodyLimit: spreadsheetLimit,
    config: { access: editors, writes: projects.name, ...config },
    schema: { summary, tags: [projects.label.plural], consumes: types, querystring: parameters, ...answer },
    errorHandler: (error: FastifyError, request: FastifyRequest, reply: Parameters<typeof sendError>[2]) => {
      const isTooLarge = error.code === 'FST_ERR_CTP_BODY_TOO_LARGE';
      return sendError(
        isTooLarge ? HttpProblem.tooLarge(tooLargeMessage(parameter(request, 'name') ?? 'Tabelle', 'image')) : error,
        request,
        reply,
      );
    },
  });

  app.post(
    '/projects/import/columns',
    route('Tabelle importieren: Spalten', respondsWith(importFile), { repeats: true }),
    async (request) => ({
      data: describeFile(await readInWorker(fileOf(request)), targets),
    }),
  );

  app.post(
    '/projects/import/check',
    route('Tabelle importieren: Probelauf', respondsWith(importCheck), { repeats: true }),
    async (request) => {
      const tables = mapTables(await readInWorker(fileOf(request)), targets, chosenFields(request));
      return oneAtATime(async () => ({ data: await plan(db, tables, { fileName: fileName(request) }) }));
    },
  );

  app.post(
    '/projects/import',
    route('Tabelle importieren: Einträge in den Posteingang legen', respondsWith(importResult, 201)),
    async (request, reply) => {
      const digest = parameter(request, 'digest');
      if (digest === undefined)
        throw HttpProblem.badRequest('«digest» fehlt: die Kennung dessen, was der Probelauf gezeigt hat.');
      const tables = mapTables(await readInWorker(fileOf(request)), targets, chosenFields(request));
      const result = await oneAtATime(() =>
        importTables(db, tables, { fileName: fileName(request), digest, actor: request.viewer }),
      );
      return reply.code(201).send({ data: result });
    },
  );
}

function fileOf({ body }: FastifyRequest): Buffer {
  if (!Buffer.isBuffer(body))
    throw HttpProblem.unsupportedType('Hier wird der Inhalt einer Datei erwartet (application/octet-stream).');
  return body;
}

const parameter = (request: FastifyRequest, name: keyof typeof parameters.shape): string | undefined =>
  (request.query as Query)[name]?.[0];

const fileName = (request: FastifyRequest) =>
  (parameter(request, 'name') ?? '').replaceAll('\0', '').toWellFormed().slice(0, 255);

/** The target of each column, if given. */
const chosenFields = (request: FastifyRequest) => parameter(request, 'fields')?.split(',');

/** Runs imports one at a time, so that each sees the changes of the previous one. */
function takeTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(() => turn()).then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
