import type { Application, Handler, Request, Response } from 'json-server';
import type { AccessRule, Viewer } from '../domain/access';
import { viewOfEmbed } from '../domain/embeds/views';
import { audience, parseQuery, type Query } from '../domain/http';
import {
  pagingOnly,
  readListRequest,
  refuseUnknown,
  type ListDeclaration,
  type ListRequest,
} from '../domain/lists/listRequest';
import { cardOf } from '../domain/publicViews/card';
import { nextPage } from '../domain/lists/nextPage';
import { notFound, Refusal } from './problems';
import { requireRole, viewerOf } from './sessions';

/** A row as json-server stores it. `version` grows with every write and is not part of responses. */
export type Row = { id: number; version: number; createdAt: string; updatedAt: string } & Record<string, unknown>;

/** The accounts that have written to a row; json-server keeps the row's object when it writes. */
export const editorsOf = new WeakMap<Row, Set<number>>();
export function noteEditor(row: Row, viewer: Viewer): void {
  if (viewer) editorsOf.set(row, (editorsOf.get(row) ?? new Set()).add(viewer.id));
}

/**
 * The rules of a resource; json-server itself finds, stores and removes rows. Without `create` or `update`, that route
 * is missing; a resource with `update` also has DELETE.
 */
export interface Resource {
  name: string;
  rows: Row[];
  read: AccessRule;
  write: AccessRule;
  /** A row as the viewer may see it (`short`: as in lists); null if they may not see it. */
  present(row: Row, viewer: Viewer, short?: boolean): object | null;
  /** The parameters of its list; null if the list is never paged. */
  listed: ListDeclaration | null;
  /** All rows that match a list request; only those on the page are presented. */
  list(listRequest: ListRequest): readonly Row[];
  /**
   * The values to store.
   * @throws 422 with every problem at once
   */
  create?(input: unknown, viewer: Viewer): Record<string, unknown>;
  update?(current: Row, input: unknown, viewer: Viewer): Record<string, unknown>;
  /** Throws if a row must not be removed. */
  refuseRemoval?(row: Row, viewer: Viewer): void;
  /** Checks the inbox items that a save refers to. Returns a function that closes them, to be called after the save. */
  released?(input: unknown, isNew: boolean): (row: Row, viewer: Viewer) => void;
  /**
   * Keeps the record in the inbox instead of saving it, if the request asks for that; otherwise returns undefined.
   * @throws 409, 422
   */
  kept?(input: unknown, before: Row | null, viewer: Viewer): { item: object; isNew: boolean } | undefined;
  /** Called after every write that changed something. */
  written?(row: Row, isGone: boolean, request: Request, viewer: Viewer): void;
}

/** The parameters of a request, parsed with the server's rules; `audience` was handled before. */
export function queryOf(request: Request): Query {
  const { [audience.parameter]: _, ...query } = parseQuery(request.originalUrl.split('?').slice(1).join('?'));
  return query;
}

/**
 * The id in the URL, a positive integer.
 * @throws 404
 */
export function idOf({ params }: Request): number {
  if (!/^[1-9]\d{0,9}$/.test(params.id ?? '')) throw notFound();
  return Number(params.id);
}

/** A page of a list, with a link to the next one. */
export function pageOf<Item>(
  request: Request,
  response: Response,
  { limit, offset }: Pick<ListRequest, 'limit' | 'offset'>,
  all: readonly Item[],
): Item[] {
  const link = nextPage(request.originalUrl, { limit, offset }, all.length > offset + limit);
  if (link) response.set('Link', link);
  return all.slice(offset, offset + limit);
}

export const etag = ({ version }: { version: number }) => `"${version}"`;

/**
 * The routes of a resource. Those for single rows end in json-server's own (`store`), whose result `answer` renders.
 */
export function serve(api: Application, resource: Resource, store: Handler, nextId: () => number): void {
  const { name, rows, read, write } = resource;
  const find: Handler = (request, response, next) => {
    const id = idOf(request);
    const row = rows.find((candidate) => candidate.id === id);
    if (!row || !resource.present(row, viewerOf(response))) throw notFound();
    Object.assign(response.locals, { resource, row });
    next();
  };
  const create: Handler = (request, response, next) => {
    if (answerKept(response, resource.kept?.(request.body, null, viewerOf(response)))) return;
    const now = new Date().toISOString();
    Object.assign(response.locals, { resource, release: resource.released?.(request.body, true) });
    // json-server would otherwise reuse the id of the last row if that was removed.
    request.body = {
      ...resource.create?.(request.body, viewerOf(response)),
      id: nextId(),
      createdAt: now,
      updatedAt: now,
      version: 1,
    };
    next();
  };
  const update: Handler = (request, response, next) => {
    const row = response.locals.row as Row;
    if (answerKept(response, resource.kept?.(request.body, row, viewerOf(response)))) return;
    const values = resource.update?.(row, request.body, viewerOf(response)) ?? {};
    const isSame = Object.entries(values).every(([key, value]) => JSON.stringify(value) === JSON.stringify(row[key]));
    // As on the server, saving unchanged content succeeds at any version, and does not create a new one.
    if (!isSame) refuseStale(request, response, resource, row);
    Object.assign(response.locals, { isSame, release: resource.released?.(request.body, false) });
    // A copy, because json-server clears the row before it fills it.
    request.body = isSame
      ? { ...row }
      : { ...values, createdAt: row.createdAt, updatedAt: new Date().toISOString(), version: row.version + 1 };
    next();
  };
  const remove: Handler = (request, response, next) => {
    const row = response.locals.row as Row;
    refuseStale(request, response, resource, row);
    resource.refuseRemoval?.(row, viewerOf(response));
    next();
  };

  serveList(api, resource);
  api.get(`/${name}/:id`, requireRole(read), find, withoutParameters, store);
  if (resource.create) api.post(`/${name}`, requireRole(write), create, store);
  if (!resource.update) return;
  api.put(`/${name}/:id`, requireRole(write), find, update, store);
  api.delete(`/${name}/:id`, requireRole(write), find, remove, store);
}

function answerKept(response: Response, kept: { item: object; isNew: boolean } | undefined): boolean {
  if (kept) response.status(kept.isNew ? 201 : 200).json({ data: kept.item });
  return kept !== undefined;
}

/** The list of a resource. */
export function serveList(
  api: Application,
  { name, read, listed, list, present }: Pick<Resource, 'name' | 'read' | 'listed' | 'list' | 'present'>,
): void {
  api.get(`/${name}`, requireRole(read), (request, response) => {
    if (!listed) refuseUnknown(queryOf(request), []);
    const listRequest = readListRequest(listed ?? pagingOnly, queryOf(request));
    const all = list(listRequest);
    const page = listed ? pageOf(request, response, listRequest, all) : all;
    const { shape, locale } = listRequest;
    response.json({
      data: page.map((row) =>
        locale
          ? cardOf(viewOfEmbed({ resource: name }), present(row, null) as Record<string, unknown>, locale)
          : present(row, viewerOf(response), shape === 'summary'),
      ),
    });
  });
}

/**
 * Routes for single rows do not accept parameters.
 * @throws 400 if there are any
 */
export const withoutParameters: Handler = (request, _response, next) => {
  refuseUnknown(queryOf(request), []);
  next();
};

/** Sends json-server's result in the envelope. Express sends a 304 by itself. */
export function sendResult(request: Request, response: Response): void {
  const viewer = viewerOf(response);
  const { resource, release, isSame } = response.locals as {
    resource: Resource;
    release?: (row: Row, viewer: Viewer) => void;
    isSame?: boolean;
  };
  const isGone = request.method === 'DELETE';
  const row = (isGone ? response.locals.row : response.locals.data) as Row;
  if (['POST', 'PUT', 'DELETE'].includes(String(request.method)) && !isSame) {
    noteEditor(row, viewer);
    resource.written?.(row, isGone, request, viewer);
  }
  release?.(row, viewer);
  if (isGone) response.json({ data: { id: row.id } });
  // Never cached, because after a restart the same version may be a different record.
  else
    response
      .set('ETag', etag(row))
      .set('Cache-Control', 'no-store')
      .json({ data: resource.present(row, viewer) });
}

function refuseStale(request: Request, response: Response, resource: Resource, row: Row): void {
  const expected = request.headers['if-match'];
  if (!expected || expected === '*' || expected.split(/\s*,\s*/).includes(etag(row))) return;
  response.set('ETag', etag(row));
  throw new Refusal(412, 'Dieser Eintrag wurde inzwischen von jemand anderem geändert.', {
    data: resource.present(row, viewerOf(response)),
  });
}
