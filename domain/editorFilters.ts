import type { Fields } from './fields';
import type { Filters } from './filters';
import { translationLocalesOf, type InLocales } from './locales';

/** What an editor may ask of every type: what is not translated yet, and what was changed when and by whom. In: its fields, title and languages. */
export function editorFilters({ fields, titleField, ...type }: InLocales & { fields: Fields; titleField: string }): Filters {
  return {
    ...(fields[titleField]?.translated && { missing: { kind: 'untranslated', field: titleField, locales: translationLocalesOf(type), label: 'Übersetzung' } }),
    changedSince: { kind: 'moment', field: 'updatedAt', bound: 'from', label: 'Geändert seit' },
    changedBy: { kind: 'changedBy', label: 'Geändert von' },
  };
}

/** From when on changes are asked for most, as so many days before today. */
export const momentChoices = [
  { days: 0, label: 'Heute' },
  { days: 1, label: 'Gestern' },
  { days: 7, label: '7 Tage' },
  { days: 30, label: '30 Tage' },
  { days: 365, label: '1 Jahr' },
] as const;

/** A calendar day so many days before another. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}
