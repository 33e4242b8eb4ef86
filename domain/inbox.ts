import * as z from 'zod/mini';
import type { ContentTypeName } from './contents';
import type { Feature } from './features';
import type { Listed } from './listRequest';
import type { ReferenceListName } from './references';
import { listOf, recordId } from './values';

/** What an inbox item is about, and where its section stands (document 1, sections 2 "Inbox" and 3). */
interface InboxTypeDeclaration {
  /** Heading of its section. */
  section: string;
  /** Without this switch it has neither section nor API (decision 14). */
  feature: Feature;
  /** The resource of the record that the item becomes or changes. */
  resource?: ContentTypeName;
  /** The reference list a value was not found in; an editor assigns it to an entry of this list. */
  list?: ReferenceListName;
  /** All that waits about one record is one card, and is reviewed and ended together. */
  together?: true;
}

/** Every type, in the order of the sections. */
export const inboxTypes = {
  project: { section: 'Projekte', feature: 'PLUGIN_ENABLE_PROJECTS', resource: 'projects' },
  job: { section: 'Jobs', feature: 'PLUGIN_ENABLE_JOBS' },
  event: { section: 'Agenda', feature: 'PLUGIN_ENABLE_EVENTS' },
  contact_update: { section: 'Kontakte', feature: 'PLUGIN_ENABLE_CONTACTS', resource: 'contacts/person', together: true },
  publication: { section: 'regioScience News', feature: 'PLUGIN_ENABLE_PUBLICATIONS' },
  topic: { section: 'Themen', feature: 'PROJECTS_ENABLE_TOPICS', list: 'topics' },
  state: { section: 'Kantone', feature: 'PROJECTS_ENABLE_STATES', list: 'states' },
  program: { section: 'Programme', feature: 'PROJECTS_ENABLE_PROGRAMS', list: 'programs' },
  businessSector: { section: 'Geschäftsfelder', feature: 'PROJECTS_ENABLE_BUSINESS_SECTORS', list: 'businessSectors' },
  instrument: { section: 'Finanzierung', feature: 'PROJECTS_ENABLE_INSTRUMENTS', list: 'instruments' },
} as const satisfies Record<string, InboxTypeDeclaration>;

export type InboxType = keyof typeof inboxTypes;
export const inboxTypeNames = Object.keys(inboxTypes) as InboxType[];
export const inboxTypeOf = (type: InboxType): InboxTypeDeclaration => inboxTypes[type];

/** The types whose items about one record belong together. */
export const togetherTypes = inboxTypeNames.filter((type) => inboxTypeOf(type).together);

/** The order of one list over all types (document 3, section 6.1). */
export const inboxOrder: readonly InboxType[] = [
  'topic', 'project', 'state', 'program', 'businessSector', 'instrument', 'contact_update', 'job', 'event', 'publication',
];

/** The type whose items become records of a resource; undefined where none do. */
export function inboxTypeFor(resource: string): InboxType | undefined {
  return inboxTypeNames.find((type) => inboxTypeOf(type).resource === resource);
}

/** The address of the reviews of a type, as a route; the record is named where all that waits about it is reviewed together. */
export function reviewRoute(type: InboxType): string {
  const { resource, together } = inboxTypeOf(type);
  return together ? `/inbox/${resource}/:record/:id` : `/inbox/${resource}/:id`;
}

/** Where an item is reviewed; null for values assigned in place. */
export function reviewPath({ type, id, internalId }: Pick<Card, 'type' | 'id' | 'internalId'>): string | null {
  if (!inboxTypeOf(type).resource) return null;
  return reviewRoute(type).replace(':record', String(internalId ?? 'add')).replace(':id', String(id));
}

/** Document 1, section 3; beside these the id of the product itself, for an editor's interim save. */
export const externalSources = ['chmos', 'blw', 'xls'] as const;

export type InboxStatus = 'new' | 'update' | 'deleted' | 'pending';
/** Words of the badges (document 1, section 4). */
export const statusLabels: Record<InboxStatus, string> = { new: 'Neu', update: 'Update', deleted: 'Gelöscht', pending: 'Pendent' };

export type InboxOutcome = 'merged' | 'dismissed' | 'superseded';
export const outcomeLabels: Record<InboxOutcome, string> = { merged: 'Übernommen', dismissed: 'Verworfen', superseded: 'Hinfällig' };

/** Who did something; the address stays when the account is gone, the id does not. */
export type Person = { id: number | null; email: string };

/** An item as lists show it. Moments are ISO 8601 in UTC. */
export interface Card {
  id: number;
  /** Grows with every change; the item's ETag. */
  version: number;
  type: InboxType;
  source: string;
  status: InboxStatus;
  title: string;
  /** The linked record. */
  internalId: number | null;
  /** The id the source knows it by. */
  foreignId: string | null;
  /** An editor has saved in between: `interim`. */
  hasInterim: boolean;
  /** Of a person's own data: they ask to be deleted; they changed something. */
  delete?: boolean;
  changes?: boolean;
  createdAt: string;
  updatedAt: string;
  /** In a list of one card per record: all that it stands for, the newest first. Only where that is more than one. */
  proposals?: Proposal[];
}

/** One of several items that are one card. */
export type Proposal = Pick<Card, 'id' | 'version' | 'source' | 'hasInterim' | 'createdAt'>;

/** An item as it was seen, by its version. */
export type SeenItem = Pick<Card, 'id' | 'version'>;

/** What a card stands for. */
export const itemsOfCard = (card: Card): readonly Proposal[] => card.proposals ?? [card];

/** How an item ended; all null while it is open. */
export interface Ending {
  outcome: InboxOutcome | null;
  endedAt: string | null;
  endedBy: Person | null;
}

export type EndedCard = Card & Ending;

/** An item with all it brings. */
export interface InboxItem extends EndedCard {
  /** As the source sent it. */
  data: unknown;
  /** The proposal in the shape of the record; entries that were not found have no id: `{id: null, name, foreignId}`. */
  normalizedData: Record<string, unknown>;
  /** When the source last changed its proposal: later than `interimAt` means that it is newer than the interim save. */
  proposedAt: string;
  /** The state the proposal was made against: what was last merged from this source. Null where that is not known. */
  base: Record<string, unknown> | null;
  /** What an editor has saved in between, in the shape of the record, and the linked record as it was then. */
  interim: Record<string, unknown> | null;
  interimBase: Record<string, unknown> | null;
  interimBy: Person | null;
  interimAt: string | null;
}

/** `GET /inbox`. Counts go by the other filters, whatever types and part are asked for; types without items are not in it. */
export interface InboxList {
  data: Card[];
  meta: { total: number; counts: Partial<Record<InboxType, number>> };
}

/** What a badge says of an item (document 1, section 4 "Inbox item status display"). */
export function displayedStatus({ status, delete: deletes, changes }: Pick<Card, 'status' | 'delete' | 'changes'>): InboxStatus {
  if (status === 'deleted' || deletes) return 'deleted';
  return status === 'update' || changes ? 'update' : status;
}

/** What the list of the inbox may be asked for: `readListRequest` reads it. */
export const inboxListDeclaration: Listed = {
  filters: {
    type: { kind: 'choice', field: 'type', label: 'Art', choices: inboxTypeNames.map((id) => ({ id, label: inboxTypes[id].section })) },
    source: { kind: 'choice', field: 'source', label: 'Quelle', choices: externalSources.map((id) => ({ id, label: id })) },
    status: { kind: 'choice', field: 'status', label: 'Status', choices: Object.entries(statusLabels).map(([id, label]) => ({ id, label })) },
    internalId: { kind: 'ids', label: 'Verknüpfter Eintrag', hidden: true },
    /** What stands behind an item, open or ended, in the order of the list, of several behind the first; within the types asked for. */
    after: { kind: 'ids', label: 'Nach dem Eintrag', hidden: true },
    /** `record`: one card for all that belongs together (`togetherTypes`), where its first one stands. Else every item is one. */
    per: { kind: 'choice', field: 'per', label: 'Eine Karte für', choices: [{ id: 'record', label: 'Alles zum selben Eintrag' }], hidden: true },
  },
  orderBy: [],
  defaultOrder: { field: 'createdAt', direction: 'ASC' },
};

const noObject = 'Hier wird ein Objekt erwartet.';
const seenItem = z.object({ id: recordId, version: recordId }, noObject);

const yesOrNo = z.prefault(z.nullable(z.boolean('Hier wird Ja oder Nein erwartet.')), false);

/** What a save of a record says about the inbox, beside the record (document 1, section 7; document 3, section 7.3). */
export const inboxSaveSchema = z.object(
  {
    inboxId: z.prefault(z.nullable(recordId), null),
    /** The version of the item that was seen: what came into it since is not released unseen. Without it: whatever it is. */
    inboxVersion: z.prefault(z.nullable(recordId), null),
    /** What was reviewed along with it about the same record, as it was seen: it ends with it. What has come since does not. */
    inboxOthers: z.prefault(listOf(seenItem, 500), []),
    merge: yesOrNo,
    addToInbox: yesOrNo,
  },
  noObject,
);
export type InboxSave = z.output<typeof inboxSaveSchema>;

/** Why a save is refused whose `inboxVersion` is an old one. */
export const changedMessage = 'Der Eintrag im Posteingang hat sich inzwischen geändert. Bitte prüfen Sie ihn noch einmal.';

/** `DELETE /inbox`: several, as they were seen. */
export const dismissSchema = z.object({ items: listOf(seenItem, 500) }, 'Hier wird ein Objekt mit «items» erwartet.');

/** `POST /inbox/{id}/assign`: the entry that an unknown value means. */
export const assignSchema = z.object({ id: recordId }, 'Hier wird ein Objekt mit «id» erwartet.');
