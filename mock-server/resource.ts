import type { Application, Handler, Request, Response } from 'json-server';
import type { AccessRule, Viewer } from '../domain/access';
import { audience, parseQuery, type Query } from '../domain/http';
import { pagesOnly, readListRequest, refuseUnknown, type Listed, type ListRequest } from '../domain/listRequest';
import { nextPage } from '../domain/nextPage';
import { only, viewerOf } from './guard';
import type { InboxPart } from './inboxRoutes';
import { notFound, Refusal } from './problems';
import type { Action, Row } from './rows';

/**
 * What the mock must know of a resource; json-server itself finds, keeps and removes the rows. A resource without
 * `create`, `update` or `remove` has no such route.
 */
export interface Resource {
  name: string;
  rows: Row[];
  read: AccessRule;
  write: AccessRule;
  /** One row as this person reads it; null where there is none for them. */
  present(row: Row, viewer: Viewer): object | null;
  /** What its list may be asked for; null: nothing, it always comes whole. */
  listed: Listed | null;
  /** All that a list asks for, whatever its page. */
  list(asked: ListRequest, viewer: Viewer): object[];
  /** What is kept of what was sent. Errors: 422 with every problem at once. */
  create?(input: unknown): Record<string, unknown>;
  update?(current: Row, input: unknown): Record<string, unknown>;
  /** Called before a row is removed. */
  remove?(current: Row): void;
  /** Called after every write. */
  written?(action: Action, row: Row, viewer: Viewer): void;
  /** What the inbox has to do with saving it. */
  inbox?: InboxPart | undefined;
}

/** The parameters of a request, read by the same rules as the server's; for whom it asks is said already. */
export function queryOf(request: Request): Query {
  const { [audience.parameter]: _, ...query } = parseQuery(request.originalUrl.split('?').slice(1).join('?'));
  return query;
}

/** The id in the address: a positive whole number. Errors: 404. */
export function idOf({ params }: Request): number {
  if (!/^[1-9]\d{0,9}$/.test(params.id ?? '')) throw notFound();
  return Number(params.id);
}

/** A page of a list. The answer says where it goes on. */
export function pageOf<Item>(request: Request, response: Response, { limit, offset }: Pick<ListRequest, 'limit' | 'offset'>, all: readonly Item[]): Item[] {
  const link = nextPage(request.originalUrl, { limit, offset }, all.length > offset + limit);
  if (link) response.set('Link', link);
  return all.slice(offset, offset + limit);
}

export const etag = ({ version }: { version: number }) => `"${version}"`;

/** The routes of a resource. Those of single rows end in json-server's own (`store`), whose `render` is `answer`. */
export function serve(api: Application, resource: Resource, store: Handler, nextId: () => number): void {
  const { name, rows, read, write } = resource;
  const list: Handler = (request, response) => {
    if (!resource.listed) refuseUnknown(queryOf(request), []);
    const asked = readListRequest(resource.listed ?? pagesOnly, queryOf(request));
    const all = resource.list(asked, viewerOf(response));
    response.json({ data: resource.listed ? pageOf(request, response, asked, all) : all });
  };
  const find: Handler = (request, response, next) => {
    const id = idOf(request);
    const row = rows.find((candidate) => candidate.id === id);
    if (!row || !resource.present(row, viewerOf(response))) throw notFound();
    Object.assign(response.locals, { resource, row });
    next();
  };
  const create: Handler = (request, response, next) => {
    const now = new Date().toISOString();
    const release = resource.inbox?.named(request.body);
    Object.assign(response.locals, { resource, release });
    // json-server would give the id of a removed last row again.
    request.body = { ...resource.create?.(request.body), id: nextId(), createdAt: now, updatedAt: now, version: 1 };
    next();
  };
  const update: Handler = (request, response, next) => {
    const row = response.locals.row as Row;
    const values = resource.update?.(row, request.body) ?? {};
    const isSame = Object.entries(values).every(([key, value]) => JSON.stringify(value) === JSON.stringify(row[key]));
    // As the server: what is there already is saved, whichever version the client has seen, and is no new version.
    if (!isSame) refuseStale(request, response, resource, row);
    response.locals.release = resource.inbox?.named(request.body);
    response.locals.isSame = isSame;
    // A copy: json-server empties the row before it fills it.
    request.body = isSame ? { ...row } : { ...values, createdAt: row.createdAt, updatedAt: new Date().toISOString(), version: row.version + 1 };
    next();
  };
  const remove: Handler = (request, response, next) => {
    const row = response.locals.row as Row;
    refuseStale(request, response, resource, row);
    resource.remove?.(row);
    next();
  };

  api.get(`/${name}`, only(read), list);
  api.get(`/${name}/:id`, only(read), find, store);
  if (resource.create) api.post(`/${name}`, only(write), create, store);
  if (resource.update) api.put(`/${name}/:id`, only(write), find, update, store);
  if (resource.remove) api.delete(`/${name}/:id`, only(write), find, remove, store);
}

const actions: Record<string, Action> = { POST: 'create', PUT: 'update', DELETE: 'delete' };

/** What json-server found or wrote, in the envelope. Express answers 304 by itself. */
export function answer(request: Request, response: Response): void {
  const viewer = viewerOf(response);
  const { resource, release, isSame } = response.locals as { resource: Resource; release?: ReturnType<InboxPart['named']>; isSame?: boolean };
  const action = actions[request.method ?? ''];
  const row = (action === 'delete' ? response.locals.row : response.locals.data) as Row;
  if (action && !isSame) resource.written?.(action, row, viewer);
  if (action === 'delete') resource.inbox?.forget(row, viewer);
  release?.(row, viewer);
  if (action === 'delete') response.json({ data: { id: row.id } });
  // Kept by no browser: after a restart, the same version may be another record.
  else response.set('ETag', etag(row)).set('Cache-Control', 'no-store').json({ data: resource.present(row, viewer) });
}

function refuseStale(request: Request, response: Response, resource: Resource, row: Row): void {
  const expected = request.headers['if-match'];
  if (!expected || expected === '*' || expected.split(/\s*,\s*/).includes(etag(row))) return;
  response.set('ETag', etag(row));
  throw new Refusal(412, 'Dieser Eintrag wurde inzwischen von jemand anderem geändert.', { data: resource.present(row, viewerOf(response)) });
}
