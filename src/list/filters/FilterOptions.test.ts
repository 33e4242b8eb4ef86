import { describe, expect, it } from 'vitest';
import type { ReferenceEntry } from '../../../domain/references';
import { fixedOptions, optionLabel, referenceOptions } from './FilterOptions';

describe('options', () => {
  const entry = (id: number, name: string, position: number, context: string | null) =>
    ({ id, name, position, context, translations: { fr: {}, it: {} }, isPublic: true, synonyms: [] }) satisfies ReferenceEntry;

  it('are the entries offered in the context, by position and name', () => {
    const entries = [entry(1, 'Wald', 2, null), entry(2, 'Ämter', 2, 'project'), entry(3, 'Jobs', 1, 'job'), entry(4, 'Zug', 1, null)];
    expect(referenceOptions(entries, 'project').map(({ label }) => label)).toEqual(['Zug', 'Ämter', 'Wald']);
  });

  it('are thirty years and two states', () => {
    const years = fixedOptions({ kind: 'year', field: 'startDate', label: 'Startjahr' }, 2026);
    expect(years).toHaveLength(30);
    expect(years[0]).toEqual({ id: '2026-01-01', label: '2026' });
    expect(optionLabel(fixedOptions({ kind: 'visibility', label: 'Status' }, 2026), 'draft')).toBe('Entwurf');
    expect(optionLabel([], '12')).toBe('12');
  });
});
