import type { Application, Request } from 'json-server';
import { demoInbox, OWN_SOURCE } from '../demo/inbox';
import { editors, type Viewer } from '../domain/access';
import { nameOf, type ContentType } from '../domain/contentType';
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
import { inboxHistoryDeclaration, type InboxHistory } from '../domain/inbox/inboxHistory';
import { assignSchema, inboxSaveSchema, synonymSchema, undoSchema } from '../domain/inbox/inboxRequests';
import type { Synonym } from '../domain/inbox/synonyms';
import { readListRequest, type ListRequest } from '../domain/lists/listRequest';
import { containsWords, searchWords } from '../domain/lists/search';
import { usesOf } from '../domain/referenceUses';
import type { ReferenceEntry, ReferenceListName } from '../domain/references';
import { parseBody, invalid, leftOut, notFound, Refusal } from './problems';
import { etag, idOf, pageOf, queryOf, withoutParameters, type Resource, type Row } from './resource';
import { requireRole, viewerOf } from './sessions';
import { isObject } from '../domain/values/isObject';

/** The demo's inbox in memory. Items are reviewed one by one; new ones only come from editors' interim saves. */
export class Inbox {
  private readonly items: InboxItem[] = [];
  private readonly synonyms: Synonym[] = [];

  constructor(
    private readonly ownSource: string,
    private readonly types: readonly InboxType[],
    private readonly references: Record<ReferenceListName, ReferenceEntry[]>,
    startedAt: string,
  ) {
    for (const { hoursAgo, interim, source, ...item } of demoInbox()) {
      const then = new Date(Date.parse(startedAt) - hoursAgo * 3_600_000).toISOString();
      this.add(then, {
        ...item,
        source: source === OWN_SOURCE ? ownSource : source,
        hasInterim: interim !== undefined,
        interim: interim?.values ?? null,
        interimBase: interim?.base ?? null,
        interimBy: interim ? { id: null, email: interim.email } : null,
        interimAt: interim ? then : null,
      });
    }
  }

  private add(at: string, item: NewItem): InboxItem {
    const added: InboxItem = {
      id: this.items.length + 1,
      version: 1,
      createdAt: at,
      updatedAt: at,
      proposedAt: at,
      outcome: null,
      endedAt: null,
      endedBy: null,
      importId: null,
      leftOut: [],
      canUndo: false,
      decisions: [],
      ...item,
    };
    this.items.push(added);
    return added;
  }

  /** All requested open items, on any page, with the counts of all sections. */
  private list({ filters, term, shape }: ListRequest): InboxList {
    const valuesOf = (name: string) => filters.find((filter) => filter.name === name)?.values;
    const [types, sources, statuses, linked, after] = ['type', 'source', 'status', 'internalId', 'after'].map(valuesOf);
    const isOneOf = (values: readonly string[] | undefined, value: unknown) =>
      !values || values.includes(String(value));
    // There are no submissions here.
    const isOpen = (item: InboxItem) => item.outcome === null && valuesOf('submission') === undefined;
    const open = this.items.filter(
      (item) =>
        isOpen(item) &&
        this.types.includes(item.type) &&
        isOneOf(sources, item.source) &&
        isOneOf(statuses, displayedStatus(toCard(item))) &&
        isOneOf(linked, item.internalId) &&
        containsWords(`${item.title} ${item.foreignId ?? ''}`, searchWords(term)),
    );
    const counts: InboxList['meta']['counts'] = {};
    for (const { type } of open) counts[type] = (counts[type] ?? 0) + 1;
    const start = this.items.filter(({ id }) => after?.includes(String(id))).sort(byTypeAndAge)[0];
    const ofTypes = open.filter(({ type }) => isOneOf(types, type));
    const data = ofTypes
      .filter((item) => !after || (start !== undefined && byTypeAndAge(start, item) < 0))
      .sort(byTypeAndAge)
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

  /**
   * An item that is open, at the version seen.
   * @throws 404, 409, 412
   */
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
      endedBy: accountOf(viewer),
      internalId,
      canUndo: outcome === 'dismissed',
      version: item.version + 1,
      updatedAt: endedAt,
    });
  }

  /**
   * The items that a save refers to, checked to be at the version seen.
   * @returns a function to call with the saved record
   * @throws 409, 412, 422, 501
   */
  named(resource: string, input: unknown, isNew: boolean): (row: Row, viewer: Viewer) => void {
    // Anything but an object is refused together with the record.
    const { inboxId, inboxVersion, inboxOthers, merge } = parseBody(inboxSaveSchema, isObject(input) ? input : {});
    if (inboxId !== null && !merge && !isNew) throw leftOut();
    const items = (inboxId === null ? [] : [{ id: inboxId, version: inboxVersion }, ...inboxOthers]).map(
      ({ id, version }) => this.open(id, version),
    );
    if (items.some(({ type }) => type !== inboxTypeFor(resource)))
      throw invalid([{ field: 'inboxId', message: 'Diesen Eintrag gibt es im Posteingang nicht.' }]);
    return ({ id }, viewer) => {
      for (const item of items) this.end(item, 'merged', viewer, id);
    };
  }

  /**
   * Stores an editor's interim save with its item, or as a new item.
   * @throws 404, 409
   */
  keep(type: ContentType, input: unknown, values: Record<string, unknown>, before: Row | null, viewer: Viewer) {
    const { inboxId, decisions } = parseBody(inboxSaveSchema, input);
    const [at, by] = [new Date().toISOString(), accountOf(viewer)];
    const proposal = { data: input, normalizedData: values, base: before && { ...before } };
    const interim = { interim: values, interimBase: proposal.base, interimBy: by, interimAt: at, hasInterim: true };
    if (inboxId === null) {
      const added = this.add(at, {
        type: inboxTypeFor(type.name) as InboxType,
        source: this.ownSource,
        status: before ? 'update' : 'new',
        title: nameOf(type, values),
        internalId: before?.id ?? null,
        foreignId: null,
        ...proposal,
        ...interim,
      });
      return { item: added, isNew: true };
    }
    const item = this.open(inboxId, null);
    const isOther = ({ path }: { path: string }) => !decisions.some((decided) => decided.path === path);
    Object.assign(item, {
      ...(item.source === this.ownSource && proposal),
      ...interim,
      title: nameOf(type, values),
      internalId: before?.id ?? item.internalId,
      decisions: [
        ...(item.decisions ?? []).filter(isOther),
        ...decisions.flatMap(({ path, decision }) => (decision && by ? [{ path, decision, by, at }] : [])),
      ],
      version: item.version + 1,
      updatedAt: at,
    });
    return { item, isNew: false };
  }

  /**
   * Assigns an unknown value to a reference, also in open proposals that contain it.
   * @throws 404, 409, 422
   */
  private assign(id: number, entryId: number, viewer: Viewer): void {
    const item = this.open(id, null);
    const { list } = inboxTypeOf(item.type);
    const entry = list && this.references[list].find((candidate) => candidate.id === entryId);
    if (!entry) throw invalid([{ field: 'id', message: `Es gibt hier keinen Eintrag mit der Id ${entryId}.` }]);
    const known = { id: entry.id, name: entry.name };
    for (const { itemType, field } of usesOf(list))
      for (const other of this.items.filter(({ type, outcome }) => type === itemType && outcome === null)) {
        const parts = (other.normalizedData[field] ?? []) as { id: number | null; name: string }[];
        const isUnknown = (part: { id: number | null; name: string }) => part.id === null && part.name === item.title;
        if (!parts.some(isUnknown)) continue;
        other.normalizedData = {
          ...other.normalizedData,
          [field]: parts.map((part) => (isUnknown(part) ? known : part)),
        };
        other.version += 1;
      }
    this.synonyms.unshift({
      type: item.type,
      name: item.title,
      entry: known,
      assignedBy: accountOf(viewer),
      assignedAt: new Date().toISOString(),
    });
    this.end(item, 'merged', viewer, entry.id);
  }

  /** Closed items, latest first. */
  private ended({ filters }: ListRequest): InboxHistory {
    const fits = (item: InboxItem, { name, values }: ListRequest['filters'][number]) => {
      if (name === 'since') return (item.endedAt ?? '') >= String(values[0]);
      if (name === 'till') return (item.endedAt ?? '') <= String(values[0]);
      return values.map(String).includes(String(name === 'by' ? item.endedBy?.id : item[name as keyof InboxItem]));
    };
    const all = this.items.filter(({ outcome, type }) => outcome !== null && this.types.includes(type));
    const data = all
      .filter((item) => filters.every((filter) => fits(item, filter)))
      .sort((a, b) => (b.endedAt ?? '').localeCompare(a.endedAt ?? ''))
      .map(({ outcome, endedAt, endedBy, leftOut, canUndo, ...item }) => ({
        ...toCard(item as InboxItem),
        outcome,
        endedAt,
        endedBy,
        leftOut: leftOut ?? [],
        canUndo: canUndo === true,
      }));
    const people = new Map(all.flatMap(({ endedBy }) => (endedBy ? [[endedBy.email, endedBy]] : [])));
    return { data, meta: { total: data.length, people: [...people.values()] } };
  }

  private undo(id: number): InboxItem {
    const item = this.find(id);
    if (!item.canUndo) throw new Refusal(409, 'Das lässt sich hier nicht rückgängig machen.');
    return Object.assign(item, {
      outcome: null,
      endedAt: null,
      endedBy: null,
      canUndo: false,
      version: item.version + 1,
      updatedAt: new Date().toISOString(),
    });
  }

  serve(api: Application, content: readonly Resource[]): void {
    const listRequest = (request: Request) => readListRequest(inboxListDeclaration, queryOf(request));
    api.get('/inbox', requireRole(editors), (request, response) => {
      const { data, meta } = this.list(listRequest(request));
      response.json({ data: pageOf(request, response, listRequest(request), data), meta });
    });
    api.get('/inbox/:id(\\d+)', requireRole(editors), withoutParameters, (request, response) => {
      const item = this.find(idOf(request));
      response.set('ETag', etag(item)).set('Cache-Control', 'no-store').json({ data: item });
    });
    // Items are never combined here.
    api.get('/inbox/:id/others', requireRole(editors), withoutParameters, (request, response) =>
      response.json({ data: this.find(idOf(request)) && [] }),
    );
    api.get('/inbox/history', requireRole(editors), (request, response) => {
      const list = readListRequest(inboxHistoryDeclaration, queryOf(request));
      const { data, meta } = this.ended(list);
      response.json({ data: pageOf(request, response, list, data), meta });
    });
    api.post('/inbox/undo', requireRole(editors), (request, response) => {
      const { items } = parseBody(undoSchema, request.body);
      response.json({ data: items.map(({ id }) => toCard(this.undo(id))) });
    });
    // There are no imports and no submissions.
    api.get('/inbox/imports', requireRole(editors), (_request, response) => response.json({ data: [] }));
    api.get('/inbox/:id/submitter', requireRole(editors), (_request, response) => response.json({ data: null }));
    api.get('/inbox/synonyms', requireRole(editors), (_request, response) => response.json({ data: this.synonyms }));
    api.delete('/inbox/synonyms', requireRole(editors), (request, response) => {
      const { name, entry } = parseBody(synonymSchema, request.body);
      const at = this.synonyms.findIndex((known) => known.name === name && known.entry.id === entry);
      if (at < 0) throw notFound();
      this.synonyms.splice(at, 1);
      response.json({ data: { id: entry } });
    });
    api.post('/inbox/:id/assign', requireRole(editors), (request, response) => {
      this.assign(idOf(request), parseBody(assignSchema, request.body).id, viewerOf(response));
      response.json({ data: { id: idOf(request) } });
    });
    api.post('/inbox/:id/carry-out', requireRole(editors), (request, response) => {
      const [item, viewer] = [this.open(idOf(request), versionIn(request)), viewerOf(response)];
      const resource = content.find(({ name }) => name === inboxTypeOf(item.type).resource);
      const row = resource?.rows.find(({ id }) => id === item.internalId);
      if (!resource || !row) throw notFound();
      resource.rows.splice(resource.rows.indexOf(row), 1);
      resource.written?.(row, true, request, viewer);
      this.end(item, 'deleted', viewer);
      response.json({ data: item });
    });
    api.delete('/inbox/:id', requireRole(editors), (request, response) => {
      const item = this.open(idOf(request), versionIn(request));
      this.end(item, 'dismissed', viewerOf(response));
      response.json({ data: { id: item.id } });
    });
  }
}

/** The data of a new item; `add` completes it. */
type NewItem = Omit<
  InboxItem,
  | 'id'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
  | 'proposedAt'
  | 'outcome'
  | 'endedAt'
  | 'endedBy'
  | 'importId'
  | 'leftOut'
  | 'canUndo'
  | 'decisions'
>;

const accountOf = (viewer: Viewer) => viewer && { id: viewer.id, email: viewer.email };

function versionIn({ headers }: Request): number | null {
  const version = /^"(\d+)/.exec(headers['if-match'] ?? '')?.[1];
  return version === undefined ? null : Number(version);
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
    ...(type === 'contact_update' && changesOf(item.data)),
    createdAt,
    updatedAt,
    importId: null,
  };
}

/** Whether a person's update requests deletion, and whether it has changes, as a card shows it. */
function changesOf(data: unknown): { delete: boolean; changes: boolean } {
  const { delete: deletes, changes } = (data ?? {}) as { delete?: unknown; changes?: unknown };
  return {
    delete: [true, 1, '1'].includes(deletes as never),
    changes: typeof changes === 'object' && changes !== null && Object.keys(changes).length > 0,
  };
}

/** By type, within a type by its declared order of badges, then oldest first. */
const byTypeAndAge = (a: InboxItem, b: InboxItem) =>
  inboxOrder.indexOf(a.type) - inboxOrder.indexOf(b.type) ||
  rank(a) - rank(b) ||
  a.createdAt.localeCompare(b.createdAt) ||
  a.id - b.id;

/** Items whose badge is not listed (-1) come last. */
const rank = (item: InboxItem): number =>
  (inboxTypeOf(item.type).byStatus ?? []).indexOf(displayedStatus(toCard(item))) >>> 0;
