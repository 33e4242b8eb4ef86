import { contents, contentTypeNames, type ContentTypeName } from '../contents';
import type { Feature } from '../features';
import { singularOf, type SingularOf } from '../names';
import type { ReferenceListName } from '../references';

/** What an inbox item is about, and the section it appears in. */
interface InboxTypeDeclaration {
  /** The heading of its section. */
  section: string;
  /** The switch that enables section and API. */
  feature: Feature;
  /** The resource of the record that the item creates or changes. */
  resource?: ContentTypeName;
  /** For a value not found in a reference list: the list from which an editor picks the right entry. */
  list?: ReferenceListName;
  /** All waiting items about one record form one card, and are reviewed and closed together. */
  together?: true;
  /** Only editors and their clients create such items, so the section is hidden while it is empty. */
  quiet?: true;
  /** Sorts the section by badge before age; badges not listed come last. */
  byStatus?: readonly InboxStatus[];
}

/** Types that external sources and visitors send, in the order of the sections. */
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

/** All other content types: API clients can keep changes to them in the inbox. */
const kept = contentTypeNames
  .filter((name) => !Object.values<InboxTypeDeclaration>(sent).some(({ resource }) => resource === name))
  .map((resource): [string, InboxTypeDeclaration] => {
    const { label, feature } = contents[resource];
    return [singularOf(resource), { section: label.plural, feature, resource, quiet: true }];
  });

/** All types, in the order of the sections. */
export const inboxTypes = Object.fromEntries([...Object.entries(sent), ...kept]) as Record<
  InboxType,
  InboxTypeDeclaration
>;

export const inboxTypeNames = Object.keys(inboxTypes) as InboxType[];
export const inboxTypeOf = (type: InboxType): InboxTypeDeclaration => inboxTypes[type];

/** The types whose items about one record are grouped in one card. */
export const groupedTypes = inboxTypeNames.filter((type) => inboxTypeOf(type).together);

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

/** The type order of a list of all types: those sent from outside first. */
export const inboxOrder: readonly InboxType[] = [...new Set([...first, ...inboxTypeNames])];

/** The inbox type of a resource. */
export function inboxTypeFor(resource: string): InboxType | undefined {
  return inboxTypeNames.find((type) => inboxTypeOf(type).resource === resource);
}

/** The route of a type's reviews; it contains the record's id if all items about it are reviewed together. */
export function reviewRoute(type: InboxType): string {
  const { resource, together } = inboxTypeOf(type);
  return together ? `/inbox/${resource}/:record/:id` : `/inbox/${resource}/:id`;
}

/** The path of an item's review; null for values that are assigned in place. */
export function reviewPath({ type, id, internalId }: Pick<Card, 'type' | 'id' | 'internalId'>): string | null {
  if (!inboxTypeOf(type).resource) return null;
  return reviewRoute(type)
    .replace(':record', String(internalId ?? 'add'))
    .replace(':id', String(id));
}

/** The external sources. An interim save has the id of the product as its source. */
export const externalSources = ['chmos', 'blw', 'xls'] as const;

/** The source of submissions. */
export const submittedSource = 'embed';

export type InboxStatus = 'new' | 'update' | 'deleted' | 'pending';
/** Labels of the badges. */
export const statusLabels: Record<InboxStatus, string> = {
  new: 'Neu',
  update: 'Update',
  deleted: 'Gelöscht',
  pending: 'Pendent',
};

/**
 * `partial`: some values had no matching entry; `deleted`: the requested deletion was carried out; `withdrawn`: the
 * submitter withdrew it; `superseded`: nothing was left to decide.
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
 * The state of the correspondence with the submitter: a question is open, all are answered, or the submitter has
 * corrected the submission.
 */
export type SubmissionState = 'asked' | 'answered' | 'corrected';
export const submissionLabels: Record<SubmissionState, string> = {
  asked: 'Rückfrage offen',
  answered: 'Beantwortet',
  corrected: 'Berichtigt',
};

/** Values of a proposal that could not be merged, because they have no matching entry. */
export interface LeftOut {
  field: string;
  label: string;
  names: string[];
}

/** A decision about one value of a proposal, stored with an interim save. */
export interface Decision {
  /** A path as in the form: `title`, `translations.fr.title`. */
  path: string;
  decision: 'taken' | 'kept';
  by: AccountReference;
  /** ISO 8601. */
  at: string;
}

/** An account; the email address stays when it is deleted, the id is removed. */
export type AccountReference = { id: number | null; email: string };

/** An item in a list. Timestamps are ISO 8601 in UTC. */
export interface Card {
  id: number;
  /** Grows with every change; also serves as the item's ETag. */
  version: number;
  type: InboxType;
  source: string;
  status: InboxStatus;
  title: string;
  /** The linked record. */
  internalId: number | null;
  /** The id of the record at the source. */
  foreignId: string | null;
  /** An editor has saved it for later. */
  hasInterim: boolean;
  /** For a person's update of their contact data: whether they request deletion or send changes. */
  delete?: boolean;
  changes?: boolean;
  /** The assigned account; in lists only. */
  assignee?: AccountReference;
  /** For submissions, if there has been any correspondence. */
  submission?: SubmissionState[];
  createdAt: string;
  updatedAt: string;
  /** The import it comes from: `GET /inbox/imports`. */
  importId?: number | null;
  /** In a list with one card per record: the items that the card combines if there are several, newest first. */
  proposals?: Proposal[];
}

/** One of several items combined in a card. */
export type Proposal = Pick<Card, 'id' | 'version' | 'source' | 'hasInterim' | 'createdAt' | 'updatedAt'>;

/** An item in the version that the client has seen, with the time of its last write. */
export type SeenItem = Pick<Card, 'id' | 'version' | 'updatedAt'>;

/** The items that a card stands for. */
export const itemsOfCard = (card: Card): readonly Proposal[] => card.proposals ?? [card];

/** How an item was closed; all null while it is open. */
interface Ending {
  outcome: InboxOutcome | null;
  endedAt: string | null;
  endedBy: AccountReference | null;
  /** For `partial`: what was not merged. */
  leftOut?: LeftOut[];
  /** Whether `POST /inbox/{id}/undo` can reopen it. The request still fails if the record has changed since. */
  canUndo?: boolean;
}

export type EndedCard = Card & Ending;

/** A single item with all its data. */
export interface InboxItem extends EndedCard {
  /** As the source sent it. */
  data: unknown;
  /** The proposal in the shape of the record; entries without a match have no id: `{id: null, name, foreignId}`. */
  normalizedData: Record<string, unknown>;
  /** When the source last changed its proposal; if that is after `interimAt`, it is newer than the interim save. */
  proposedAt: string;
  /** The state the proposal is based on: what was last merged from this source; null if unknown. */
  base: Record<string, unknown> | null;
  /** The interim save in the shape of the record, and the linked record at that time. */
  interim: Record<string, unknown> | null;
  interimBase: Record<string, unknown> | null;
  interimBy: AccountReference | null;
  interimAt: string | null;
  /** Decisions in interim saves, with account and time. */
  decisions?: Decision[];
}

/** `GET /inbox`. `counts` covers all pages and types; types without items are missing. */
export interface InboxList {
  data: Card[];
  meta: { total: number; counts: Partial<Record<InboxType, number>> };
}

/** The badge of an item. */
export function displayedStatus({
  status,
  delete: deletes,
  changes,
}: Pick<Card, 'status' | 'delete' | 'changes'>): InboxStatus {
  if (status === 'deleted' || deletes) return 'deleted';
  return status === 'update' || changes ? 'update' : status;
}
