import { contents, contentTypeNames, type ContentTypeName } from '../contents';
import type { Feature } from '../features';
import { singularOf, type SingularOf } from '../names';
import type { ReferenceListName } from '../references';

/** What an inbox item is about, and where its section stands. */
interface InboxTypeDeclaration {
  /** Heading of its section. */
  section: string;
  /** Without this switch it has neither section nor API. */
  feature: Feature;
  /** The resource of the record that the item becomes or changes. */
  resource?: ContentTypeName;
  /** The reference list a value was not found in; an editor assigns it to an entry of this list. */
  list?: ReferenceListName;
  /** All that waits about one record is one card, and is reviewed and ended together. */
  together?: true;
  /** Nobody outside sends such: its section is there when something waits, kept by a colleague or another program. */
  quiet?: true;
  /** The badges that its section is ordered by, before the age of items; those with another one come last. */
  byStatus?: readonly InboxStatus[];
}

/** What others send, in the order of the sections. */
const sent = {
  project: {
    section: 'Projekte',
    feature: 'PLUGIN_ENABLE_PROJECTS',
    resource: 'projects',
    byStatus: ['deleted', 'new', 'update'],
  },
  job: { section: 'Jobs', feature: 'PLUGIN_ENABLE_JOBS', resource: 'jobs' },
  event: { section: 'Agenda', feature: 'PLUGIN_ENABLE_EVENTS', resource: 'events' },
  contact_update: {
    section: 'Kontakte',
    feature: 'PLUGIN_ENABLE_CONTACTS',
    resource: 'contacts/person',
    together: true,
    byStatus: ['deleted', 'update'],
  },
  publication: { section: 'regioScience News', feature: 'PLUGIN_ENABLE_PUBLICATIONS', resource: 'publications' },
  topic: { section: 'Themen', feature: 'PROJECTS_ENABLE_TOPICS', list: 'topics' },
  state: { section: 'Kantone', feature: 'PROJECTS_ENABLE_STATES', list: 'states' },
  program: { section: 'Programme', feature: 'PROJECTS_ENABLE_PROGRAMS', list: 'programs' },
  businessSector: { section: 'Geschäftsfelder', feature: 'PROJECTS_ENABLE_BUSINESS_SECTORS', list: 'businessSectors' },
  instrument: { section: 'Finanzierung', feature: 'PROJECTS_ENABLE_INSTRUMENTS', list: 'instruments' },
} as const satisfies Record<string, InboxTypeDeclaration>;

type Sent = typeof sent;
type SentResource = { [Type in keyof Sent]: Sent[Type] extends { resource: infer Name } ? Name : never }[keyof Sent];
export type InboxType = keyof Sent | SingularOf<Exclude<ContentTypeName, SentResource>>;

/** The others are there too: clients of the API keep them in the inbox. */
const kept = contentTypeNames
  .filter((name) => !Object.values<InboxTypeDeclaration>(sent).some(({ resource }) => resource === name))
  .map((resource): [string, InboxTypeDeclaration] => {
    const { label, feature } = contents[resource];
    return [singularOf(resource), { section: label.plural, feature, resource, quiet: true }];
  });

/** Every type, in the order of the sections. */
export const inboxTypes = Object.fromEntries([...Object.entries(sent), ...kept]) as Record<
  InboxType,
  InboxTypeDeclaration
>;

export const inboxTypeNames = Object.keys(inboxTypes) as InboxType[];
export const inboxTypeOf = (type: InboxType): InboxTypeDeclaration => inboxTypes[type];

/** The types whose items about one record belong together. */
export const togetherTypes = inboxTypeNames.filter((type) => inboxTypeOf(type).together);

const first: readonly InboxType[] = [
  'topic',
  'project',
  'state',
  'program',
  'businessSector',
  'instrument',
  'contact_update',
  'job',
  'event',
  'publication',
];

/** The order of one list over all types: what is sent from outside, then what is only kept. */
export const inboxOrder: readonly InboxType[] = [...new Set([...first, ...inboxTypeNames])];

/** The type whose items become records of a resource; undefined where none do. */
export function inboxTypeFor(resource: string): InboxType | undefined {
  return inboxTypeNames.find((type) => inboxTypeOf(type).resource === resource);
}

/**
 * The address of the reviews of a type, as a route; the record is named where all that waits about it is reviewed
 * together.
 */
export function reviewRoute(type: InboxType): string {
  const { resource, together } = inboxTypeOf(type);
  return together ? `/inbox/${resource}/:record/:id` : `/inbox/${resource}/:id`;
}

/** Where an item is reviewed; null for values assigned in place. */
export function reviewPath({ type, id, internalId }: Pick<Card, 'type' | 'id' | 'internalId'>): string | null {
  if (!inboxTypeOf(type).resource) return null;
  return reviewRoute(type)
    .replace(':record', String(internalId ?? 'add'))
    .replace(':id', String(id));
}

/** Beside these there is the id of the product itself, for an editor's interim save. */
export const externalSources = ['chmos', 'blw', 'xls'] as const;

/** What visitors have handed in by a form. */
export const submittedSource = 'embed';

export type InboxStatus = 'new' | 'update' | 'deleted' | 'pending';
/** Words of the badges. */
export const statusLabels: Record<InboxStatus, string> = {
  new: 'Neu',
  update: 'Update',
  deleted: 'Gelöscht',
  pending: 'Pendent',
};

/**
 * `partial`: values of it had no entry; `deleted`: it asked for a deletion, which was carried out; `withdrawn`: who has
 * handed it in has taken it back; `superseded`: there was nothing left to decide.
 */
export type InboxOutcome = 'merged' | 'partial' | 'dismissed' | 'deleted' | 'withdrawn' | 'superseded';
export const outcomeLabels: Record<InboxOutcome, string> = {
  merged: 'Übernommen',
  partial: 'Teilweise übernommen',
  dismissed: 'Verworfen',
  deleted: 'Gelöscht',
  withdrawn: 'Von der Person zurückgezogen',
  superseded: 'Hinfällig',
};

/**
 * How things stand between an item and who has handed it in: there is a question without an answer, all are answered,
 * they have corrected it.
 */
export type SubmissionState = 'asked' | 'answered' | 'corrected';
export const submissionLabels: Record<SubmissionState, string> = {
  asked: 'Rückfrage offen',
  answered: 'Beantwortet',
  corrected: 'Berichtigt',
};

/** Values of a proposal that no entry was found for, so that they could not be taken. */
export interface LeftOut {
  field: string;
  label: string;
  names: string[];
}

/** What somebody has decided about a place of a proposal in an interim save: taken over, or kept as it was. */
export interface Decision {
  /** As in the form: `title`, `translations.fr.title`. */
  path: string;
  decision: 'taken' | 'kept';
  by: Person;
  /** ISO 8601. */
  at: string;
}

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
  /** Of what was handed in; only where there is something to say. */
  submission?: SubmissionState[];
  createdAt: string;
  updatedAt: string;
  /** The import that brought it: `GET /inbox/imports`. */
  importId?: number | null;
  /** In a list of one card per record: all that it stands for, the newest first. Only where that is more than one. */
  proposals?: Proposal[];
}

/** One of several items that are one card. */
export type Proposal = Pick<Card, 'id' | 'version' | 'source' | 'hasInterim' | 'createdAt' | 'updatedAt'>;

/** An item as it was seen, by its version and which write made that. */
export type SeenItem = Pick<Card, 'id' | 'version' | 'updatedAt'>;

/** What a card stands for. */
export const itemsOfCard = (card: Card): readonly Proposal[] => card.proposals ?? [card];

/** How an item ended; all null while it is open. */
interface Ending {
  outcome: InboxOutcome | null;
  endedAt: string | null;
  endedBy: Person | null;
  /** Of what was taken over in part: what was not. */
  leftOut?: LeftOut[];
  /** `POST /inbox/{id}/undo` can take it back, as far as nobody has changed the record since. */
  canUndo?: boolean;
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
  /** What was decided in interim saves, each with who and when. */
  decisions?: Decision[];
}

/**
 * `GET /inbox`. Counts go by the other filters, whatever types and part are asked for; types without items are not in
 * it.
 */
export interface InboxList {
  data: Card[];
  meta: { total: number; counts: Partial<Record<InboxType, number>> };
}

/** What a badge says of an item. */
export function displayedStatus({
  status,
  delete: deletes,
  changes,
}: Pick<Card, 'status' | 'delete' | 'changes'>): InboxStatus {
  if (status === 'deleted' || deletes) return 'deleted';
  return status === 'update' || changes ? 'update' : status;
}
