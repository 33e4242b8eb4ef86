import * as z from 'zod/mini';
import type { FastifyInstance } from 'fastify';
import { editors } from '../../../domain/access';
import { allContentTypes } from '../../../domain/contentTypes';
import type { Feature } from '../../../domain/features';
import type { Query } from '../../../domain/http';
import { readAfter, readListRequest, type ListRequest } from '../../../domain/lists/listRequest';
import { referenceTypes } from '../../../domain/referenceTypes';
import { translatedRoots } from '../../../domain/translations/gaps';
import { contentLocales, translationLocalesOf } from '../../../domain/locales';
import {
  gapAnswers,
  gapListDeclaration,
  type GapCard,
  type GapListMeta,
  type ProposedTexts,
  type RecordGap,
} from '../../../domain/translations/list';
import { accountName, respondsWith, respondsWithList, named } from '../../http/described';
import { expectedVersion } from '../../http/entityTags';
import { idParam } from '../../http/idParam';
import { linkNextPage } from '../../http/nextPage';
import { parse } from '../../http/parse';
import { HttpProblem } from '../../http/problems';
import { listParameters } from './listParameters';
import { findRecord } from '../write/repository';
import { answerGap } from '../write/answerGap';
import { readProposals } from '../read/translationProposals';
import { countGaps, listGapIds, listGaps, readRecordGaps } from '../read/readGaps';

const after = z.number().check(z.describe('Was in der Liste nach diesem Eintrag steht'));
const text = z.string('Hier wird ein Text erwartet.');
const stateNames = ['missing', 'stale', 'machine'] as const;
const gapCard = named<GapCard>('GapCard', () =>
  z.object({
    id: z.number(),
    type: z.string(),
    recordId: z.number(),
    title: z.string(),
    field: z.string(),
    locale: z.enum(contentLocales),
    state: z.enum(stateNames),
    at: z.string(),
    by: z.nullable(accountName),
  }),
);
const gapMeta = named<GapListMeta>('GapListMeta', () =>
  z.object({
    total: z.optional(z.number()),
    totalAtLeast: z.optional(z.number()),
    counts: z.record(z.string(), z.number()),
    locales: z.record(z.string(), z.number()),
    contents: z.record(z.string(), z.number()),
  }),
);
const recordGap = named<RecordGap>('RecordGap', () =>
  z.object({
    field: z.string(),
    locale: z.enum(contentLocales),
    state: z.enum([...stateNames, 'empty']),
    stale: z.array(z.object({ part: z.string(), german: z.unknown(), now: z.unknown(), text: z.unknown() })),
    left: z.optional(z.array(z.object({ part: z.string(), source: z.unknown() }))),
    machine: z.optional(z.array(z.object({ part: z.string(), text: z.unknown() }))),
    noise: z.optional(z.boolean()),
    at: z.string(),
    by: z.nullable(accountName),
  }),
);
const proposedTexts = named<ProposedTexts>('ProposedTexts', () =>
  z.object({
    field: z.string(),
    german: z.string(),
    proposals: z.array(
      z.object({
        text: z.string(),
        percent: z.number(),
        type: z.string(),
        recordId: z.number(),
        title: z.string(),
        field: z.string(),
      }),
    ),
  }),
);
const answerSchema = z.object(
  {
    field: text,
    locale: text,
    answer: z.enum(gapAnswers, `Hier wird eines davon erwartet: ${gapAnswers.join(', ')}.`),
    text: z.optional(
      z
        .object({ part: text, source: z.unknown() }, 'Hier wird ein Objekt erwartet.')
        .check(z.describe('Ein einzelner Text einer Liste: welcher Teil, und der Text, den er übersetzt')),
    ),
  },
  'Hier wird ein Objekt erwartet.',
);

/** Translation gaps: a list across all content types, and the gaps of one record. */
export async function gapRoutes(app: FastifyInstance): Promise<void> {
  const { db, searches } = app.database;
  const readerOf = ({ term }: ListRequest) => (term ? searches : db);
  const config = { access: editors };
  const isOn = (feature: Feature | undefined) => feature === undefined || app.config.features[feature];
  const types = allContentTypes.filter((type) => isOn(type.feature) && translatedRoots(type).length > 0);
  const tags = ['Übersetzungen'];

  app.get(
    '/translation-gaps',
    {
      config,
      schema: {
        summary: 'Übersetzungen, die fehlen oder älter sind als ihr deutscher Text',
        tags,
        querystring: listParameters(gapListDeclaration, { after }),
        ...respondsWithList(gapCard, gapMeta),
      },
    },
    async (request, reply) => {
      const query = request.query as Query;
      const listRequest = readListRequest(gapListDeclaration, query, ['after']);
      const reader = readerOf(listRequest);
      const rows = await listGaps(
        reader,
        types,
        { ...listRequest, limit: listRequest.limit + 1 },
        readAfter(query),
        isOn,
      );
      linkNextPage(request, reply, listRequest, rows.length > listRequest.limit);
      const meta =
        listRequest.total && listRequest.offset === 0 ? await countGaps(reader, types, listRequest, isOn) : undefined;
      return { data: rows.slice(0, listRequest.limit), ...(meta && { meta }) };
    },
  );

  app.get(
    '/translation-gaps/ids',
    {
      config,
      schema: {
        summary: 'Übersetzungslücken: die Ids zu Filtern und Suchbegriff, für Sammelaktionen',
        tags,
        querystring: listParameters(gapListDeclaration, { after }),
        ...respondsWith(z.array(z.number())),
      },
    },
    async (request) => {
      const query = request.query as Query;
      const listRequest = readListRequest(gapListDeclaration, query, ['after']);
      return { data: await listGapIds(readerOf(listRequest), types, listRequest, readAfter(query), isOn) };
    },
  );

  for (const type of types) {
    app.get(
      `/${type.name}/:id/translation-proposals`,
      {
        config,
        schema: {
          summary: `${type.label.singular}: Vorschläge aus eigenen Übersetzungen für Texte, die fehlen`,
          tags: [type.label.plural],
          querystring: z.object({ locale: z.enum(contentLocales) }),
          ...respondsWith(z.array(proposedTexts)),
        },
      },
      async (request) => {
        const [asked] = (request.query as Query).locale ?? [];
        const locale = translationLocalesOf(type).find((other) => other === asked);
        if (!locale) throw HttpProblem.badRequest('«locale»: In diese Sprache wird nicht übersetzt.');
        const stored = await findRecord(db, type, idParam(request), 'all');
        if (!stored) throw HttpProblem.notFound();
        return { data: await readProposals(searches, types, type, JSON.parse(stored.body) as object, locale) };
      },
    );
  }

  for (const type of [...types, ...referenceTypes]) {
    const path = `/${type.name}/:id/translation-gaps`;

    app.get(
      path,
      {
        config: { access: type.write },
        schema: {
          summary: `${type.label.singular}: Stand der Übersetzungen`,
          tags: [type.label.plural],
          ...respondsWith(z.array(recordGap)),
        },
      },
      async (request) => {
        const id = idParam(request);
        const gaps = await readRecordGaps(db, type, id);
        if (gaps.length === 0 && !(await findRecord(db, type, id, 'all'))) throw HttpProblem.notFound();
        return { data: gaps.filter(({ field }) => isOn(type.fields[field]?.feature)) };
      },
    );

    app.post(
      path,
      {
        config: { access: type.write, writes: type.name, versioned: true },
        schema: {
          summary:
            `${type.label.singular}: bewusst leer (empty), noch richtig (current), geprüft (checked), ` +
            'doch zu übersetzen (open)',
          tags: [type.label.plural],
          body: named('GapAnswer', () => answerSchema, 'input'),
          ...respondsWith(z.array(recordGap)),
        },
      },
      async (request) => {
        const id = idParam(request);
        await answerGap(db, type, id, {
          ...parse(answerSchema, request.body),
          expected: expectedVersion(request),
          actor: request.viewer,
        });
        return { data: await readRecordGaps(db, type, id) };
      },
    );
  }
}
