import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { anyone, editors } from '../../../domain/access';
import { apiBase } from '../../../domain/http';
import { locales, type Locale } from '../../../domain/locales';
import { answerKinds, maxAnswerLength, type Submitter } from '../../../domain/submissions/submissionAnswers';
import { allForms } from '../../../domain/submissions/allForms';
import { submittedPath, maxDocumentBytes } from '../../../domain/submissions/submissionForms';
import { uploadedSchema } from '../../../domain/uploads';
import { cleanText } from '../../../domain/values/values';
import { networkKey } from '../../accounts/knownNetworks';
import { limitMails, limitRequests, networkOf } from '../../accounts/loginThrottle';
import { respondsWith, named } from '../../http/described';
import { idParam } from '../../http/idParam';
import { refuseDecidingItem } from '../../inbox/rights';
import { linkBase } from '../../http/serverUrl';
import { parse } from '../../http/parse';
import { HttpProblem } from '../../http/problems';
import { codeOf, openLink } from '../links';
import { errorHandler } from '../visitorProblems';
import { storeAnswers, readSubmitter } from './answers';
import { correctEntry } from './correct';
import { storeDocument } from './documents';
import { entries, ownEntries, tag, isFormEnabled } from './entries';
import { sendQuestion } from './questions';
import { isBot, storeSubmission, refuseTooFast } from './receive';
import { submissionSchema } from '../../../domain/submissions/formSchema';

/** Without documents, which are uploaded separately beforehand. */
const bodyLimit = 100_000;

const answersSchema = z.object(
  {
    answers: z.object(
      { published: z.optional(cleanText(maxAnswerLength)), declined: z.optional(cleanText(maxAnswerLength)) },
      'Hier wird ein Objekt erwartet.',
    ),
  },
  'Hier wird ein Objekt erwartet.',
);

const questionSchema = z.object(
  { question: cleanText(maxAnswerLength, 'Schreiben Sie, was Sie wissen möchten.') },
  'Hier wird ein Objekt erwartet.',
);

const types = ['application/octet-stream', 'application/pdf', 'image/jpeg', 'image/png'];
const redirect = { redirectUrl: z.string() };
const submittedAnswer = { response: { 200: z.object({ data: z.object(redirect), ...redirect }) } };
const storedDocument = z.object({ code: z.string(), name: z.string(), extension: z.string(), size: z.number() });
const submitter = named<Submitter>('Submitter', () =>
  z.object({
    locale: z.enum(locales),
    email: z.string(),
    contact: z.string(),
    answers: z.record(z.enum(answerKinds), z.string()),
    answeredAt: z.nullable(z.string()),
    questions: z.array(
      z.object({
        question: z.string(),
        askedAt: z.string(),
        askedBy: z.nullable(z.string()),
        answer: z.nullable(z.string()),
        answeredAt: z.nullable(z.string()),
      }),
    ),
    corrections: z.array(z.object({ at: z.string(), before: z.looseObject({}), after: z.looseObject({}) })),
  }),
);

/** Routes for submitting jobs, events and publications with documents, and for the editors' decisions. */
export async function entryRoutes(app: FastifyInstance): Promise<void> {
  const { features } = app.config;
  if (!entries(app).isOn(features)) return;
  const { db } = app.database;
  const forVisitors = { access: anyone, withoutSession: true, fromOtherSites: true };

  for (const form of allForms.filter((one) => isFormEnabled(features, one))) {
    app.post(
      `/${form.name}/embed/:locale`,
      {
        config: forVisitors,
        errorHandler,
        bodyLimit,
        schema: { summary: form.title.de, tags: [tag], body: submissionSchema(form, 'de'), ...submittedAnswer },
      },
      async (request) => {
        const locale = localeOf((request.params as { locale: string }).locale);
        const values = parse(submissionSchema(form, locale), request.body);
        const host = linkBase(request);
        const answer = { redirectUrl: `${host}${apiBase}${submittedPath}${locale}` };
        // Bots get the usual response, so that they learn nothing.
        if (isBot(values)) return { data: answer, ...answer };
        refuseTooFast(values, locale);
        await limitMails(db, 'entry', request.ip, values.contactInfo.email as string);
        const network = await networkKey(db, networkOf(request.ip));
        await db
          .transaction()
          .execute((trx) => storeSubmission(trx, form, locale, values, network, { sender: app.config, host }));
        // Existing clients expect these keys outside of `data`.
        return { data: answer, ...answer };
      },
    );
  }

  await app.register(async (uploads) => {
    uploads.addContentTypeParser(types, { parseAs: 'buffer', bodyLimit: maxDocumentBytes }, (_request, body, done) =>
      done(null, body),
    );
    uploads.post(
      '/submissions/documents',
      {
        config: forVisitors,
        errorHandler,
        bodyLimit: maxDocumentBytes,
        schema: {
          summary: 'Ein Dokument zu einer Einreichung, als Bytes',
          tags: [tag],
          querystring: uploadedSchema,
          consumes: types,
          ...respondsWith(storedDocument, 201),
        },
      },
      async (request, reply) => {
        if (!Buffer.isBuffer(request.body)) throw new HttpProblem(415, 'Dokumente werden als Bytes geschickt.');
        const query = Object.fromEntries(
          Object.entries(request.query as Record<string, string[]>).map(([name, values]) => [name, values[0]]),
        );
        const given = parse(uploadedSchema, { mimeType: request.headers['content-type'] ?? '', ...query });
        await limitRequests(db, 'upload', request.ip);
        const network = await networkKey(db, networkOf(request.ip));
        return reply.code(201).send({ data: await storeDocument(db, request.body, given, network) });
      },
    );
  });

  app.post(
    '/submissions/own/:code/corrections',
    {
      config: { access: anyone, withoutSession: true },
      errorHandler,
      bodyLimit,
      schema: {
        summary: 'Die eigene Einreichung berichtigen: alles, wie beim Einreichen',
        tags: [tag],
        body: z.looseObject({}),
        ...respondsWith(z.object({ outcome: z.literal('proposed') })),
      },
    },
    async (request, reply) => {
      await openLink(db, ownEntries, request);
      await limitRequests(db, 'correction', request.ip);
      await correctEntry(db, ownEntries, codeOf(request), request.body, app.files);
      return reply.header('cache-control', 'no-store').send({ data: { outcome: 'proposed' } });
    },
  );

  app.get(
    '/inbox/:id/submitter',
    {
      config: { access: editors },
      schema: {
        summary: 'Wer einen Eintrag eingereicht hat, und was ihnen geschrieben wird',
        tags: [tag],
        ...respondsWith(z.nullable(submitter)),
      },
    },
    async (request) => ({ data: await readSubmitter(db, idParam(request)) }),
  );
  app.put(
    '/inbox/:id/submitter',
    {
      config: { access: editors },
      schema: {
        summary: 'Sagen, was ihnen geschrieben wird',
        tags: [tag],
        body: answersSchema,
        ...respondsWith(submitter),
      },
    },
    async (request) => {
      const { answers } = parse(answersSchema, request.body);
      await refuseDecidingItem(db, idParam(request), request.viewer);
      return { data: await storeAnswers(db, idParam(request), answers) };
    },
  );
  app.post(
    '/inbox/:id/submitter/questions',
    {
      config: { access: editors },
      schema: {
        summary: 'Sie etwas fragen: Sie bekommen eine E-Mail mit einem Link zum Antworten',
        tags: [tag],
        body: questionSchema,
        ...respondsWith(z.nullable(submitter), 201),
      },
    },
    async (request, reply) => {
      const { question } = parse(questionSchema, request.body);
      const item = idParam(request);
      await refuseDecidingItem(db, item, request.viewer);
      await sendQuestion(db, item, question, request.viewer, { sender: app.config, host: linkBase(request) });
      return reply.code(201).send({ data: await readSubmitter(db, item) });
    },
  );
}

/** @throws 404 for a language without forms */
function localeOf(text: string): Locale {
  const locale = locales.find((known) => known === text);
  if (!locale) throw HttpProblem.notFound('Diese Adresse gibt es nicht.');
  return locale;
}
