import * as z from 'zod/mini';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { administrators, editors } from '../../../domain/access';
import { allContentTypes } from '../../../domain/contentTypes';
import { referenceTypes } from '../../../domain/referenceTypes';
import { deletedListDeclaration, type DeletedCard } from '../../../domain/administration/deleted';
import type { Query } from '../../../domain/http';
import { pagingOnly, readListRequest } from '../../../domain/lists/listRequest';
import { parse } from '../../http/parse';
import { listDeleted, restoreRecord, type DeletedRecord } from '../history/deleted';
import { listAllDeleted } from '../history/deletedOverview';
import { readPage } from '../../http/nextPage';
import { idParam } from '../../http/idParam';
import { HttpProblem } from '../../http/problems';
import { findPartOf, popMerge } from '../merge/mergedRecords';
import { undoMerge } from '../merge/mergeRecords';
import { accountName, respondsWith, respondsWithList, named } from '../../http/described';
import { listParameters, pageParameters } from './listParameters';
import { recordDocumented } from './openapi';
import { sendStored, withEditorExtras } from './recordRoutes';
import { findRecord } from '../write/repository';

const deletedCard = named<DeletedCard>('DeletedCard', () =>
  z.object({
    resource: z.string(),
    id: z.number(),
    title: z.string(),
    code: z.nullable(z.string()),
    historyId: z.number(),
    deletedAt: z.string(),
    deletedBy: z.nullable(accountName),
    partOf: z.nullable(z.number()),
  }),
);
const deletedRecord = named<DeletedRecord>('DeletedRecord', () =>
  z.object({
    id: z.number(),
    historyId: z.number(),
    deletedAt: z.string(),
    deletedBy: z.nullable(accountName),
    record: z.looseObject({}),
  }),
);

const noObject = 'Hier wird ein Objekt erwartet.';
const restoreSchema = z.object(
  {
    /** The history entry to restore; the last one by default. */
    historyId: z.optional(z.nullable(z.int('Diese Id ist ungültig.').check(z.positive('Diese Id ist ungültig.')))),
    /** Changed values, in the form of a save. */
    record: z.optional(z.nullable(z.record(z.string(), z.unknown(), noObject))),
    /** Restores a merged record alone, so that the moved rows stay with the survivor. */
    apart: z.optional(z.boolean()),
  },
  noObject,
);

/**
 * Editors can restore what they deleted themselves, administrators everything. If someone else deletes a record while
 * an editor has it open, the editor can restore it together with their unsaved changes. Restoring a merged record
 * undoes the merge.
 */
export async function deletedRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;
  const config = { access: editors };
  /** The account whose deletions a user may see, or null for all. */
  const deletedBy = (request: FastifyRequest) => (administrators(request.viewer) ? null : (request.viewer?.id ?? 0));
  const types = allContentTypes.filter((type) => app.config.features[type.feature]);
  const visibleTypes = ({ viewer }: FastifyRequest) => (administrators(viewer) ? [...types, ...referenceTypes] : types);

  app.get(
    '/deleted',
    {
      config,
      schema: {
        summary: 'Gelöschte Einträge aller Arten; wer nicht Administrator ist, sieht die selbst gelöschten',
        tags: ['Gelöschte Einträge'],
        querystring: listParameters(deletedListDeclaration),
        ...respondsWithList(deletedCard),
      },
    },
    async (request, reply) => {
      const listRequest = readListRequest(deletedListDeclaration, request.query as Query);
      return {
        data: await readPage(request, reply, listRequest, (page) =>
          listAllDeleted(db, visibleTypes(request), page, deletedBy(request)),
        ),
      };
    },
  );

  for (const type of [...types, ...referenceTypes]) {
    const config = { access: type.write };
    const tags = [type.label.plural];

    app.get(
      `/${type.name}/deleted`,
      {
        config,
        schema: {
          summary: `${type.label.plural}: gelöschte`,
          tags,
          querystring: pageParameters,
          ...respondsWithList(deletedRecord),
        },
      },
      async (request, reply) => {
        const listRequest = readListRequest(pagingOnly, request.query as Query);
        return {
          data: await readPage(request, reply, listRequest, ({ limit, offset }) =>
            listDeleted(db, type, { limit, offset, by: deletedBy(request) }),
          ),
        };
      },
    );

    app.post(
      `/${type.name}/:id/restore`,
      {
        config: { ...config, writes: type.name },
        schema: {
          summary: `${type.label.singular} wiederherstellen`,
          tags,
          body: named('Restoring', () => restoreSchema, 'input'),
          ...respondsWith(recordDocumented(type), 201),
        },
      },
      async (request, reply) => {
        const { historyId, record, apart = false } = parse(restoreSchema, request.body ?? {});
        const id = idParam(request);
        const partOf = await findPartOf(db, type, id);
        if (partOf !== undefined && !apart) {
          if (historyId != null || record != null)
            throw HttpProblem.conflict(
              `Dieser Eintrag ist im Eintrag mit der ID ${partOf} aufgegangen. Er wird so wiederhergestellt, ` +
                'wie er vorher war. Ändern können Sie ihn danach.',
            );
          if (!(await findRecord(db, type, partOf, 'all')))
            throw HttpProblem.conflict(
              `Der Eintrag mit der ID ${partOf}, in dem dieser aufgegangen ist, wurde inzwischen selbst gelöscht.`,
            );
          return sendStored(
            reply.code(201),
            await withEditorExtras(
              db,
              type,
              await undoMerge(db, type, id, request.viewer, app.saveExtensionOf(type)?.follow),
            ),
          );
        }
        const restored = await restoreRecord(db, type, id, {
          historyId: historyId ?? undefined,
          record: record ?? undefined,
          actor: request.viewer,
          mayRestore: (deletedBy) =>
            record != null || administrators(request.viewer) || deletedBy === request.viewer?.id,
          after: async (trx, back) => {
            if (partOf !== undefined) await popMerge(trx, type, back);
            await app.saveExtensionOf(type)?.recall?.(trx, back);
          },
        });
        return sendStored(reply.code(201), await withEditorExtras(db, type, restored));
      },
    );
  }
}
