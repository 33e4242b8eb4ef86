// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { publications } from '../../../domain/types/publication';
import { queryClient } from '../../cache/queryClient';
import type { Filter } from '../../../domain/filters';
import type { ReferenceEntry } from '../../../domain/references';
import { FilterOptions, fixedOptions, optionLabel, referenceOptions } from './FilterOptions';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('options', () => {
  const entry = (id: number, name: string, position: number, context: string | null) =>
    ({
      id,
      name,
      position,
      context,
      translations: { fr: {}, it: {} },
      isPublic: true,
      synonyms: [],
    }) satisfies ReferenceEntry;

  it('are the references offered in the context, by position and name', () => {
    const entries = [
      entry(1, 'Wald', 2, null),
      entry(2, 'Ämter', 2, 'project'),
      entry(3, 'Jobs', 1, 'job'),
      entry(4, 'Zug', 1, null),
    ];
    expect(referenceOptions(entries, 'project').map(({ label }) => label)).toEqual(['Zug', 'Ämter', 'Wald']);
  });

  it('are the fixed choices of a kind with their labels, even for a year without records', () => {
    const status = { kind: 'visibility', label: 'Status' } as const;
    const start = { kind: 'year', field: 'startDate', label: 'Startjahr' } as const;
    const since = { kind: 'moment', field: 'updatedAt', bound: 'from', label: 'Geändert seit' } as const;
    expect(optionLabel(status, fixedOptions(status), 'draft')).toBe('Entwurf');
    expect(optionLabel({ kind: 'ids', label: 'Ids' }, [], '12')).toBe('12');
    expect(optionLabel(start, [{ id: '2026-01-01', label: '2026' }], '1987-01-01')).toBe('1987');
    expect(optionLabel(since, fixedOptions(since), '1987-01-02')).toBe('02.01.1987');
    expect(optionLabel(since, fixedOptions(since), '7d')).toBe('7 Tage');
  });

  it('are thirty years for start and end dates', () => {
    const years = fixedOptions({ kind: 'year', field: 'startDate', label: 'Startjahr' });
    const thisYear = new Date().getFullYear();
    expect(years).toHaveLength(30);
    expect([years[0], years[29]].map((year) => year?.id)).toEqual([`${thisYear}-01-01`, `${thisYear - 29}-01-01`]);
  });

  it('for a period also include other years with records, even future ones', async () => {
    vi.stubGlobal('fetch', async (url: string) =>
      Response.json({ data: url.endsWith('/publications/years') ? { year: [2931, 1850] } : {} }),
    );
    render(
      <QueryClientProvider client={queryClient}>
        <FilterOptions type={publications} name="year" filter={publications.filters.year as Filter}>
          {(options) => options.map(({ id, label }) => `${id}=${label}`).join(' ')}
        </FilterOptions>
      </QueryClientProvider>,
    );
    const thisYear = new Date().getFullYear();
    expect(
      await screen.findByText(
        new RegExp(
          `^2931-01-01=2931 ${thisYear}-01-01=${thisYear} .*${thisYear - 29}-01-01=${thisYear - 29} 1850-01-01=1850$`,
        ),
      ),
    ).toBeTruthy();
  });
});
