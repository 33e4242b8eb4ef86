import { demoInbox, OWN_SOURCE } from '../demo/inbox';
import type { Viewer } from '../domain/access';
import { displayedStatus, inboxOrder, inboxTypeOf, type Card, type EndedCard, type InboxItem, type InboxList, type InboxOutcome, type InboxType } from '../domain/inbox';
import type { ListRequest } from '../domain/listRequest';
import { holdsWords, searchWords } from '../domain/search';
import { Refusal } from './problems';

/** The demo's inbox in memory: what is there is read, released and dismissed; nothing comes in. */
export class Inbox {
  private readonly items: InboxItem[];

  constructor(ownSource: string, private readonly types: readonly InboxType[], startedAt: string) {
    this.items = demoInbox().map(({ hoursAgo, interim, source, ...item }, index): InboxItem => {
      const then = new Date(Date.parse(startedAt) - hoursAgo * 3_600_000).toISOString();
      return {
        id: index + 1, version: 1, ...item, source: source === OWN_SOURCE ? ownSource : source, createdAt: then, updatedAt: then, proposedAt: then,
        outcome: null, endedAt: null, endedBy: null, importId: null, leftOut: [], canUndo: false, decisions: [], hasInterim: interim !== undefined,
        interim: interim?.values ?? null, interimBase: interim?.base ?? null, interimBy: interim ? { id: null, email: interim.email } : null, interimAt: interim ? then : null,
      };
    });
  }

  /** All open items that are asked for, whatever the page, with the counts of all sections. */
  list({ filters, term }: ListRequest): InboxList {
    const valuesOf = (name: string) => filters.find((filter) => filter.name === name)?.values;
    const [types, sources, statuses, linked, after, per] = ['type', 'source', 'status', 'internalId', 'after', 'per'].map(valuesOf);
    const words = searchWords(term);
    const isOneOf = (values: readonly string[] | undefined, value: unknown) => !values || values.includes(String(value));
    const matching = this.items.filter((item) => item.outcome === null && this.types.includes(item.type) && isOneOf(sources, item.source) &&
      isOneOf(statuses, displayedStatus(toCard(item))) && isOneOf(linked, item.internalId) && holdsWords(`${item.title} ${item.foreignId ?? ''}`, words));
    // One card per record stands where its first item does.
    const open = per?.includes('record') ? matching.filter((item) => !matching.some((one) => belongTogether(one, item) && inOrder(one, item) < 0)) : matching;
    const counts: InboxList['meta']['counts'] = {};
    for (const { type } of open) counts[type] = (counts[type] ?? 0) + 1;
    const start = this.items.filter(({ id }) => after?.includes(String(id))).sort(inOrder)[0];
    const ofTypes = open.filter(({ type }) => isOneOf(types, type));
    const cards = ofTypes.filter((item) => !after || (start !== undefined && inOrder(start, item) < 0)).sort(inOrder)
      .map((item) => ({ ...toCard(item), ...(per?.includes('record') && this.proposalsOf(item)) }));
    return { data: cards, meta: { total: ofTypes.length, counts } };
  }

  /** The open items about the same record, where they are one card. */
  others(item: InboxItem): InboxItem[] {
    return this.items.filter((one) => one.outcome === null && belongTogether(one, item));
  }

  private proposalsOf(item: InboxItem): Pick<Card, 'proposals'> {
    const all = [item, ...this.others(item)].sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
    return all.length === 1 ? {} : { proposals: all.map(({ id, version, source, hasInterim, createdAt }) => ({ id, version, source, hasInterim, createdAt })) };
  }

  /** What has ended, the latest first. */
  ended(): EndedCard[] {
    return this.items.filter(({ outcome }) => outcome !== null)
      .sort((a, b) => String(b.endedAt).localeCompare(String(a.endedAt)) || b.id - a.id)
      .map((item) => ({ ...toCard(item), outcome: item.outcome, endedAt: item.endedAt, endedBy: item.endedBy, leftOut: [], canUndo: false }));
  }

  /** Errors: 404. */
  find(id: number): InboxItem {
    const item = this.items.find((candidate) => candidate.id === id && this.types.includes(candidate.type));
    if (!item) throw new Refusal(404, 'Diesen Eintrag gibt es im Posteingang nicht.');
    return item;
  }

  /** An item that can still be decided about, as it was seen. Errors: 404, 409, 412. */
  open(id: number, version: number | null): InboxItem {
    const item = this.find(id);
    if (item.outcome !== null) throw new Refusal(409, 'Dieser Eintrag im Posteingang ist inzwischen erledigt.');
    if (version !== null && version !== item.version) throw new Refusal(412, 'Dieser Eintrag wurde inzwischen von jemand anderem geändert.', { data: item });
    return item;
  }

  end(item: InboxItem, outcome: InboxOutcome, viewer: Viewer, internalId = item.internalId): void {
    const endedAt = new Date().toISOString();
    Object.assign(item, { outcome, endedAt, endedBy: viewer && { id: viewer.id, email: viewer.email }, internalId, version: item.version + 1, updatedAt: endedAt });
  }

  /** Links an item to the record that was made of it. */
  link(item: InboxItem, internalId: number): void {
    Object.assign(item, { internalId, version: item.version + 1, ...(item.status !== 'deleted' && { status: 'update' }) });
  }

  /** Ends whatever is open about a record that is no more. */
  forget(type: InboxType, recordId: number, viewer: Viewer): void {
    for (const item of this.items) if (item.type === type && item.internalId === recordId && item.outcome === null) this.end(item, 'superseded', viewer);
  }
}

const belongTogether = (one: InboxItem, item: InboxItem) =>
  one.id !== item.id && one.type === item.type && one.internalId === item.internalId && item.internalId !== null && inboxTypeOf(item.type).together === true;

function toCard(item: InboxItem): Card {
  const { id, version, type, source, status, title, internalId, foreignId, hasInterim, createdAt, updatedAt } = item;
  return { id, version, type, source, status, title, internalId, foreignId, hasInterim, ...(type === 'contact_update' && shownOf(item.data)), createdAt, updatedAt, importId: null };
}

/** What a card shows of a person's proposal. */
function shownOf(data: unknown): { delete: boolean; changes: boolean } {
  const { delete: deletes, changes } = (data ?? {}) as { delete?: unknown; changes?: unknown };
  return { delete: [true, 1, '1'].includes(deletes as never), changes: typeof changes === 'object' && changes !== null && Object.keys(changes).length > 0 };
}

/** By type; projects and persons deletions first; then the oldest. */
function inOrder(a: InboxItem, b: InboxItem): number {
  return inboxOrder.indexOf(a.type) - inboxOrder.indexOf(b.type) || rank(a) - rank(b) || a.createdAt.localeCompare(b.createdAt) || a.id - b.id;
}

function rank(item: InboxItem): number {
  if (item.type === 'project') return ['deleted', 'new', 'update'].indexOf(item.status);
  return item.type === 'contact_update' ? ['deleted', 'update'].indexOf(displayedStatus(toCard(item))) >>> 0 : 0;
}
