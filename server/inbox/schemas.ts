import * as z from 'zod';
import {
  inboxTypeNames,
  outcomeLabels,
  statusLabels,
  submissionLabels,
  type Card,
  type EndedCard,
  type InboxItem,
} from '../../domain/inbox/inbox';
import type { InboxImport } from '../../domain/inbox/inboxHistory';
import type { Synonym } from '../../domain/inbox/synonyms';
import { accountName, named } from '../http/described';

const keysOf = <Key extends string>(labels: Record<Key, string>) => z.enum(Object.keys(labels) as Key[]);
const values = z.record(z.string(), z.unknown());

const cardShape = z.object({
  id: z.number(),
  version: z.number().describe('Wächst mit jeder Änderung; auch der Anfang des ETag'),
  type: z.enum(inboxTypeNames),
  source: z.string(),
  status: keysOf(statusLabels),
  title: z.string(),
  internalId: z.number().nullable().describe('Der Datensatz, um den es geht'),
  foreignId: z.string().nullable().describe('Die Id in der Quelle'),
  hasInterim: z.boolean(),
  delete: z.boolean().optional(),
  changes: z.boolean().optional(),
  submission: keysOf(submissionLabels).array().optional(),
  createdAt: z.string(),
  updatedAt: z.string(),
  importId: z.number().nullable().optional(),
  proposals: z
    .object({
      id: z.number(),
      version: z.number(),
      source: z.string(),
      hasInterim: z.boolean(),
      createdAt: z.string(),
      updatedAt: z.string(),
    })
    .array()
    .optional(),
});
const endedShape = cardShape.extend({
  outcome: keysOf(outcomeLabels).nullable(),
  endedAt: z.string().nullable(),
  endedBy: accountName.nullable(),
  leftOut: z.object({ field: z.string(), label: z.string(), names: z.string().array() }).array().optional(),
  canUndo: z.boolean().optional(),
});

export const inboxCard = named<Card>('InboxCard', () => cardShape);
/** Without `shape=summary`, a list includes the data. */
export const listedCard = named<Card & Partial<Pick<InboxItem, 'data' | 'normalizedData'>>>('ListedCard', () =>
  cardShape.extend({
    assignee: accountName.optional(),
    data: z.unknown().optional(),
    normalizedData: values.optional(),
  }),
);
export const endedCard = named<EndedCard>('EndedCard', () => endedShape);
export const inboxItem = named<InboxItem>('InboxItem', () =>
  endedShape.extend({
    data: z.unknown().describe('Wie die Quelle es geschickt hat'),
    normalizedData: values.describe('Der Vorschlag in der Form des Datensatzes'),
    proposedAt: z.string(),
    base: values.nullable(),
    interim: values.nullable(),
    interimBase: values.nullable(),
    interimBy: accountName.nullable(),
    interimAt: z.string().nullable(),
    decisions: z
      .object({ path: z.string(), decision: z.enum(['taken', 'kept']), by: accountName, at: z.string() })
      .array()
      .optional(),
  }),
);
/** Contains the item that a save to the inbox was meant for, if that item has been closed in the meantime. */
export const savedToInboxMeta = z.object({ ended: endedCard }).partial();

export const inboxImport = named<InboxImport>('InboxImport', () =>
  z.object({
    id: z.number(),
    source: z.string(),
    name: z.string(),
    createdAt: z.string(),
    createdBy: accountName.nullable(),
    open: z.number(),
    total: z.number(),
  }),
);
export const synonym = named<Synonym>('Synonym', () =>
  z.object({
    type: z.enum(inboxTypeNames),
    name: z.string(),
    entry: z.object({ id: z.number(), name: z.string() }),
    assignedBy: accountName.nullable(),
    assignedAt: z.string().nullable(),
  }),
);

const counts = z.record(z.string(), z.number());
export const inboxMeta = z.object({ total: z.number(), counts });
export const inboxHistoryMeta = z.object({ total: z.number(), people: accountName.array() });
