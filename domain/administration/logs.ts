import { text } from '../fields';
import { contents } from '../contents';
import type { ListDeclaration } from '../lists/listRequest';
import { deviceStats, feedback, readCategory } from './telemetry';

/** The log context of everything that public pages report. */
export const telemetryContext = 'Telemetry';

/** A log entry. */
export interface LogEntry {
  id: number;
  /** ISO 8601 in UTC. */
  createdAt: string;
  context: string;
  category: string;
  action: string;
  /** JSON, as text. */
  value: string;
  /** The URL of the page it came from, without its query. */
  referer: string | null;
  /** The account that wrote it; null for entries from public pages. */
  username: string | null;
  /** Existing clients expect this key; it does not identify anyone. */
  fingerprint: null;
}

export const maxCategoryLength = 64;
export const maxActionLength = 255;
export const maxValueLength = 4_000;

/** The categories offered in the filter; entries can have others. */
const read = Object.values(contents).flatMap(({ name, listed }) => (listed ? [readCategory(name)] : []));
const categories = [...new Set([feedback, deviceStats, ...read])].map((id) => ({ id, label: id }));

/** The filters of the log and the labels of its columns. */
export const logListDeclaration = {
  name: 'logs',
  titleField: 'category',
  fields: {
    category: text({ label: 'Kategorie', searched: true }),
    action: text({ label: 'Aktion', searched: true }),
    value: text({ label: 'Wert' }),
    referer: text({ label: 'Ursprung', searched: true }),
    context: text({ label: 'Kontext' }),
    username: text({ label: 'Benutzer' }),
  },
  filters: {
    category: { kind: 'choice', field: 'category', label: 'Kategorie', choices: categories },
    createdAtFrom: { kind: 'moment', field: 'createdAt', bound: 'from', label: 'Von' },
    createdAtTo: { kind: 'moment', field: 'createdAt', bound: 'till', label: 'Bis' },
    context: {
      kind: 'choice',
      field: 'context',
      label: 'Kontext',
      choices: [{ id: telemetryContext, label: telemetryContext }],
      hidden: true,
    },
  },
  orderBy: ['id', 'createdAt'],
  defaultOrder: { field: 'id', direction: 'DESC' },
} as const satisfies ListDeclaration & Record<string, unknown>;
