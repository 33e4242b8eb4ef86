import type { Application, Request } from 'json-server';
import { demoInbox, OWN_SOURCE } from '../demo/inbox';
import { editors, type Viewer } from '../domain/access';
import {
  displayedStatus,
  inboxOrder,
  inboxTypeFor,
  inboxTypeOf,
  type Card,
  type InboxItem,
  type InboxList,
  type InboxOutcome,
  type InboxType,
} from '../domain/inbox/inbox';
import { inboxListDeclaration } from '../domain/inbox/inboxList';
import { inboxSaveSchema } from '../domain/inbox/inboxRequests';
import { readListRequest, type ListRequest } from '../domain/lists/listRequest';
import { holdsWords, searchWords } from '../domain/lists/search';
import { checked, invalid, leftOut, Refusal } from './problems';
import { etag, idOf, pageOf, queryOf, withoutParameters, type Row } from './resource';
import { only, viewerOf } from './sessions';

/** The demo's inbox in memory: what is there is read, released and dismissed, one by one; nothing comes in. */
export class Inbox {
  private readonly items: InboxItem[];

  constructor(
    ownSource: string,
    private readonly types: readonly InboxType[],
    startedAt: string,
  ) {
    this.items = demoInbox().map(({ hoursAgo, interim, source, ...item }, index): InboxItem => {
      const then = new Date(Date.parse(startedAt) - hoursAgo * 3_600_000).toISOString();
      return {
        id: index + 1,
        version: 1,
        ...item,
        source: source === OWN_SOURCE ? ownSource : source,
        createdAt: then,
        updatedAt: then,
        proposedAt: then,
        outcome: null,
        endedAt: null,
        endedBy: null,
        importId: null,
        leftOut: [],
        canUndo: false,
        decisions: [],
        hasInterim: interim !== undefined,
        interim: interim?.values ?? null,
        interimBase: interim?.base ?? null,
        interimBy: interim ? { id: null, email: interim.email } : null,
        interimAt: interim ? then : null,
      };
    });
  }

  /** All open items that are asked for, whatever the page, with the counts of all sections. */
  private list({ filters, term, shape }: ListRequest): InboxList {
    const valuesOf = (name: string) => filters.find((filter) => filter.name === name)?.values;
    const [types, sources, statuses, linked, after] = ['type', 'source', 'status', 'internalId', 'after'].map(valuesOf);
    const isOneOf = (values: readonly string[] | undefined, value: unknown) =>
      !values || values.includes(String(value));
    // Visitors hand nothing in here.
    const isOpen = (item: InboxItem) => item.outcome === null && valuesOf('submission') === undefined;
    const open = this.items.filter(
      (item) =>
        isOpen(item) &&
        this.types.includes(item.type) &&
        isOneOf(sources, item.source) &&
        isOneOf(statuses, displayedStatus(toCard(item))) &&
        isOneOf(linked, item.internalId) &&
        holdsWords(`${item.title} ${item.foreignId ?? ''}`, searchWords(term)),
    );
    const counts: InboxList['meta']['counts'] = {};
    for (const { type } of open) counts[type] = (counts[type] ?? 0) + 1;
    const start = this.items.filter(({ id }) => after?.includes(String(id))).sort(inOrder)[0];
    const ofTypes = open.filter(({ type }) => isOneOf(types, type));
    const data = ofTypes
      .filter((item) => !after || (start !== undefined && inOrder(start, item) < 0))
      .sort(inOrder)
      .map((item) =>
        shape === 'summary' ? toCard(item) : { ...toCard(item), data: item.data, normalizedData: item.normalizedData },
      );
    return { data, meta: { total: ofTypes.length, counts } };
  }

  private find(id: number): InboxItem {
    const item = this.items.find((candidate) => candidate.id === id && this.types.includes(candidate.type));
    if (!item) throw new Refusal(404, 'Diesen Eintrag gibt es im Posteingang nicht.');
    return item;
  }

  /** An item that can still be decided about, as it was seen. Errors: 404, 409, 412. */
  private open(id: number, version: number | null): InboxItem {
    const item = this.find(id);
    if (item.outcome !== null) throw new Refusal(409, 'Dieser Eintrag im Posteingang ist inzwischen erledigt.');
    if (version !== null && version !== item.version)
      throw new Refusal(412, 'Dieser Eintrag wurde inzwischen von jemand anderem geändert.', { data: item });
    return item;
  }

  private end(item: InboxItem, outcome: InboxOutcome, viewer: Viewer, internalId = item.internalId): void {
    const endedAt = new Date().toISOString();
    Object.assign(item, {
      outcome,
      endedAt,
      endedBy: viewer && { id: viewer.id, email: viewer.email },
      internalId,
      version: item.version + 1,
      updatedAt: endedAt,
    });
  }

  /**
   * What a save of a record says of items: they are still as they were seen. Out: to be called with the record once it
   * is saved. Errors: 409, 412, 422, 501.
   */
  named(resource: string, input: unknown, isNew: boolean): (row: Row, viewer: Viewer) => void {
    // What is no object is refused with the record.
    const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
    const { inboxId, inboxVersion, inboxOthers, addToInbox, merge } = checked(inboxSaveSchema, isObject ? input : {});
    if (addToInbox || (inboxId !== null && !merge && !isNew)) throw leftOut();
    const items = (inboxId === null ? [] : [{ id: inboxId, version: inboxVersion }, ...inboxOthers]).map(
      ({ id, version }) => this.open(id, version),
    );
    if (items.some(({ type }) => type !== inboxTypeFor(resource)))
      throw invalid([{ field: 'inboxId', message: 'Diesen Eintrag gibt es im Posteingang nicht.' }]);
    return ({ id }, viewer) => {
      for (const item of items) this.end(item, 'merged', viewer, id);
    };
  }

  serve(api: Application): void {
    const asked = (request: Request) => readListRequest(inboxListDeclaration, queryOf(request));
    api.get('/inbox', only(editors), (request, response) => {
      const { data, meta } = this.list(asked(request));
      response.json({ data: pageOf(request, response, asked(request), data), meta });
    });
    api.get('/inbox/:id(\\d+)', only(editors), withoutParameters, (request, response) => {
      const item = this.find(idOf(request));
      response.set('ETag', etag(item)).set('Cache-Control', 'no-store').json({ data: item });
    });
    // Each is reviewed alone.
    api.get('/inbox/:id/others', only(editors), withoutParameters, (request, response) =>
      response.json({ data: this.find(idOf(request)) && [] }),
    );
    api.delete('/inbox/:id', only(editors), (request, response) => {
      const version = /^"(\d+)/.exec(request.headers['if-match'] ?? '')?.[1];
      const item = this.open(idOf(request), version === undefined ? null : Number(version));
      this.end(item, 'dismissed', viewerOf(response));
      response.json({ data: { id: item.id } });
    });
  }
}

function toCard(item: InboxItem): Card {
  const { id, version, type, source, status, title, internalId, foreignId, hasInterim, createdAt, updatedAt } = item;
  return {
    id,
    version,
    type,
    source,
    status,
    title,
    internalId,
    foreignId,
    hasInterim,
    ...(type === 'contact_update' && shownOf(item.data)),
    createdAt,
    updatedAt,
    importId: null,
  };
}

/** What a card shows of a person's proposal. */
function shownOf(data: unknown): { delete: boolean; changes: boolean } {
  const { delete: deletes, changes } = (data ?? {}) as { delete?: unknown; changes?: unknown };
  return {
    delete: [true, 1, '1'].includes(deletes as never),
    changes: typeof changes === 'object' && changes !== null && Object.keys(changes).length > 0,
  };
}

/** By type; within one as its declaration says; then the oldest. */
const inOrder = (a: InboxItem, b: InboxItem) =>
  inboxOrder.indexOf(a.type) - inboxOrder.indexOf(b.type) ||
  rank(a) - rank(b) ||
  a.createdAt.localeCompare(b.createdAt) ||
  a.id - b.id;

/** Those with a badge that is not named (-1) come last. */
const rank = (item: InboxItem): number =>
  (inboxTypeOf(item.type).byStatus ?? []).indexOf(displayedStatus(toCard(item))) >>> 0;
