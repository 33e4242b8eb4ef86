import { text } from '../fields';
import { contents } from '../contents';
import type { Listed } from '../lists/listRequest';
import { deviceStats, feedback, readCategory } from './telemetry';

/** What all that visitors' pages tell is kept under. */
export const telemetryContext = 'Telemetry';

/** A line of the logs. */
export interface LogEntry {
  id: number;
  /** ISO 8601 in UTC. */
  createdAt: string;
  context: string;
  category: string;
  action: string;
  /** JSON, as text. */
  value: string;
  /** The page it came from, without query; null where it is not known. */
  referer: string | null;
  /** Who wrote it; null of what visitors' pages tell. */
  username: string | null;
  /** Existing clients know the key; nobody is recognised by it. */
  fingerprint: null;
}

export const longestCategory = 64;
export const longestAction = 255;
export const longestValue = 4_000;

/** The categories that are offered to choose from: others can be told, too. */
const read = Object.values(contents).flatMap(({ name, listed }) => (listed ? [readCategory(name)] : []));
const categories = [...new Set([feedback, deviceStats, ...read])].map((id) => ({ id, label: id }));

/** What the list of the logs may be asked for, and what its table calls its columns. */
export const logList = {
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
} as const satisfies Listed & Record<string, unknown>;
