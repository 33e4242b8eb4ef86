import type { InboxType } from '../../domain/inbox/inbox';

/** An item of the inbox as the API keeps it; moments are hours before now, so that the demo is always of today. */
export interface DemoItem {
  type: InboxType;
  source: string;
  status: 'new' | 'update' | 'deleted' | 'pending';
  title: string;
  internalId: number | null;
  foreignId: string | null;
  data: unknown;
  normalizedData: Record<string, unknown>;
  /** What was last merged from this source. */
  base: Record<string, unknown> | null;
  /** What an editor has saved in between, against which state of the project, and who. */
  interim?: { values: Record<string, unknown>; base: Record<string, unknown> | null; email: string };
  hoursAgo: number;
}

/** The source of the product's own items: whoever stores them puts the product's id in its place. */
export const OWN_SOURCE = 'regio';
