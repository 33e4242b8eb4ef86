import type { InboxType, AccountReference } from './inbox';

/** Another name that imports use for a reference. */
export interface Synonym {
  /** The inbox type of unknown values that belong in the list. */
  type: InboxType;
  name: string;
  entry: { id: number; name: string };
  /** Who assigned it and when (ISO 8601); null if it came with the reference data. */
  assignedBy: AccountReference | null;
  assignedAt: string | null;
}
