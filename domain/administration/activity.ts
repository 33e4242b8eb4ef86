import { contents } from '../contents';
import { defaultLimit } from '../http';
import type { AccountReference } from '../inbox/inbox';
import type { ListDeclaration } from '../lists/listRequest';
import { eventLabels, type HistoryEvent } from '../history';
import type { Side } from '../review/places';

/** A change to any record (`GET /activity`). */
export interface Activity {
  /** The id of the history entry. */
  id: number;
  resource: string;
  recordId: number;
  event: HistoryEvent;
  /** ISO 8601 in UTC. */
  at: string;
  /** Null for the system itself, such as an import. */
  user: AccountReference | null;
  /** The German title if there is one; '' for records without a title. */
  title: string;
  /**
   * The paths of the changed values, such as `title` or `translations.fr.title`; empty for events other than updates.
   */
  changed: string[];
}

/** The last change to a record, and who made it (`GET /activity/latest?resource=…&ids=…`). */
export type LatestChange = Pick<Activity, 'recordId' | 'at' | 'user'>;

/** A change with the record before and after it (`GET /activity/{id}`). `before` is null for a new record. */
export interface ActivityDetails extends Activity {
  before: Side | null;
  record: Side;
}

export const activityListDeclaration = {
  filters: {
    by: { kind: 'changedBy', label: 'Von' },
    type: {
      kind: 'choice',
      field: 'resource',
      label: 'Art',
      choices: Object.values(contents).map(({ name, label }) => ({ id: name, label: label.plural })),
    },
    event: {
      kind: 'choice',
      field: 'event',
      label: 'Vorgang',
      choices: Object.entries(eventLabels).map(([id, label]) => ({ id, label })),
    },
    since: { kind: 'moment', field: 'at', bound: 'from', label: 'Seit' },
    before: { kind: 'moment', field: 'at', bound: 'till', label: 'Bis' },
  },
  orderBy: [],
  defaultOrder: { field: 'at', direction: 'DESC' },
  limit: defaultLimit,
} as const satisfies ListDeclaration;
