import type { Viewer } from '../domain/access';
import type { ContentType } from '../domain/contentType';
import { inboxTypeFor, inboxTypeOf, type InboxItem, type InboxType } from '../domain/inbox';
import { changedMessage, inboxSaveSchema, type InboxSave } from '../domain/inboxRequests';
import { localized } from '../domain/locales';
import type { Inbox } from './inbox';
import { invalid, Refusal } from './problems';
import type { Resource } from './resource';
import type { Row } from './rows';

/** The part the inbox has in saving records. */
export interface InboxPart {
  /** Before a write: keeps the record in the inbox instead, where that is asked for, and says what to answer. Errors: 422, 409. */
  before(input: unknown, row: Row | null, viewer: Viewer): { status: number; data: InboxItem } | null;
  /** After a write: the item that it names ends, or is linked to what was saved. */
  after(input: unknown, row: Row, viewer: Viewer): void;
  /** Ends what is open about a deleted record. */
  forget(row: Row, viewer: Viewer): void;
}

/** For a type that comes by way of the inbox; undefined for others. */
export function inboxPart(inbox: Inbox, type: ContentType<any>, resource: Resource): InboxPart | undefined {
  const itemType = inboxTypeFor(type.name);
  if (!itemType) return undefined;
  return {
    before(input, row, viewer) {
      const { inboxId, inboxVersion, inboxOthers, addToInbox } = read(input);
      const item = inboxId === null ? null : named(inbox, inboxId, itemType);
      const others = inboxId === null ? [] : inboxOthers.map(({ id, version }) => ({ version, item: named(inbox, id, itemType) }));
      const isChanged = (seen: number | null, one: InboxItem) => seen !== null && seen !== one.version;
      if ((item && isChanged(inboxVersion, item)) || others.some((other) => isChanged(other.version, other.item))) throw new Refusal(409, changedMessage);
      if (others.some((other) => other.item.internalId !== row?.id)) throw invalid([{ field: 'inboxOthers', message: 'Diese Einträge im Posteingang gehören nicht zusammen.' }]);
      if (!addToInbox || inboxTypeOf(itemType).together) return null;
      const values = (row ? resource.update?.(row, input, viewer, {} as never) : resource.create?.(input, viewer)) ?? {};
      const title = String(localized(values, type.titleField, 'de') ?? '');
      const base = row && { ...(resource.present(row, viewer) as Record<string, unknown>) };
      const interim = { values, base, by: viewer };
      const own = { data: input, normalizedData: values, base };
      const internalId = row?.id ?? null;
      if (!item) return { status: 201, data: inbox.add({ type: itemType, status: row ? 'update' : 'new', title, internalId, ...own, interim }) };
      return { status: 200, data: inbox.change(item, { title, ...(row && { internalId }), ...(item.source === inbox.ownSource && own), interim }) };
    },
    after(input, row, viewer) {
      const { inboxId, inboxOthers, merge } = read(input);
      if (inboxId === null) return;
      const item = inbox.open(inboxId);
      if (merge) for (const one of [item, ...inboxOthers.map(({ id }) => inbox.open(id))]) inbox.end(one, 'merged', viewer, row.id);
      else inbox.change(item, { internalId: row.id, ...(item.status !== 'deleted' && { status: 'update' }) });
    },
    forget: (row, viewer) => inbox.forget(itemType, row.id, viewer),
  };
}

/** What is no object is refused with the record. */
function read(input: unknown): InboxSave {
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
  const parsed = inboxSaveSchema.safeParse(isObject ? input : {});
  if (!parsed.success) throw invalid(parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })));
  return parsed.data;
}

function named(inbox: Inbox, id: number, type: InboxType): InboxItem {
  const unknown = () => invalid([{ field: 'inboxId', message: 'Diesen Eintrag gibt es im Posteingang nicht.' }]);
  try {
    const item = inbox.open(id);
    if (item.type !== type) throw unknown();
    return item;
  } catch (error) {
    throw error instanceof Refusal && error.status === 404 ? unknown() : error;
  }
}
