import type { InboxType } from '../../domain/inbox/inbox';

/** An inbox item as the API stores it; times are hours before now, so that the demo is always current. */
export interface DemoItem {
  type: InboxType;
  source: string;
  status: 'new' | 'update' | 'deleted' | 'pending';
  title: string;
  internalId: number | null;
  foreignId: string | null;
  data: unknown;
  normalizedData: Record<string, unknown>;
  /** The data that was last merged from this source. */
  base: Record<string, unknown> | null;
  /** An editor's interim save, the record it is based on, and who made it. */
  interim?: { values: Record<string, unknown>; base: Record<string, unknown> | null; email: string };
  hoursAgo: number;
}

/** The source of the product's own items; replaced with the product's id when they are stored. */
export const OWN_SOURCE = 'regio';
