import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { administrators, editors } from '../../domain/access';
import type { ContentTypeName } from '../../domain/contents';
import { allContentTypes } from '../../domain/contentTypes';
import { maxVisitDays, type Dashboard } from '../../domain/administration/dashboard';
import { isCalendarDay, swissDay } from '../../domain/values/days';
import type { Query } from '../../domain/http';
import { InvalidParameter } from '../../domain/lists/listRequest';
import { calendarDay } from '../clock';
import { readResourceVersion, searchResource } from '../engine/storage/resourceVersions';
import { sendJson } from '../http/entityTags';
import { respondsWith, named } from '../http/described';
import { readContent } from './content';
import { readVisits } from './visits';

const entry = { resource: z.string(), id: z.number(), title: z.string() };
const count = z.number();
const dashboard = named<Dashboard>('Dashboard', () =>
  z.object({
    published: z.object({
      days: count,
      types: z.object({ resource: z.string(), count, ids: count.array() }).array(),
      latest: z.object({ ...entry, at: z.string(), by: z.string().nullable() }).array(),
    }),
    drafts: z.object({ before: z.string(), types: z.object({ resource: z.string(), count }).array() }),
    deadlines: z.object({ days: count, entries: z.object({ ...entry, on: z.string() }).array() }),
    failedMails: count.nullable(),
    visits: z.object({
      from: z.string(),
      till: z.string(),
      step: z.enum(['day', 'month']),
      periods: z.object({ start: z.string(), resource: z.string(), locale: z.string(), count }).array(),
      most: z.object({ ...entry, locale: z.string(), count }).array(),
      origins: z.object({ origin: z.string(), count }).array(),
      feedback: z.object({
        positive: count,
        negative: count,
        latest: z.object({ at: z.string(), page: z.string(), isGood: z.boolean(), comment: z.string() }).array(),
      }),
    }),
  }),
);

/** The overview in one response: open work, recent changes and visits. See docs/decisions/dashboard.md. */
export async function dashboardRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;
  const types = allContentTypes.filter(({ feature }) => app.config.features[feature]);
  const names = types.map(({ name }) => name as ContentTypeName);
  let known: { key: string; content: ReturnType<typeof readContent> } | undefined;

  /** Cached until a record is written or the day changes. */
  const contentOf = async (today: string) => {
    const key = `${today} ${await readResourceVersion(db, searchResource)}`;
    if (known?.key !== key) {
      const content = readContent(db, types, today);
      known = { key, content };
      content.catch(() => {
        if (known?.content === content) known = undefined;
      });
    }
    return known.content;
  };

  const schema = {
    summary: 'Übersicht: was wartet, was neu ist, was gelesen wird',
    tags: ['Übersicht'],
    querystring: z.object({ from: z.string(), till: z.string() }).partial(),
    ...respondsWith(dashboard),
  };
  app.get('/dashboard', { config: { access: editors }, schema }, async (request, reply: FastifyReply) => {
    const today = swissDay.format(new Date());
    const span = readSpan(request.query as Query, today);
    const [content, visits, failedMails] = await Promise.all([
      contentOf(today),
      readVisits(db, span, names),
      administrators(request.viewer) ? countFailed() : null,
    ]);
    const body = JSON.stringify({ data: { ...content, failedMails, visits } satisfies Dashboard });
    return sendJson(request, reply, body);
  });

  const countFailed = async () =>
    Number(
      (
        await db
          .selectFrom('outbox')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('state', '=', 'failed')
          .executeTakeFirstOrThrow()
      ).count,
    );
}

/**
 * The requested period; the last month by default.
 * @throws InvalidParameter
 */
function readSpan(query: Query, today: string): { from: string; till: string } {
  const [from = calendarDay(today).subtract(1, 'month').format('YYYY-MM-DD'), till = today] = [
    query.from?.[0],
    query.till?.[0],
  ];
  for (const [name, day] of [
    ['from', from],
    ['till', till],
  ] as const) {
    if (!isCalendarDay(day) || day > '9998-12-31')
      throw new InvalidParameter(`«${name}» muss ein Datum wie 2024-01-31 sein.`);
  }
  if (from > till) throw new InvalidParameter('«from» muss vor «till» liegen.');
  if (calendarDay(till).diff(calendarDay(from), 'day') > maxVisitDays)
    throw new InvalidParameter(`Zwischen «from» und «till» dürfen höchstens ${maxVisitDays} Tage liegen.`);
  return { from, till };
}
