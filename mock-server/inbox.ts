import { demoInbox, OWN_SOURCE } from '../demo/inbox';
import type { Viewer } from '../domain/access';
import { displayedStatus, inboxOrder, inboxTypeOf, type Card, type EndedCard, type InboxItem, type InboxList, type InboxOutcome, type InboxType, type Person } from '../domain/inbox';
import type { ListRequest } from '../domain/listRequest';
import { searchText, searchWords } from '../domain/search';
import { Refusal } from './problems';

type Values = Record<string, unknown>;
/** What a person who saves in between changes about an item. */
export type ItemChange = Partial<Pick<InboxItem, 'title' | 'status' | 'internalId' | 'data' | 'normalizedData' | 'base'>> & {
  interim?: { values: Values; base: Values | null; by: Viewer };
};

/** The demo's inbox in memory, with the rules of the server's. */
export class Inbox {
  private readonly items: InboxItem[];
  private lastId: number;

  constructor(
    readonly ownSource: string,
    private readonly types: readonly InboxType[],
    startedAt: string,
  ) {
    this.items = demoInbox().map(({ hoursAgo, interim, source, ...item }, index) => {
      const then = new Date(Date.parse(startedAt) - hoursAgo * 3_600_000).toISOString();
      const whole = newItem(index + 1, { ...item, source: source === OWN_SOURCE ? ownSource : source }, then);
      return interim ? withInterim(whole, { values: interim.values, base: interim.base, by: { id: null, email: interim.email } }, then) : whole;
    });
    this.lastId = this.items.length;
  }

  /** All open items that are asked for, whatever the page, with the counts of all sections. */
  list({ filters, term }: ListRequest): InboxList {
    const valuesOf = (name: string) => filters.find((filter) => filter.name === name)?.values;
    const [types, sources, statuses, linked, after, per] = ['type', 'source', 'status', 'internalId', 'after', 'per'].map(valuesOf);
    const words = searchWords(term);
    const matching = this.items.filter((item) => {
      const searched = searchText([item.title, item.foreignId ?? '']);
      return item.outcome === null && this.types.includes(item.type) &&
        (!sources || sources.includes(item.source)) && (!statuses || statuses.includes(displayedStatus(toCard(item)))) &&
        (!linked || linked.includes(String(item.internalId))) &&
        words.every((spellings) => spellings.some((spelling) => searched.includes(spelling)));
    });
    // One card per record stands where its first item does.
    const open = per?.includes('record') ? matching.filter((item) => !matching.some((one) => belongTogether(one, item) && inOrder(one, item) < 0)) : matching;
    const counts: InboxList['meta']['counts'] = {};
    for (const { type } of open) counts[type] = (counts[type] ?? 0) + 1;
    const start = after && this.items.filter(({ id }) => after.includes(String(id))).sort(inOrder)[0];
    const shown = open
      .filter((item) => (!types || types.includes(item.type)) && (!after || (start !== undefined && inOrder(start, item) < 0)))
      .sort(inOrder);
    const cards = shown.map((item) => ({ ...toCard(item), ...(per?.includes('record') && this.proposalsOf(item)) }));
    return { data: cards, meta: { total: types ? sum(counts, types) : open.length, counts } };
  }

  /** What waits beside an item about the same record, the newest first. */
  others(item: InboxItem): InboxItem[] {
    return this.items.filter((one) => one.outcome === null && belongTogether(one, item)).sort((a, b) => b.proposedAt.localeCompare(a.proposedAt) || b.id - a.id);
  }

  private proposalsOf(item: InboxItem): Pick<Card, 'proposals'> {
    const all = [item, ...this.others(item)].sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
    return all.length === 1 ? {} : { proposals: all.map(({ id, version, source, hasInterim, createdAt }) => ({ id, version, source, hasInterim, createdAt })) };
  }

  /** What has ended, the latest first. */
  ended(): EndedCard[] {
    const ended = this.items.filter(({ outcome, type }) => outcome !== null && this.types.includes(type));
    return ended
      .sort((a, b) => String(b.endedAt).localeCompare(String(a.endedAt)) || b.id - a.id)
      .map(({ outcome, endedAt, endedBy, ...item }) => ({ ...toCard(item as InboxItem), outcome, endedAt, endedBy, leftOut: [], canUndo: false }));
  }

  /** Errors: 404. */
  find(id: number): InboxItem {
    const item = this.items.find((candidate) => candidate.id === id && this.types.includes(candidate.type));
    if (!item) throw new Refusal(404, 'Diesen Eintrag gibt es im Posteingang nicht.');
    return item;
  }

  /** An item that can still be decided about. Errors: 404, 409. */
  open(id: number): InboxItem {
    const item = this.find(id);
    if (item.outcome !== null) throw new Refusal(409, endedMessages[item.outcome]);
    return item;
  }

  add(item: Pick<InboxItem, 'type' | 'status' | 'title' | 'internalId' | 'data' | 'normalizedData' | 'base'> & ItemChange): InboxItem {
    const { interim, ...rest } = item;
    const now = new Date().toISOString();
    const whole = newItem(++this.lastId, { ...rest, source: this.ownSource, foreignId: null }, now);
    if (interim) withInterim(whole, interim, now);
    this.items.push(whole);
    return whole;
  }

  change(item: InboxItem, { interim, ...values }: ItemChange): InboxItem {
    const now = new Date().toISOString();
    Object.assign(item, values, { version: item.version + 1, updatedAt: now }, (values.data !== undefined || values.normalizedData !== undefined) && { proposedAt: now });
    return interim ? withInterim(item, interim, now) : item;
  }

  end(item: InboxItem, outcome: InboxOutcome, viewer: Viewer, internalId = item.internalId): void {
    const now = new Date().toISOString();
    Object.assign(item, { outcome, endedAt: now, endedBy: personOf(viewer), internalId, version: item.version + 1, updatedAt: now });
  }

  /** Ends whatever is open about a record that is no more. */
  forget(type: InboxType, recordId: number, viewer: Viewer): void {
    for (const item of this.items) if (item.type === type && item.internalId === recordId && item.outcome === null) this.end(item, 'superseded', viewer);
  }

  /** Puts an entry into the proposals that wait for an unknown value. */
  resolve(type: InboxType, field: string, name: string, entry: { id: number; name: string }): void {
    for (const item of this.items) {
      const parts = item.normalizedData[field];
      if (item.type !== type || item.outcome !== null || !Array.isArray(parts) || !parts.some((part) => isUnknown(part, name))) continue;
      const now = new Date().toISOString();
      const normalizedData = { ...item.normalizedData, [field]: parts.map((part) => (isUnknown(part, name) ? entry : part)) };
      Object.assign(item, { normalizedData, version: item.version + 1, updatedAt: now });
    }
  }
}

const belongTogether = (one: InboxItem, item: InboxItem) =>
  one.id !== item.id && one.type === item.type && one.internalId === item.internalId && item.internalId !== null && inboxTypeOf(item.type).together === true;

const isUnknown = (part: unknown, name: string) => (part as { id?: unknown; name?: unknown }).id === null && (part as { name?: unknown }).name === name;

const endedMessages: Record<InboxOutcome, string> = {
  merged: 'Dieser Eintrag im Posteingang wurde inzwischen übernommen.',
  partial: 'Dieser Eintrag im Posteingang wurde inzwischen teilweise übernommen.',
  deleted: 'Dieser Eintrag im Posteingang ist erledigt: Der Eintrag wurde gelöscht.',
  dismissed: 'Dieser Eintrag im Posteingang wurde inzwischen verworfen.',
  superseded: 'Dieser Eintrag im Posteingang ist inzwischen hinfällig.',
};

type Brought = Pick<InboxItem, 'type' | 'source' | 'status' | 'title' | 'internalId' | 'foreignId' | 'data' | 'normalizedData' | 'base'>;

function newItem(id: number, item: Brought, at: string): InboxItem {
  return {
    id, version: 1, ...item, hasInterim: false, createdAt: at, updatedAt: at, proposedAt: at, outcome: null, endedAt: null, endedBy: null,
    interim: null, interimBase: null, interimBy: null, interimAt: null, importId: null, leftOut: [], canUndo: false, decisions: [],
  };
}

function withInterim(item: InboxItem, { values, base, by }: { values: Values; base: Values | null; by: Person | Viewer }, at: string): InboxItem {
  return Object.assign(item, { hasInterim: true, interim: values, interimBase: base, interimBy: personOf(by), interimAt: at });
}

const personOf = (person: Person | Viewer): Person | null => person && { id: person.id, email: person.email };

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

const sum = (counts: InboxList['meta']['counts'], types: readonly string[]) => types.reduce((total, type) => total + (counts[type as InboxType] ?? 0), 0);
