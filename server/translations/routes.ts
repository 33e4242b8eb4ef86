import { Readable } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { editors } from '../../domain/access';
import { allContentTypes } from '../../domain/contentTypes';
import type { Feature } from '../../domain/features';
import type { Query } from '../../domain/http';
import { contentLocales, type ContentLocale } from '../../domain/locales';
import {
  exchangeColumns,
  exchangeFormats,
  exchangeLimit,
  maxExportedGaps,
  type TranslationImport,
} from '../../domain/translations/exchange';
import { translatedRoots } from '../../domain/translations/gaps';
import { tooLargeMessage } from '../../domain/uploads';
import { inZurich } from '../clock';
import { respondsWith, respondsWithFile, named } from '../http/described';
import { parse } from '../http/parse';
import { HttpProblem } from '../http/problems';
import { sendError } from '../plugins/errors';
import { readInWorker } from '../spreadsheets/read/readInWorker';
import { unreadable } from '../spreadsheets/read/sheet';
import { maxCellLength } from '../spreadsheets/write/markup';
import { sendWorkbook, workbookType } from '../spreadsheets/write/sendWorkbook';
import { createThreadPool } from '../threads';
import { importTranslations } from './importTranslations';
import { isXliff, readTables, readXliff, type Returned } from './readReturned';
import { readSegments, type RecordSegments, type Segment } from './segments';
import type { Reading } from './worker';
import { writeXliff } from './xliff';

const xliffType = 'application/xliff+xml';
const count = z.number();
const translationImport = named<TranslationImport>('TranslationImport', () =>
  z.object({
    importId: z.optional(z.number()),
    counts: z.object({
      proposed: count,
      records: count,
      known: count,
      unchanged: count,
      empty: count,
      refused: count,
    }),
    problems: z.array(z.object({ title: z.string(), field: z.string(), message: z.string() })),
  }),
);
const exportBody = z.object(
  {
    format: z.enum(
      exchangeFormats.map(({ id }) => id),
      'Hier wird xliff oder xlsx erwartet.',
    ),
    locale: z.enum(contentLocales, 'Hier wird eine Sprache erwartet.'),
    ids: z
      .array(z.int('Hier wird eine Id erwartet.'), 'Hier wird eine Liste von Ids erwartet.')
      .check(
        z.maxLength(
          maxExportedGaps,
          `Höchstens ${maxExportedGaps.toLocaleString('de-CH')} Lücken passen in eine Datei. Filtern Sie die Liste ` +
            'bitte, zum Beispiel nach Art.',
        ),
      ),
  },
  'Hier wird ein Objekt erwartet.',
);

/** Exports texts for translators as XLIFF or XLSX, and imports them into the inbox (docs/decisions/translations.md). */
export async function translationExchangeRoutes(app: FastifyInstance): Promise<void> {
  const { db, searches } = app.database;
  const { features } = app.config;
  const isOn = (feature: Feature | undefined) => feature === undefined || features[feature];
  const types = allContentTypes.filter((type) => isOn(type.feature) && translatedRoots(type).length > 0);
  const tags = ['Übersetzungen'];

  app.post(
    '/translation-gaps/export',
    {
      config: { access: editors, repeats: true },
      schema: {
        summary: 'Texte für Übersetzerinnen und Übersetzer: bestimmte Lücken in einer Sprache, als XLIFF 2.1 oder XLSX',
        tags,
        body: exportBody,
        ...respondsWithFile(xliffType, workbookType),
      },
    },
    async (request, reply) => {
      const { format, locale, ids } = parse(exportBody, request.body);
      const records = await readSegments(searches, types, ids, locale, isOn);
      if (records.length === 0)
        throw HttpProblem.conflict(
          'Hier ist nichts zu übersetzen: Es gibt keine Lücken in dieser Sprache, oder es sind ganze Listen wie ' +
            'Links, die man im Formular übersetzt.',
        );
      const base = app.config.publicUrl ?? `${request.protocol}://${request.host}`;
      const addressOf = ({ type, id }: RecordSegments) => `${base}/${type.name}/${id}/edit?language=${locale}`;
      return format === 'xlsx' ? sendTable(reply, records, locale) : sendXliff(reply, records, locale, addressOf);
    },
  );

  if (!features.PLUGIN_ENABLE_INBOX) return;
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.post(
    '/translation-gaps/import',
    {
      bodyLimit: exchangeLimit,
      config: { access: editors },
      schema: {
        summary: 'Übersetzte Texte (XLIFF oder XLSX) als Vorschläge in den Posteingang legen',
        tags,
        consumes: ['application/octet-stream'],
        querystring: z.partial(z.object({ name: z.string() })),
        ...respondsWith(translationImport, 201),
      },
      errorHandler: (error: FastifyError, request: FastifyRequest, reply: Parameters<typeof sendError>[2]) => {
        const isTooLarge = error.code === 'FST_ERR_CTP_BODY_TOO_LARGE';
        void sendError(
          isTooLarge ? HttpProblem.tooLarge(tooLargeMessage(fileName(request) || 'Datei', 'image')) : error,
          request,
          reply,
        );
      },
    },
    async (request, reply) => {
      const { body } = request;
      if (!Buffer.isBuffer(body))
        throw HttpProblem.unsupportedType('Hier wird der Inhalt einer Datei erwartet (application/octet-stream).');
      const texts = await readReturned(body);
      const data = await importTranslations(db, types, texts, { fileName: fileName(request), actor: request.viewer });
      return reply.code(201).send({ data });
    },
  );
}

const fileName = (request: FastifyRequest) =>
  ((request.query as Query).name?.[0] ?? '').replaceAll('\0', '').toWellFormed().slice(0, 255);

const read = createThreadPool<Buffer, Reading>(new URL('./xliffWorker.mjs', import.meta.url), {
  memory: 512,
  threads: 1,
});
/** In milliseconds: several times as long as the largest file takes. */
const timeLimit = 30_000;
/** Smaller files are read faster than a thread starts. */
const smallFile = 20_000;

async function readReturned(bytes: Buffer): Promise<Returned[]> {
  if (!isXliff(bytes)) return readTables(await readInWorker(bytes));
  if (bytes.length <= smallFile) return readXliff(bytes);
  const reading = await read(bytes, timeLimit);
  if (typeof reading === 'string')
    throw unreadable('Die Datei enthält zu viel. Teilen Sie sie bitte auf mehrere Dateien auf.');
  if ('refused' in reading) throw unreadable(reading.refused);
  return reading.texts;
}

function sendXliff(
  reply: FastifyReply,
  records: readonly RecordSegments[],
  locale: ContentLocale,
  addressOf: (record: RecordSegments) => string,
): FastifyReply {
  const name = `Texte-${locale.toUpperCase()}-${inZurich().format('YYYY-MM-DD_HH-mm-ss')}.xlf`;
  return reply
    .type(xliffType)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(writeXliff(records, locale, addressOf)));
}

type TextRow = Segment & { record: RecordSegments };

const columns: { label: string; width: number; cell: (row: TextRow, locale: ContentLocale) => string }[] = [
  {
    label: exchangeColumns.key,
    width: 12,
    cell: ({ record: { type, id }, key }, locale) => `${type.name}/${id}/${locale}/${key}`,
  },
  { label: exchangeColumns.type, width: 14, cell: ({ record }) => record.type.label.singular },
  { label: exchangeColumns.title, width: 30, cell: ({ record }) => record.title },
  { label: exchangeColumns.field, width: 20, cell: ({ label }) => label },
  { label: exchangeColumns.before, width: 30, cell: ({ before }) => before },
  { label: exchangeColumns.german, width: 60, cell: ({ german }) => german },
  { label: exchangeColumns.text, width: 60, cell: ({ text }) => text },
];

function sendTable(reply: FastifyReply, records: readonly RecordSegments[], locale: ContentLocale): FastifyReply {
  const rows = records.flatMap((record) => record.segments.map((segment): TextRow => ({ ...segment, record })));
  // A truncated text would come back as a truncated translation.
  const fitting = rows.filter(({ german }) => german.length <= maxCellLength);
  if (fitting.length === 0)
    throw HttpProblem.conflict('Diese Texte sind länger, als eine Zelle fasst: Exportieren Sie sie bitte als XLIFF.');
  return sendWorkbook(
    reply,
    { title: 'Texte', locales: [locale], columns },
    (row, language) => columns.map(({ cell }) => cell(row, language)),
    Readable.from(fitting),
  );
}
