import type { Application, Handler, Request, Response } from 'json-server';
import type { AccessRule, Viewer } from '../domain/access';
import { parseQuery, type Query } from '../domain/http';
import { pagesOnly, readListRequest, refuseUnknown, type Listed, type ListRequest } from '../domain/listRequest';
import { nextPage } from '../domain/nextPage';
import { only, viewerOf } from './guard';
import type { InboxPart } from './inboxSaving';
import { notFound, Refusal } from './problems';
import { findRow, type Action, type Row } from './rows';

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
  create?(input: unknown, viewer: Viewer): Record<string, unknown>;
  update?(current: Row, input: unknown, viewer: Viewer, request: Request): Record<string, unknown>;
  /** Called before a row is removed; refuses by throwing. */
  remove?(current: Row, viewer: Viewer): void;
  /** Called after every write. */
  written?(action: Action, row: Row, viewer: Viewer): void;
  /** What the inbox has to do with saving it. */
  inbox?: InboxPart | undefined;
}

/** The parameters of a request, read by the same rules as the server's. */
export function queryOf(request: Request): Query {
  return parseQuery(request.originalUrl.split('?').slice(1).join('?'));
}

/** A page of a list. The answer says where it goes on. */
export function pageOf<Item>(request: Request, response: Response, { limit, offset }: Pick<ListRequest, 'limit' | 'offset'>, all: readonly Item[]): Item[] {
  const link = nextPage(request.originalUrl, { limit, offset }, all.length > offset + limit);
  if (link) response.set('Link', link);
  return all.slice(offset, offset + limit);
}

/** The routes of a resource. Each ends in json-server's own (`store`), whose `render` is `answer`. */
export function serve(api: Application, resource: Resource, store: Handler, nextId: () => number): void {
  const { name, rows, read, write } = resource;
  const use: Handler = (_request, response, next) => {
    response.locals.resource = resource;
    next();
  };
  const list: Handler = (request, response) => {
    if (!resource.listed) refuseUnknown(queryOf(request), []);
    const asked = readListRequest(resource.listed ?? pagesOnly, queryOf(request));
    const all = resource.list(asked, viewerOf(response));
    response.json({ data: resource.listed ? pageOf(request, response, asked, all) : all });
  };
  const find: Handler = (request, response, next) => {
    const row = findRow(rows, request.params.id);
    if (!resource.present(row, viewerOf(response))) throw notFound();
    response.locals.row = row;
    next();
  };
  const create: Handler = (request, response, next) => {
    const now = new Date().toISOString();
    if (isKept(request, response, resource)) return;
    const values = resource.create?.(request.body, viewerOf(response));
    // json-server would give the id of a removed last row again.
    request.body = { ...values, id: nextId(), createdAt: now, updatedAt: now, version: 1 };
    next();
  };
  const update: Handler = (request, response, next) => {
    const row = response.locals.row as Row;
    response.locals.input = request.body;
    const values = resource.update?.(row, request.body, viewerOf(response), request);
    const isSame = values !== undefined && Object.entries(values).every(([key, value]) => JSON.stringify(value) === JSON.stringify(row[key]));
    // As the server: what is there already is saved, whichever version the client has seen.
    if (!isSame) refuseStale(request, response, resource, row);
    if (isKept(request, response, resource)) return;
    // As the server: what changes nothing is no new version.
    if (isSame) {
      resource.inbox?.after(response.locals.input, row, viewerOf(response));
      response.set('ETag', etag(row)).set('Cache-Control', 'no-store').json({ data: resource.present(row, viewerOf(response)) });
      return;
    }
    request.body = { ...values, createdAt: row.createdAt, updatedAt: new Date().toISOString(), version: row.version + 1 };
    next();
  };
  const remove: Handler = (request, response, next) => {
    const row = response.locals.row as Row;
    refuseStale(request, response, resource, row);
    resource.remove?.(row, viewerOf(response));
    next();
  };

  api.get(`/${name}`, only(read), list);
  api.get(`/${name}/:id`, only(read), use, find, store);
  if (resource.create) api.post(`/${name}`, only(write), use, create, store);
  if (resource.update) api.put(`/${name}/:id`, only(write), use, find, update, store);
  if (resource.remove) api.delete(`/${name}/:id`, only(write), use, find, remove, store);
}

/** Whether a save was kept in the inbox, and answered with its item. */
function isKept(request: Request, response: Response, { inbox }: Resource): boolean {
  // What was sent; the body becomes the row.
  response.locals.input = request.body;
  const kept = inbox?.before(request.body, (response.locals.row as Row | undefined) ?? null, viewerOf(response));
  if (kept) response.status(kept.status).json({ data: kept.data });
  return Boolean(kept);
}

const actions: Record<string, Action> = { POST: 'create', PUT: 'update', DELETE: 'delete' };

/** What json-server found or wrote, in the envelope. Express answers 304 by itself. */
export function answer(request: Request, response: Response): void {
  const viewer = viewerOf(response);
  const resource = response.locals.resource as Resource;
  const action = actions[request.method ?? ''];
  const row = (action === 'delete' ? response.locals.row : response.locals.data) as Row;
  if (action) resource.written?.(action, row, viewer);
  if (action === 'delete') resource.inbox?.forget(row, viewer);
  else if (action) resource.inbox?.after(response.locals.input, row, viewer);
  if (action === 'delete') response.json({ data: { id: row.id } });
  // Kept by no browser: after a restart, the same version may be another record.
  else response.set('ETag', etag(row)).set('Cache-Control', 'no-store').json({ data: resource.present(row, viewer) });
}

const etag = (row: Row) => `"${row.version}"`;

function refuseStale(request: Request, response: Response, resource: Resource, row: Row): void {
  const expected = request.headers['if-match'];
  if (!expected || expected === '*' || expected.split(/\s*,\s*/).includes(etag(row))) return;
  response.set('ETag', etag(row));
  throw new Refusal(412, 'Dieser Eintrag wurde inzwischen von jemand anderem geändert.', { data: resource.present(row, viewerOf(response)) });
}
