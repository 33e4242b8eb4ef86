import type { Fields } from './fields';
import type { Filters } from './filters';
import { translationLocalesOf, type InLocales } from './locales';

interface Asked extends InLocales {
  fields: Fields;
  titleField: string;
  filters: Filters;
  alwaysPublic?: true;
}

/**
 * What an editor may ask of every type: what is not translated yet, what is a draft, and what was changed when and by
 * whom. In: its fields, title, languages and own filters.
 */
export function editorFilters({ fields, titleField, filters, alwaysPublic, ...type }: Asked): Filters {
  return {
    ...(!alwaysPublic && !filters.status && { status: { kind: 'visibility', label: 'Status' } }),
    ...(fields[titleField]?.translated && {
      missing: { kind: 'untranslated', field: titleField, locales: translationLocalesOf(type), label: 'Übersetzung' },
    }),
    changedSince: { kind: 'moment', field: 'updatedAt', bound: 'from', label: 'Geändert seit' },
    changedBefore: { kind: 'moment', field: 'updatedAt', bound: 'till', label: 'Nicht geändert seit', hidden: true },
    changedBy: { kind: 'changedBy', label: 'Geändert von' },
  };
}

/** From when on changes are asked for most. `7d` is the day so many days before today, whenever it is asked. */
export const momentChoices = [
  { id: '0d', label: 'Heute' },
  { id: '1d', label: 'Gestern' },
  { id: '7d', label: '7 Tage' },
  { id: '30d', label: '30 Tage' },
  { id: '365d', label: '1 Jahr' },
] as const;

/** The day that such a value means today; undefined where it is none. */
export function relativeDay(value: string, today: string): string | undefined {
  const days = /^(\d{1,5})d$/.exec(value)?.[1];
  return days === undefined ? undefined : dayBefore(today, Number(days));
}

/** A calendar day so many days before another. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}
