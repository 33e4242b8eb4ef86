import simpleRestProvider from 'ra-data-simple-rest';
import {
  HttpError,
  type CreateParams,
  type DataProvider,
  type DeleteManyParams,
  type DeleteParams,
  type fetchUtils,
  type GetListParams,
  type GetListResult,
  type GetManyParams,
  type GetOneParams,
  type Identifier,
  type RaRecord,
  type UpdateManyParams,
  type UpdateParams,
} from 'react-admin';
import type { DeletedCard } from '../domain/administration/deleted';
import { contentOf } from '../domain/contents';
import { defaultLimit, formatQuery, maxLimit, maxValues, type ListMeta } from '../domain/http';
import { changeEach, type Failure } from './api/changeEach';
import { apiFetch, apiRequest, fieldErrors, problemOf, type ApiInit } from './api/http';
import { mergedRecordError, withoutLongValues, writableValues, versionOf } from './api/records';
import { revealsOutcome } from './api/idempotencyKeys';
import type { Unanswered } from './drafts/draftStore';
import { isObject } from '../domain/values/isObject';

type QueryValue = string | number | readonly (string | number)[] | undefined;

/**
 * The query of a list: the filter unchanged (`term`, `topic: [1, 2]`), limit and offset, the order, and `shape=summary`
 * if `meta.shape` is set. `meta.thenBy` names the second field to sort by, for each field: `{lastName: 'firstName'}`,
 * or with a direction, `{type: 'name ASC'}`. `meta.total` requests the total with the first page.
 */
export function listQuery({ pagination, sort, filter, meta }: GetListParams): string {
  const { page, perPage } = pagination ?? { page: 1, perPage: defaultLimit };
  const thenBy = sort && (meta?.thenBy as Record<string, string> | undefined)?.[sort.field];
  const orders = sort?.field
    ? [[sort.field, sort.order], ...(thenBy?.split(',').map((part) => part.split(' ')) ?? [])]
    : [];
  return formatQuery({
    ...(filter as Record<string, QueryValue>),
    limit: perPage,
    offset: (page - 1) * perPage || undefined,
    ...(orders.length > 0
      ? {
          orderBy: orders.map(([field = '']) => field),
          orderDirection: orders.map(([, direction = sort?.order ?? 'ASC']) => direction),
        }
      : {}),
    shape: meta?.shape as string | undefined,
    total: meta?.total === true && page === 1 ? 'true' : undefined,
  });
}

/** Additions to the requests of ra-data-simple-rest. */
interface CallOptions {
  /** The version to replace, sent as `If-Match`. */
  version?: string | undefined;
  /** The idempotency key of a POST. */
  once?: string | undefined;
  /** Further query parameters. */
  query?: string;
}

/**
 * A call through ra-data-simple-rest. Its httpClient unwraps the response and adds the version to the record.
 * @returns the record and the envelope's `meta`
 */
async function call(
  resource: string,
  run: (rest: DataProvider) => Promise<{ data: any }>,
  { version, once, query }: CallOptions = {},
): Promise<{ data: any; meta?: unknown }> {
  let meta: unknown;
  const rest = simpleRestProvider('', async (url, { method = 'GET', body, signal }: fetchUtils.Options = {}) => {
    const answer = await apiRequest<any>(query ? `${url}?${query}` : url, {
      method: method as NonNullable<ApiInit['method']>,
      signal: signal ?? undefined,
      headers: version ? { 'If-Match': version } : {},
      ...(typeof body === 'string' && { body: JSON.parse(body) as unknown }),
      ...(once && { once }),
    }).catch(refuse);
    meta = answer.meta;
    const etag = answer.headers.get('ETag');
    const json = isObject(answer.data) && etag ? { ...answer.data, _version: etag } : answer.data;
    return { status: answer.status, headers: answer.headers, body: '', json };
  });
  const { data } = await run(rest);
  return { data: withoutLongValues(resource, data), ...(meta !== undefined && { meta }) };
}

/** Places field errors, by path, where react-admin's forms look for them, so that they appear at their inputs. */
function refuse(error: unknown): never {
  const problem = problemOf(error);
  if (!(error instanceof HttpError) || !Array.isArray(problem?.errors)) throw error;
  throw new HttpError(error.message, error.status, { ...problem, errors: fieldErrors(error) });
}

async function getList<R extends RaRecord>(
  resource: string,
  params: GetListParams & { signal?: AbortSignal },
): Promise<GetListResult<R>> {
  const { page, perPage } = params.pagination ?? { page: 1, perPage: defaultLimit };
  if (perPage > maxLimit) return getLongPage<R>(resource, params, perPage);
  const { signal } = params;
  const answer = await apiRequest<R[]>(`/${resource}?${listQuery(params)}`, signal ? { signal } : {});
  // Deleted records get unique ids, since the ids of records are not unique across types.
  const data =
    resource === 'deleted'
      ? answer.data.map((card) => ({ ...card, id: (card as unknown as DeletedCard).historyId, recordId: card.id }))
      : answer.data;
  const { total, totalAtLeast } = (answer.meta ?? {}) as ListMeta;
  // The end does not depend on the total, since a short page is the last one.
  return {
    data,
    total: total as number,
    meta: { totalAtLeast },
    pageInfo: { hasNextPage: data.length >= perPage, hasPreviousPage: page > 1 },
  };
}

/** Loads a page that is longer than the API's limit, as for an export, in several calls. */
async function getLongPage<R extends RaRecord>(
  resource: string,
  params: GetListParams,
  perPage: number,
): Promise<GetListResult<R>> {
  const data: R[] = [];
  for (let page = 1; data.length < perPage; page += 1) {
    const part = await getList<R>(resource, { ...params, pagination: { page, perPage: maxLimit } });
    data.push(...part.data);
    if (!part.pageInfo?.hasNextPage) return { data, total: data.length };
  }
  return { data: data.slice(0, perPage), total: perPage };
}

/** Several records in as few calls as the type allows; those that no longer exist are left out. */
async function getMany<R extends RaRecord>(
  resource: string,
  { ids, signal }: GetManyParams<R> & { signal?: AbortSignal },
): Promise<R[]> {
  // Every content type has the filter `ids`; accounts do not.
  if (!contentOf(resource)) {
    const found = await Promise.allSettled(ids.map((id) => readOne(resource, { id, ...(signal && { signal }) })));
    return found.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.data as R] : []));
  }
  const chunks = Array.from({ length: Math.ceil(ids.length / maxValues) }, (_, chunk) =>
    ids.slice(chunk * maxValues, (chunk + 1) * maxValues),
  );
  const lists = await Promise.all(
    chunks.map((chunk) =>
      apiFetch<R[]>(`/${resource}?${formatQuery({ ids: chunk, limit: maxValues })}`, {
        signal,
      }),
    ),
  );
  return lists.flat();
}

const readOne = async (resource: string, params: GetOneParams) =>
  call(resource, (rest) => rest.getOne(resource, params));

/**
 * Reads one record.
 * @throws if its id points to another record (`leadsTo`), because callers expect the one they requested
 */
async function getOne(resource: string, params: GetOneParams) {
  const answer = await readOne(resource, params);
  const { id } = answer.data as { id?: Identifier };
  if (id !== undefined && String(id) !== String(params.id)) throw mergedRecordError(id);
  return answer;
}

/**
 * Creates a record.
 * @param params `meta.key` is the idempotency key, if the caller has one. `meta.lost` is an earlier request whose
 * response was lost, if the values have changed since: it is repeated, and the record that it created is updated, so
 * that no duplicate arises.
 */
async function create(resource: string, { data, meta }: CreateParams) {
  const { key, lost } = (meta ?? {}) as { key?: string; lost?: Unanswered };
  const before = lost ? (await makeAgain(resource, lost))?.data : null;
  if (!before) return post(resource, data as object, key);
  // A record that was kept in the inbox is an item there, and is saved as that.
  if (lost?.values.addToInbox === true) return post(resource, { ...(data as object), inboxId: before.id }, key);
  const { data: previousData } = await readOne(resource, { id: before.id });
  return update(resource, {
    id: before.id,
    data: { ...(data as object), id: before.id, _version: versionOf(previousData) },
    previousData,
  });
}

const post = async (resource: string, data: object, once?: string) =>
  call(resource, (rest) => rest.create(resource, { data: writableValues(resource, data) }), { once });

/** @returns null if the request was refused, so that nothing was created */
async function makeAgain(resource: string, { values, key }: Unanswered): Promise<{ data: RaRecord } | null> {
  try {
    return await post(resource, values, key);
  } catch (error) {
    if (error instanceof HttpError && revealsOutcome(error.status) && error.status !== 401) return null;
    throw error;
  }
}

/**
 * Saves a record on top of the version at which it was read.
 * @throws 412 if that is stale, with the current record and its version in `body.data`
 */
async function update(resource: string, params: UpdateParams) {
  const version = versionOf(params.data) ?? versionOf(params.previousData);
  const data = writableValues(resource, params.data as object);
  return call(resource, (rest) => rest.update(resource, { ...params, data }), { version });
}

/** Deletes a record. `meta.query` contains further query parameters, such as `{regions: [1]}`. */
async function remove(resource: string, params: DeleteParams) {
  const query = formatQuery((params.meta?.query ?? {}) as Record<string, QueryValue>);
  return call(resource, (rest) => rest.delete(resource, params), { query });
}

/**
 * Changes the same fields of many records, each against its own version.
 * @throws if any could not be changed, after trying all
 */
async function updateMany(resource: string, { ids, data }: UpdateManyParams) {
  const { failed } = await changeEach<RaRecord>(ids as number[], {
    read: async (id) => (await readOne(resource, { id })).data as RaRecord,
    write: (id, next, previousData) => update(resource, { id, data: next, previousData }),
    change: (record) => ({ ...record, ...data }),
  });
  refuseSome(failed);
  return { data: [...ids] };
}

/**
 * Deletes many records one by one.
 * @throws if any could not be deleted, after trying all
 */
async function deleteMany(resource: string, { ids, meta }: DeleteManyParams) {
  const { failed } = await changeEach<RaRecord>(ids as number[], {
    read: async (id) => ({ id }),
    change: (record) => record,
    write: (id) => remove(resource, { id, meta }),
  });
  refuseSome(failed);
  return { data: [...ids] };
}

function refuseSome(failed: readonly Failure[]): void {
  if (failed.length > 0) throw new Error(failed.map(({ id, message }) => `ID ${id}: ${message}`).join(' '));
}

/** Connects react-admin to the API. Resources are named after the paths of the API. */
export const dataProvider: DataProvider = {
  getOne,
  getList,
  getMany: async (resource, params) => ({ data: await getMany(resource, params) }),
  getManyReference: (resource, { target, id, ...params }) =>
    getList(resource, { ...params, filter: { ...params.filter, [target]: [id] } }) as never,
  create,
  update,
  updateMany,
  delete: remove,
  deleteMany,
  supportAbortSignal: true,
};
