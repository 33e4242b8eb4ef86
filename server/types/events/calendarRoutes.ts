import type { FastifyInstance } from 'fastify';
import { anyone } from '../../../domain/access';
import { embedNamed, staticPage, type Embed } from '../../../domain/embeds/embeds';
import { eventWords } from '../../../domain/publicViews/eventWords';
import { maxLimit, type Query } from '../../../domain/http';
import { readListRequest } from '../../../domain/lists/listRequest';
import { locales, type Locale } from '../../../domain/locales';
import { events } from '../../../domain/types/event';
import { sendCached } from '../../engine/read/cachedResponse';
import { joinListRelations } from '../../engine/read/joinRelations';
import { listQuery } from '../../engine/read/listQuery';
import { poolFor } from '../../engine/read/readList';
import { listParameters } from '../../engine/routes/listParameters';
import { sendStored, viewOf } from '../../engine/routes/recordRoutes';
import { findRecord } from '../../engine/write/repository';
import { recordDocumented } from '../../engine/routes/openapi';
import { respondsWith, respondsWithFile } from '../../http/described';
import { cacheForAMinute } from '../../http/caching';
import { idParam, parseId } from '../../http/idParam';
import { listeningUrl } from '../../http/serverUrl';
import { HttpProblem } from '../../http/problems';
import { writeCalendar, type CalendarEntry } from './icalendar';
import { plainText } from '../../../domain/lists/search';
import { namesOf, textOf } from '../../../domain/values/textsIn';

const contentType = 'text/calendar; charset=utf-8';
const embed = embedNamed(events.name) as Embed;

/**
 * Events for calendars: a single one in a language (drafts for editors only), and a feed of all public ones that match
 * the filters of the list.
 */
export async function calendarRoutes(app: FastifyInstance): Promise<void> {
  if (!app.config.features[events.feature]) return;
  const tags = [events.label.plural];
  const pageOf = (id: number, locale: Locale) =>
    `${app.config.publicUrl ?? listeningUrl(app)}${staticPage(embed, id, locale)}`;
  const head = (locale: Locale) => ({ product: app.config.productName, language: locale.toUpperCase() });

  app.get(
    '/events/:locale/:file',
    {
      config: { access: anyone, isLinked: true },
      schema: { summary: 'Kalendereintrag: {de|fr|it}/{id}.ics', tags, ...respondsWithFile('text/calendar') },
    },
    async (request, reply) => {
      const params = request.params as { locale: string; file: string };
      const locale = locales.find((one) => one === params.locale);
      const id = parseId(/^(\d+)\.ics$/.exec(params.file)?.[1] ?? '');
      if (!locale || id === undefined) throw HttpProblem.notFound();
      const view = viewOf(events, request);
      const found = await findRecord(poolFor(app.database, view), events, id, view);
      const entry = found && calendarEntry(JSON.parse(found.body), locale, pageOf(id, locale));
      if (!entry) throw HttpProblem.notFound();
      return reply
        .type(contentType)
        .header('content-disposition', `attachment; filename="event-${locale}-${id}.ics"`)
        .send(writeCalendar(head(locale), [entry]));
    },
  );

  for (const locale of locales) {
    app.get(
      `/events/${locale}.ics`,
      {
        config: { access: anyone, withoutSession: true },
        schema: {
          summary: 'Öffentliche Agenda zum Abonnieren',
          tags,
          querystring: listParameters(events),
          ...respondsWithFile('text/calendar'),
        },
      },
      async (request, reply) => {
        const listRequest = readListRequest({ ...events, limit: maxLimit }, request.query as Query);
        const load = async () => {
          const pool = poolFor(app.database, 'public', listRequest);
          const { rows } = await listQuery(events, listRequest, 'public').execute(pool);
          const records = (await joinListRelations(pool, events, { view: 'public' }, rows)).map(
            (text) => JSON.parse(text) as { id: number },
          );
          const entries = records.flatMap((record) => calendarEntry(record, locale, pageOf(record.id, locale)) ?? []);
          const name = `${app.config.productName} ${eventWords[locale].agenda}`;
          return { isCut: false, identity: Buffer.from(writeCalendar({ ...head(locale), name }, entries)) };
        };
        void reply.header('cache-control', cacheForAMinute);
        const answered = await sendCached(
          { app, resource: events.name, view: `calendar/${locale}`, parameters: listRequest, contentType, load },
          request,
          reply,
        );
        return reply.send(answered?.body);
      },
    );
  }

  app.get(
    '/events/public/:id',
    {
      config: { access: anyone, withoutSession: true },
      schema: { summary: 'Öffentlicher Agenda-Eintrag', tags, ...respondsWith(recordDocumented(events)) },
    },
    async (request, reply) => {
      const found = await findRecord(poolFor(app.database, 'public'), events, idParam(request), 'public');
      if (!found) throw HttpProblem.notFound();
      return sendStored(reply, found);
    },
  );
}

/**
 * An event as a calendar entry, in a language with its fallbacks.
 * @param event as the API returns it
 * @param url of its page
 * @returns null if it has no start
 */
function calendarEntry(event: Record<string, any>, locale: Locale, url: string): CalendarEntry | null {
  const { id, startDate, endDate, isPublic, createdAt, updatedAt } = event;
  if (typeof startDate !== 'string') return null;
  const text = (field: string) => textOf(event, field, locale);
  const registration = text('registration');
  const description = [
    linesIn(text('text')) || text('description'),
    registration && `${eventWords[locale].registration}: ${registration}`,
  ]
    .filter(Boolean)
    .join('\n\n');
  return {
    uid: `event-${locale}-${id}`,
    start: startDate,
    // Calendars refuse an end that equals the start.
    end: endDate === startDate ? null : (endDate ?? null),
    summary: text('title'),
    description,
    location: text('location'),
    url,
    organizer: organizerOf(text('organizer'), [text('contact'), registration], url),
    categories: namesOf(event, 'topics', locale),
    isDraft: isPublic !== true,
    createdAt,
    updatedAt,
  };
}

/** Paragraphs, headings, items and breaks each end a line. */
function linesIn(html: string): string {
  return html
    .split(/<\/(?:p|h[1-6]|li|tr)>|<br\s*\/?>/i)
    .map(plainText)
    .filter(Boolean)
    .join('\n');
}

/** Calendars identify an organizer by a URI: the first email address in the text, or otherwise the event's page. */
function organizerOf(name: string, texts: readonly string[], page: string): CalendarEntry['organizer'] {
  if (name === '') return null;
  const mail = texts.flatMap((text) => /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(text)?.[0] ?? [])[0];
  return { name, address: mail ? `mailto:${mail}` : page };
}
