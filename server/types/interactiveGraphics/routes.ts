import * as z from 'zod/mini';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { anyone, editors } from '../../../domain/access';
import { removedKinds, type CheckedDrawing } from '../../../domain/graphics/drawings';
import { interactiveGraphics } from '../../../domain/types/interactiveGraphic';
import { findRecord } from '../../engine/write/repository';
import { sendStored } from '../../engine/routes/recordRoutes';
import { recordDocumented } from '../../engine/routes/openapi';
import { respondsWith, respondsWithFile, named } from '../../http/described';
import { setCacheControl } from '../../http/caching';
import { contentTag, entityTag, isUnchanged } from '../../http/entityTags';
import { idParam } from '../../http/idParam';
import { prepareInWorker } from './drawing/prepareInWorker';
import { parse } from '../../http/parse';
import { HttpProblem } from '../../http/problems';

/** A drawing to check before it is saved. */
const drawing = z.object({
  svg: z.string('Fügen Sie bitte eine SVG Grafik ein.'),
  selector: z.optional(z.string()),
  start: z.optional(z.string()),
});

const checkedDrawing = named<CheckedDrawing>('CheckedDrawing', () =>
  z.object({ svg: z.string(), removed: z.array(z.object({ what: z.enum(removedKinds), count: z.number() })) }),
);

/** When a drawing is opened, nothing in it runs or is fetched. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'";

/** The routes for a graphic as websites read it, and for its drawing as a picture. */
export async function graphicRoutes(app: FastifyInstance): Promise<void> {
  const { name, feature } = interactiveGraphics;
  if (!app.config.features[feature]) return;
  const { db, visitors } = app.database;
  const tags = [interactiveGraphics.label.plural];

  app.get(
    `/${name}/public/:id`,
    {
      config: { access: anyone },
      schema: {
        summary: 'Interaktive Grafik, wie Websites sie zeigen',
        tags,
        ...respondsWith(recordDocumented(interactiveGraphics)),
      },
    },
    async (request, reply) => {
      const stored = await findRecord(visitors, interactiveGraphics, idParam(request), 'public');
      if (!stored) throw HttpProblem.notFound();
      return sendStored(reply, stored);
    },
  );

  app.post(
    `/${name}/drawing`,
    {
      config: { access: editors, repeats: true },
      schema: {
        summary: 'Prüft eine Zeichnung: wie sie gespeichert würde, und was dabei wegfällt',
        tags,
        body: drawing,
        ...respondsWith(checkedDrawing),
      },
    },
    async (request) => {
      const { svg, selector = '', start = '' } = parse(drawing, request.body);
      const { svg: kept, removed, errors } = await prepareInWorker({ svg, selector, start, markups: [] });
      if (errors.length > 0) throw HttpProblem.invalid(errors);
      const checked: CheckedDrawing = {
        svg: kept,
        removed: removedKinds.flatMap((what) => (removed[what] ? [{ what, count: removed[what] }] : [])),
      };
      return { data: checked };
    },
  );

  app.get(
    `/${name}/:id/drawing.svg`,
    {
      config: { access: anyone, isLinked: true },
      schema: { summary: 'Die Zeichnung als Bild', tags, ...respondsWithFile('image/svg+xml') },
    },
    async (request, reply) => {
      const isAll = editors(request.viewer);
      const { rows } = await sql<{
        svg: string;
      }>`select svg from interactive_graphics where id = ${idParam(request)} and (is_public or ${isAll})`.execute(
        isAll ? db : visitors,
      );
      if (!rows[0]) throw HttpProblem.notFound();
      const drawing = rows[0].svg;
      const tag = contentTag(drawing);
      setCacheControl(request, reply);
      void reply.header('content-security-policy', drawingPolicy).header('etag', entityTag(tag));
      if (isUnchanged(request, tag)) return reply.code(304).send();
      return reply.type('image/svg+xml; charset=utf-8').send(drawing);
    },
  );
}
