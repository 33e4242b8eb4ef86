import type { InboxType, Person } from './inbox';

/** Another name under which imports know an entry of a reference list. */
export interface Synonym {
  /** Of the unknown values that the list is for. */
  type: InboxType;
  name: string;
  entry: { id: number; name: string };
  /** Who has assigned it, and when (ISO 8601); null where it came with the list. */
  assignedBy: Person | null;
  assignedAt: string | null;
}
