import * as z from 'zod/mini';
import type { FastifyInstance } from 'fastify';
import { editors } from '../../../domain/access';
import { allContentTypes } from '../../../domain/contentTypes';
import type { Feature } from '../../../domain/features';
import type { Query } from '../../../domain/http';
import { readAfter, readListRequest } from '../../../domain/lists/listRequest';
import { referenceTypes } from '../../../domain/referenceTypes';
import { translatedRoots } from '../../../domain/translations/gaps';
import { contentLocales } from '../../../domain/locales';
import {
  gapAnswers,
  gapListDeclaration,
  type GapCard,
  type GapListMeta,
  type RecordGap,
} from '../../../domain/translations/list';
import { accountName, answers, answersList, named } from '../../http/described';
import { expectedVersion } from '../../http/entityTags';
import { idParam } from '../../http/idParam';
import { announceNext } from '../../http/nextPage';
import { parse } from '../../http/parse';
import { HttpProblem } from '../../http/problems';
import { listParameters } from './listParameters';
import { findRecord } from '../write/repository';
import { answerGap } from '../write/answerGap';
import { countGaps, listGaps, readRecordGaps } from '../read/readGaps';

const after = z.number().check(z.describe('Was in der Liste nach diesem Eintrag steht'));
const text = z.string('Hier wird ein Text erwartet.');
const stateNames = ['missing', 'stale'] as const;
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
  }),
);
const recordGap = named<RecordGap>('RecordGap', () =>
  z.object({
    field: z.string(),
    locale: z.enum(contentLocales),
    state: z.enum([...stateNames, 'empty']),
    stale: z.array(z.object({ part: z.string(), german: z.unknown(), now: z.unknown(), text: z.unknown() })),
    left: z.optional(z.array(z.object({ part: z.string(), source: z.unknown() }))),
    at: z.string(),
    by: z.nullable(accountName),
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

/** Translation gaps: a list over all content types, and those of one record. */
export async function gapRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;
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
        ...answersList(gapCard, gapMeta),
      },
    },
    async (request, reply) => {
      const query = request.query as Query;
      const listRequest = readListRequest(gapListDeclaration, query, ['after']);
      const rows = await listGaps(db, types, { ...listRequest, limit: listRequest.limit + 1 }, readAfter(query), isOn);
      announceNext(request, reply, listRequest, rows.length > listRequest.limit);
      const meta =
        listRequest.total && listRequest.offset === 0 ? await countGaps(db, types, listRequest, isOn) : undefined;
      return { data: rows.slice(0, listRequest.limit), ...(meta && { meta }) };
    },
  );

  for (const type of [...types, ...referenceTypes]) {
    const path = `/${type.name}/:id/translation-gaps`;

    app.get(
      path,
      {
        config: { access: type.write },
        schema: {
          summary: `${type.label.singular}: Stand der Übersetzungen`,
          tags: [type.label.plural],
          ...answers(z.array(recordGap)),
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
        config: { access: type.write, versioned: true },
        schema: {
          summary: `${type.label.singular}: bewusst leer (empty), noch richtig (current), doch zu übersetzen (open)`,
          tags: [type.label.plural],
          body: named('GapAnswer', () => answerSchema, 'input'),
          ...answers(z.array(recordGap)),
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
