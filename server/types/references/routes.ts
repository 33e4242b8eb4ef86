import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { nameOf } from '../../../domain/contentType';
import { referenceTypes } from '../../../domain/referenceTypes';
import { recordId } from '../../../domain/values/values';
import { listMerged } from '../../engine/merge/mergedRecords';
import { mergeRecords, undoMerge } from '../../engine/merge/mergeRecords';
import { answer } from '../../engine/routes/recordRoutes';
import { serveType } from '../../engine/routes/resources';
import { RenamedReferences } from '../../engine/write/renamed';
import { findRecord } from '../../engine/write/repository';
import { recordDocumented } from '../../engine/routes/openapi';
import { answers, answersList, named } from '../../http/described';
import { expectedVersion } from '../../http/entityTags';
import { idParam } from '../../http/idParam';
import { parse } from '../../http/parse';
import { HttpProblem } from '../../http/problems';
import { followEntry } from './merging';
import { useCounts, usesOf } from './uses';

/** How long a save waits for the records that show its entry, in milliseconds; the rest follows in the background. */
const patience = 2_000;

const renamed = new WeakMap<object, RenamedReferences>();

/** What brings new names to the records of a server. */
export function renamedIn({ database, log }: FastifyInstance): RenamedReferences {
  const known =
    renamed.get(database) ??
    new RenamedReferences(database.db, (error) => log.warn({ err: error }, 'records show old names of references'));
  renamed.set(database, known);
  return known;
}

const counts = named('UseCounts', () => z.record(z.string(), z.number()));
const uses = named('ReferenceUses', () =>
  z.array(z.object({ resource: z.string(), field: z.string(), count: z.number() })),
);
const merged = named('MergedEntry', () =>
  z.object({ id: z.number(), name: z.string(), at: z.string(), by: z.nullable(z.string()) }),
);
const mergeSchema = z.object(
  {
    other: z.object(
      { id: recordId, version: z.optional(z.nullable(z.int())) },
      'Geben Sie bitte an, welcher Eintrag in diesem aufgeht.',
    ),
  },
  'Hier wird ein Objekt erwartet.',
);

/**
 * The routes of reference lists for administrators: those of every content type, where entries are used, and merging.
 */
export async function referenceListRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;
  app.addHook('onSend', async ({ method }) => {
    if (method === 'GET') return;
    // Whoever reads on after a save sees the new name, unless very many records show it.
    await Promise.race([renamedIn(app).run(), delay(patience, undefined, { ref: false })]);
  });
  app.addHook('onClose', async () => renamedIn(app).stop());
  for (const type of referenceTypes) {
    const config = { access: type.write };
    const tags = [type.label.plural];
    const path = `/${type.name}`;
    serveType(app, type);

    app.get(
      `${path}/uses`,
      {
        config,
        schema: {
          summary: `${type.label.plural}: wie oft die Einträge gebraucht werden, nach Id`,
          tags,
          ...answers(counts),
        },
      },
      async () => ({ data: await useCounts(db, type) }),
    );

    app.get(
      `${path}/:id/uses`,
      { config, schema: { summary: `${type.label.plural}: wo ein Eintrag gebraucht wird`, tags, ...answers(uses) } },
      async (request) => {
        const id = idParam(request);
        if (!(await findRecord(db, type, id, 'all'))) throw HttpProblem.notFound();
        return { data: await usesOf(db, type, id) };
      },
    );

    app.post(
      `${path}/:id/merge`,
      {
        config,
        schema: {
          summary: `${type.label.plural}: einen anderen Eintrag in diesem aufgehen lassen`,
          tags,
          body: named('EntryMerge', () => mergeSchema, 'input'),
          ...answers(recordDocumented(type)),
        },
      },
      async (request, reply) => {
        const id = idParam(request);
        const { other } = parse(mergeSchema, request.body);
        const stored = await mergeRecords(db, type, {
          stays: { id, version: expectedVersion(request) },
          goes: { id: other.id, version: other.version ?? undefined },
          record: {},
          actor: request.viewer,
          follow: followEntry(type, request.viewer),
        });
        return answer(reply, stored);
      },
    );

    app.post(
      `${path}/:id/unmerge`,
      {
        config,
        schema: {
          summary: `${type.label.plural}: einen Eintrag, der in einem anderen aufgegangen ist, wieder von ihm trennen`,
          tags,
          ...answers(recordDocumented(type)),
        },
      },
      async (request, reply) =>
        answer(reply, await undoMerge(db, type, idParam(request), request.viewer, followEntry(type, request.viewer))),
    );

    app.get(
      `${path}/:id/merged`,
      {
        config,
        schema: {
          summary: `${type.label.plural}: Einträge, die in diesem aufgegangen sind`,
          tags,
          ...answersList(merged),
        },
      },
      async (request) => ({
        data: await listMerged(db, type, idParam(request), (record) => nameOf(type, record)),
      }),
    );
  }
}
