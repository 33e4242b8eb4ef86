import * as z from 'zod/mini';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { editors } from '../../domain/access';
import { maxDraftSize, type DraftContent, type ServerDraft } from '../../domain/drafts';
import type { Query } from '../../domain/http';
import { respondsWith, respondsWithList, named } from '../http/described';
import { parse } from '../http/parse';
import { HttpProblem } from '../http/problems';
import { viewerOf } from '../accounts/sessionPlugin';
import { endDraft, listDrafts, writeDraft } from './drafts';

const text = (longest: number) => z.string('Hier wird ein Text erwartet.').check(z.maxLength(longest, 'Zu lang.'));
const session = text(64).check(z.regex(/^[0-9a-z]{8,64}$/, 'Das ist keine Sitzung eines Formulars.'));
const moment = z.iso.datetime('Hier wird ein Zeitpunkt wie 2024-01-31T12:00:00Z erwartet.');
const values = z.record(z.string(), z.unknown(), 'Hier wird ein Objekt erwartet.');
const draft = z.object(
  {
    place: text(200).check(z.regex(/^[\w./-]+$/, 'Das ist kein Formular.')),
    page: text(500).check(z.regex(/^\/(?![/\\])/, 'Das ist keine Seite.')),
    title: text(300),
    at: moment,
    version: z.nullable(text(200)),
    values,
    unanswered: z.optional(z.object({ values, key: text(200) })),
    /** The owner of the form, since someone else may have signed in. */
    account: z.number('Hier wird eine Zahl erwartet.'),
  },
  'Hier wird ein Objekt erwartet.',
);
const described = named<ServerDraft & Partial<DraftContent>>('Draft', () =>
  z.object({
    session: z.string(),
    place: z.string(),
    page: z.string(),
    title: z.string(),
    at: z.string(),
    version: z.nullable(z.string()),
    values: z.optional(values),
    unanswered: z.optional(z.object({ values, key: z.string() })),
  }),
);
const ended = z.object({ at: moment });
const tags = ['Entwürfe'];

/** Unsaved input of the account that makes the request. */
export async function draftRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;
  const config = { access: editors };
  const sessionOf = ({ params }: FastifyRequest) => parse(z.object({ session }), params).session;

  app.get(
    '/drafts',
    {
      config,
      schema: {
        summary: 'Eigene, noch nicht gespeicherte Eingaben; mit Inhalt die eines Formulars: ?place=projects/5',
        tags,
        querystring: z.object({ place: z.optional(z.string()) }),
        ...respondsWithList(described),
      },
    },
    async (request) => ({ data: await listDrafts(db, viewerOf(request).id, (request.query as Query).place?.[0]) }),
  );

  app.put(
    '/drafts/:session',
    {
      config,
      bodyLimit: maxDraftSize,
      schema: {
        summary: 'Hinterlegt Eingaben eines Formulars; spätere der gleichen Sitzung gehen vor',
        tags,
        body: draft,
        ...respondsWith(z.object({ isKept: z.boolean() })),
      },
    },
    async (request) => {
      const user = viewerOf(request).id;
      const own = sessionOf(request);
      const { values: typed, unanswered, account, ...rest } = parse(draft, request.body);
      if (account !== user) throw HttpProblem.forbidden('Diese Eingaben sind von einem anderen Konto.');
      return { data: { isKept: await writeDraft(db, user, { session: own, ...rest }, { values: typed, unanswered }) } };
    },
  );

  app.delete(
    '/drafts/:session',
    {
      config,
      schema: {
        summary: 'Beendet, was bis zu diesem Zeitpunkt eingegeben wurde: ?at=2024-01-31T12:00:00Z',
        tags,
        querystring: ended,
        ...respondsWith(z.object({ session: z.string() })),
      },
    },
    async (request) => {
      const own = sessionOf(request);
      const { at } = parse(ended, { at: (request.query as Query).at?.[0] });
      await endDraft(db, viewerOf(request).id, own, at);
      return { data: { session: own } };
    },
  );
}
