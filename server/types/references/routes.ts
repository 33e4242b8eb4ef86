import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { nameOf, type ContentType } from '../../../domain/contentType';
import { referenceTypes } from '../../../domain/referenceTypes';
import { recordId } from '../../../domain/values/values';
import { listMerged } from '../../engine/merge/mergedRecords';
import { mergeRecords, undoMerge } from '../../engine/merge/mergeRecords';
import { sendStored } from '../../engine/routes/recordRoutes';
import { serveType } from '../../engine/routes/resources';
import { renamedIn, showNewNames } from '../../engine/write/renamed';
import { findRecord, changeRecord } from '../../engine/write/repository';
import { recordDocumented } from '../../engine/routes/openapi';
import { respondsWith, respondsWithList, named } from '../../http/described';
import { expectedVersion } from '../../http/entityTags';
import { idParam } from '../../http/idParam';
import { parse } from '../../http/parse';
import { HttpProblem } from '../../http/problems';
import { useCounts, findUses, findCollectionsUsing } from './uses';
import { sql, type Transaction } from 'kysely';
import type { InboxType } from '../../../domain/inbox/inbox';
import type { ReferenceListName } from '../../../domain/references';
import { usesOf } from '../../../domain/referenceUses';
import type { CollectionFilter } from '../../../domain/types/collection';
import type { Actor } from '../../engine/write/historyRows';
import type { Following } from '../../engine/write/saveExtension';
import type { Tables } from '../../tables';

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
 * The routes of reference lists for administrators: those that every content type has, where entries are used, and
 * merging.
 */
export async function referenceListRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;
  app.addHook('onSend', async ({ method }) => {
    if (method !== 'GET') await showNewNames(app);
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
          ...respondsWith(counts),
        },
      },
      async () => ({ data: await useCounts(db, type) }),
    );

    app.get(
      `${path}/:id/uses`,
      {
        config,
        schema: { summary: `${type.label.plural}: wo ein Eintrag gebraucht wird`, tags, ...respondsWith(uses) },
      },
      async (request) => {
        const id = idParam(request);
        if (!(await findRecord(db, type, id, 'all'))) throw HttpProblem.notFound();
        return { data: await findUses(db, type, id) };
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
          ...respondsWith(recordDocumented(type)),
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
          follow: moveUses(type, request.viewer),
        });
        return sendStored(reply, stored);
      },
    );

    app.post(
      `${path}/:id/unmerge`,
      {
        config,
        schema: {
          summary: `${type.label.plural}: einen Eintrag, der in einem anderen aufgegangen ist, wieder von ihm trennen`,
          tags,
          ...respondsWith(recordDocumented(type)),
        },
      },
      async (request, reply) =>
        sendStored(reply, await undoMerge(db, type, idParam(request), request.viewer, moveUses(type, request.viewer))),
    );

    app.get(
      `${path}/:id/merged`,
      {
        config,
        schema: {
          summary: `${type.label.plural}: Einträge, die in diesem aufgegangen sind`,
          tags,
          ...respondsWithList(merged),
        },
      },
      async (request) => ({
        data: await listMerged(db, type, idParam(request), (record) => nameOf(type, record)),
      }),
    );
  }
}

/**
 * Updates uses of a reference outside of records when it is merged or separated: in waiting proposals, and in filters
 * of collections. When it is separated, only proposals are reverted.
 */
const moveUses =
  (type: ContentType, actor: Actor): Following =>
  async (trx, from, to, only) => {
    if (!only) await moveFilters(trx, type, from, to, actor);
    const moved: number[] = [];
    for (const { itemType, field } of usesOf(type.list as ReferenceListName))
      moved.push(...(await moveInProposals(trx, { itemType, field, from, to, only })));
    return moved;
  };

async function moveFilters(trx: Transaction<Tables>, type: ContentType, from: number, to: number, actor: Actor) {
  for (const { type: collection, id, replace } of await findCollectionsUsing(trx, type, from))
    await changeRecord(
      trx,
      collection,
      id,
      ({ filters }: { filters: CollectionFilter[] }) => ({ filters: replace(filters, to) }),
      actor,
    );
}

interface Move {
  itemType: InboxType;
  field: string;
  from: number;
  to: number;
  only: readonly number[] | undefined;
}

/** The JSON columns of an item that contain states of a record. */
const states = ['normalized_data', 'base', 'interim', 'interim_base'] as const;

/** One statement per column, since there may be thousands of proposals. */
async function moveInProposals(trx: Transaction<Tables>, { itemType, field, from, to, only }: Move): Promise<number[]> {
  const moved = new Set<number>();
  for (const state of states) {
    const column = sql.ref(state);
    const has = sql`${column} -> ${field} @> ${JSON.stringify([{ id: from }])}::jsonb`;
    // A proposal that already has the other entry must not get it twice.
    const { rows } = await sql<{ id: number }>`
      with waiting as (
        select id from inbox_items
        where type = ${itemType} and outcome is null and ${has}
        and ${only ? sql`id = any(${only}::int[])` : sql`true`} order by id for update)
      update inbox_items set version = version + 1, ${column} = jsonb_set(${column}, array[${field}], (
        select coalesce(jsonb_agg(case when part -> 'id' = ${String(from)}::jsonb
        then part || jsonb_build_object('id', ${to}::int) else part end order by place), '[]')
        from jsonb_array_elements(${column} -> ${field}) with ordinality as parts(part, place)
        where part -> 'id' <> ${String(from)}::jsonb
        or not ${column} -> ${field} @> ${JSON.stringify([{ id: to }])}::jsonb))
      from waiting where waiting.id = inbox_items.id returning inbox_items.id`.execute(trx);
    for (const { id } of rows) moved.add(id);
  }
  return [...moved];
}
