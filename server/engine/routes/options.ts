import * as z from 'zod';
import type { FastifyInstance } from 'fastify';
import { nameOf, type ContentType } from '../../../domain/contentType';
import type { Query } from '../../../domain/http';
import { optionsOf, readListRequest } from '../../../domain/lists/listRequest';
import { listQuery } from '../read/listQuery';
import { joinRelations } from '../read/joinRelations';
import { searchEverywhere } from '../search/searchEverywhere';
import { respondsWith, named } from '../../http/described';
import { listParameters } from './listParameters';

interface RecordOption {
  id: number;
  name: string;
  /** Distinguishes records with the same name. */
  detail: string;
  isPublic: boolean;
}

const recordOption = named<RecordOption>('RecordOption', () =>
  z.object({ id: z.number(), name: z.string(), detail: z.string(), isPublic: z.boolean() }),
);

const maxOptions = 50;

/**
 * `GET /{resource}/options?term=…`: records for an autocomplete input, best matches first; with `ids[]`, the selected
 * ones.
 */
export function serveOptions(app: FastifyInstance, type: ContentType): void {
  const { db, searches } = app.database;
  const schema = {
    summary: `${type.label.plural}: Auswahl beim Tippen`,
    tags: [type.label.plural],
    querystring: listParameters(optionsOf(type)),
    ...respondsWith(recordOption.array()),
  };
  app.get(
    `/${type.name}/options`,
    { config: { access: type.write, scope: type.name }, schema },
    async (request): Promise<{ data: RecordOption[] }> => {
      const listRequest = readListRequest(optionsOf(type), request.query as Query);
      const limit = Math.min(listRequest.limit, maxOptions);
      if (!listRequest.term)
        return {
          data: await read(listRequest.filters, byName, limit),
        };
      const hits = await searchEverywhere(
        searches,
        (type.members ?? [type]).map(({ name }) => name),
        listRequest.term,
        limit,
      );
      const options = await read(
        [{ name: 'ids', filter: { kind: 'ids', label: 'Ids' }, values: hits.map(({ id }) => String(id)) }],
        [],
        limit,
      );
      const ranks = new Map(hits.map(({ id }, place) => [id, place]));
      return { data: options.sort((a, b) => (ranks.get(a.id) ?? 0) - (ranks.get(b.id) ?? 0)) };
    },
  );

  const byName = [{ field: type.titleField, direction: 'ASC' as const }];
  async function read(
    filters: ReturnType<typeof readListRequest>['filters'],
    order: typeof byName,
    limit: number,
  ): Promise<RecordOption[]> {
    const request = {
      term: '',
      filters,
      order: order.length > 0 ? order : [{ field: 'id', direction: 'ASC' as const }],
      limit,
      offset: 0,
      shape: 'summary' as const,
      total: false,
    };
    const { rows } = await listQuery(type, request, 'all').execute(db);
    return (await joinRelations(db, type, { view: 'all', short: true, single: true }, rows)).map((text) => {
      const record = JSON.parse(text) as Record<string, any>;
      return {
        id: record.id,
        name: nameOf(type, record) || String(record.name ?? ''),
        detail: type.detailOf?.(record) ?? '',
        isPublic: record.isPublic,
      };
    });
  }
}
