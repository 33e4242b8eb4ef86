import type { Fields } from './fields';
import type { Filters } from './filters';
import { translationLocalesOf, type InLocales } from './locales';

interface Source extends InLocales {
  fields: Fields;
  titleField: string;
  filters: Filters;
  alwaysPublic?: true;
}

/**
 * The filters that every type has for editors: missing translations, drafts, changes by time or account, and
 * assignments.
 */
export function editorFilters({ fields, titleField, filters, alwaysPublic, ...type }: Source): Filters {
  return {
    ...(!alwaysPublic && !filters.status && { status: { kind: 'visibility', label: 'Status' } }),
    ...(fields[titleField]?.translated && {
      missing: { kind: 'untranslated', field: titleField, locales: translationLocalesOf(type), label: 'Übersetzung' },
    }),
    changedSince: { kind: 'moment', field: 'updatedAt', bound: 'from', label: 'Geändert seit' },
    changedBefore: { kind: 'moment', field: 'updatedAt', bound: 'till', label: 'Nicht geändert seit', hidden: true },
    changedBy: { kind: 'changedBy', label: 'Geändert von' },
    assignee: { kind: 'assignedTo', label: 'Zugewiesen an' },
  };
}

/** Common choices for changes since a day. `7d` means seven days before the current day. */
export const timestampChoices = [
  { id: '0d', label: 'Heute' },
  { id: '1d', label: 'Gestern' },
  { id: '7d', label: '7 Tage' },
  { id: '30d', label: '30 Tage' },
  { id: '365d', label: '1 Jahr' },
] as const;

/** The day that a relative value such as `7d` refers to. */
export function relativeDay(value: string, today: string): string | undefined {
  const days = /^(\d{1,5})d$/.exec(value)?.[1];
  return days === undefined ? undefined : dayBefore(today, Number(days));
}

/** The calendar day `days` before another. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}
