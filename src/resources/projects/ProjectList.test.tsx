// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../api/fakeServer.testkit';
import { cacheReferences } from '../../cache/references.testkit';
import { queryOptions } from '../../list/ListFrame';
import { fakeLayout } from '../../list/fakeLayout.testkit';
import { getList, provide, SaveProject, show } from './ProjectList.testkit';

beforeEach(() => {
  cacheReferences('Tourismus', 'Energie');
  provide(250);
  sessionStorage.clear();
  fakeLayout();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const asked = () => getList.mock.lastCall![1];
const pick = async (user: ReturnType<typeof userEvent.setup>, filter: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: filter }));
  await user.click(screen.getByRole('option', { name: option }));
};

describe('the list of projects', () => {
  it('shows its columns and requests summaries, latest first', async () => {
    show();
    await screen.findByRole('link', { name: 'Projekt 250' });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.replace(/[▲▼]/, ''))).toEqual([
      '',
      'ID',
      'Code',
      'Titel',
      'Startjahr',
      'Endjahr',
      'Themen',
      'Programm',
      'Finanzierung',
      'Kanton',
      'Geschäftsfelder',
      'Erstellt',
      'Geändert',
    ]);
    expect(asked()).toMatchObject({
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'id', order: 'DESC' },
      meta: { shape: 'summary' },
    });
    expect(screen.getByRole('link', { name: 'Neuen Eintrag erstellen' }).getAttribute('href')).toBe('/projects/add');
  });

  it('shows a loading text if loading takes a while', async () => {
    getList.mockReturnValue(new Promise(() => undefined));
    show();
    expect(await screen.findByText('Einträge werden geladen...', {}, { timeout: 5_000 })).toBeTruthy();
  });

  it('marks drafts in words, not by colour alone', async () => {
    show();
    const draft = (await screen.findByRole('link', { name: 'Projekt 250' })).closest('tr')!;
    expect(within(draft).getByText('Entwurf')).toBeTruthy();
    expect(within(screen.getByRole('link', { name: 'Projekt 249' }).closest('tr')!).queryByText('Entwurf')).toBeNull();
  });

  it('shows a project without a German title in another language, and marks which', async () => {
    getList.mockResolvedValue({
      data: [
        {
          id: 1,
          isPublic: true,
          title: '',
          topics: [],
          createdAt: '2024-03-01T13:05:00Z',
          updatedAt: '2024-03-01T13:05:00Z',
          translations: { fr: { title: 'Téléphérique' }, it: {} },
        },
      ],
      pageInfo: { hasNextPage: false, hasPreviousPage: false },
    });
    show();
    expect((await screen.findByRole('link', { name: 'Téléphérique' })).getAttribute('lang')).toBe('fr');
  });

  it('shows cards on a phone, title first, with a menu for the order', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('599px'),
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
    }));
    show();
    await screen.findByRole('link', { name: 'Projekt 250' });
    const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sortieren nach' });
    expect(order.selectedOptions[0]?.textContent).toBe('ID ▼');
    fireEvent.change(order, { target: { value: 'title ASC' } });
    await waitFor(() => expect(asked().sort).toEqual({ field: 'title', order: 'ASC' }));
    expect(screen.getByRole('link', { name: 'Projekt 250' }).closest('td')?.previousElementSibling?.className).toBe(
      'select',
    );
    vi.unstubAllGlobals();
  });

  it('shows who last changed each project once the column is shown', async () => {
    const sent = fakeServer(() => ({
      body: { data: [{ recordId: 249, at: '2024-03-01T13:05:00Z', user: { id: 3, email: 'anna@example.org' } }] },
    }));
    const { user } = show();
    await screen.findByRole('link', { name: 'Projekt 249' });
    const requests = () => sent.flatMap(({ path }) => (path.startsWith('/activity') ? [path.slice(0, 51)] : []));
    expect(requests()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Spalten' }));
    await user.click(screen.getByRole('checkbox', { name: 'Geändert von' }));
    const row = screen.getByRole('link', { name: 'Projekt 249', hidden: true }).closest('tr')!;
    expect(await within(row).findByText('anna@example.org')).toBeTruthy();
    expect(requests()).toEqual(['/activity/latest?resource=projects&ids=250,249,248,']);
    vi.unstubAllGlobals();
  });

  it('lets editors set the width of a column, by keyboard or by dragging its edge', async () => {
    const { user } = show();
    await screen.findByRole('link', { name: 'Projekt 250' });
    const head = () => screen.getByRole('columnheader', { name: 'Themen', hidden: true });
    await user.click(screen.getByRole('button', { name: 'Spalten' }));
    fireEvent.change(screen.getByRole('slider', { name: 'Breite von Themen' }), { target: { value: '240' } });
    expect(head().style.width).toBe('240px');
    const grip = Object.assign(head().querySelector('.grip')!, { setPointerCapture: () => undefined });
    vi.spyOn(head(), 'offsetWidth', 'get').mockReturnValue(240);
    fireEvent.pointerDown(grip, { button: 0, clientX: 500 });
    fireEvent.pointerMove(grip, { clientX: 530 });
    expect(head().style.width).toBe('270px');
    fireEvent.pointerUp(grip, { clientX: 520 });
    expect(head().style.width).toBe('260px');
    await user.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
    expect(head().style.width).not.toBe('260px');
  });

  it('loads more by 100 until a page is short', async () => {
    const { user } = show();
    await screen.findByText('100 Einträge geladen');
    await user.click(screen.getByRole('button', { name: 'Mehr Einträge laden' }));
    await screen.findByText('200 Einträge geladen');
    await user.click(screen.getByRole('button', { name: 'Mehr Einträge laden' }));
    await screen.findByText('250 Einträge');
    expect(screen.queryByRole('button', { name: 'Mehr Einträge laden' })).toBeNull();
    expect(asked().pagination).toEqual({ page: 3, perPage: 100 });
  });

  it('shows the total, as far as it was counted', async () => {
    provide(250, { total: 250 });
    show();
    await screen.findByText('100 von 250 Einträgen geladen');
    cleanup();
    provide(250, { meta: { totalAtLeast: 200 } });
    show();
    await screen.findByText('100 von über 200 Einträgen geladen');
  });

  it('renders only a few rows', async () => {
    show();
    await screen.findByRole('link', { name: 'Projekt 250' });
    expect(screen.getAllByRole('row').length).toBeLessThan(40);
    expect(screen.getByRole('table', { name: 'Projekte' }).getAttribute('aria-rowcount')).toBe('-1');
  });

  it('renders as few with ten thousand loaded, at any scroll position', async () => {
    const pages = Array.from({ length: 100 }, (_, page) => ({
      data: Array.from({ length: 100 }, (_row, index) => ({
        id: 10_000 - page * 100 - index,
        isPublic: true,
        title: `Projekt ${10_000 - page * 100 - index}`,
        translations: {},
      })),
      pageInfo: { hasNextPage: page < 99, hasPreviousPage: page > 0 },
      pageParam: page + 1,
      total: 10_000,
    }));
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const asks = {
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'id', order: 'DESC' },
      filter: {},
      meta: queryOptions().meta,
    };
    client.setQueryData(['projects', 'getInfiniteList', asks], {
      pages,
      pageParams: pages.map(({ pageParam }) => pageParam),
    });
    show(client);
    await screen.findByRole('link', { name: 'Projekt 10000' });
    const scroller = screen.getByRole('table').parentElement!;
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001');
    for (const [top, title] of [
      [170_000, 'Projekt 5000'],
      [340_000, 'Projekt 1'],
    ] as const) {
      scroller.scrollTop = top;
      scroller.dispatchEvent(new Event('scroll'));
      await screen.findByRole('link', { name: title });
      expect(scroller.querySelectorAll('tr').length).toBeLessThan(45);
      expect(scroller.querySelectorAll('*').length).toBeLessThan(1_500);
    }
  });

  it('sorts by a click on a column head', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Geändert' }));
    await waitFor(() => expect(asked().sort).toEqual({ field: 'updatedAt', order: 'DESC' }));
    expect(screen.getByRole('columnheader', { name: 'Geändert' }).getAttribute('aria-sort')).toBe('descending');
    await user.click(screen.getByRole('button', { name: 'Titel' }));
    await waitFor(() => expect(asked().sort).toEqual({ field: 'title', order: 'ASC' }));
    await user.click(screen.getByRole('button', { name: 'Themen' }));
    await waitFor(() => expect(asked().sort).toEqual({ field: 'topics', order: 'ASC' }));
  });
});

describe('filters', () => {
  it('are added once, shown as tags, kept in the session, exported and removed by keyboard', async () => {
    const { user, router } = show();
    await pick(user, 'Thema', 'Tourismus');
    await pick(user, 'Status', 'Entwurf');
    await screen.findByRole('button', { name: 'Status: Entwurf' });
    expect(screen.getByRole('button', { name: 'Thema: Tourismus' })).toBeTruthy();
    await waitFor(() => expect(asked().filter).toEqual({ topic: ['1'], status: ['draft'] }));
    expect(JSON.parse(sessionStorage.getItem('regio.projects.filters')!)).toEqual([
      { filter: 'topic', value: '1' },
      { filter: 'status', value: 'draft' },
    ]);
    expect(JSON.parse(new URLSearchParams(router.state.location.search).get('filter')!)).toEqual({
      topic: ['1'],
      status: ['draft'],
    });

    await user.click(screen.getByRole('combobox', { name: 'Thema' }));
    expect(screen.getByRole('option', { name: 'Tourismus' }).getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Escape}');

    await user.click(screen.getByRole('button', { name: 'XLSX-Export' }));
    expect(screen.getByRole('menuitem', { name: 'Gefilterte Einträge' }).getAttribute('href')).toBe(
      '/api/v1/projects.xlsx?topic%5B%5D=1&status%5B%5D=draft',
    );
    expect(screen.getByRole('menuitem', { name: 'Alle Einträge' }).getAttribute('href')).toBe('/api/v1/projects.xlsx');
    await user.keyboard('{Escape}');

    screen.getByRole('button', { name: 'Thema: Tourismus' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Thema: Tourismus' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Status: Entwurf' }));
    await user.click(screen.getByRole('button', { name: 'Alle Filter entfernen' }));
    await waitFor(() => expect(sessionStorage.getItem('regio.projects.filters')).toBeNull());
  });

  it('and the term come back from the session', async () => {
    sessionStorage.setItem('regio.projects.filters', '[{"filter":"startDate","value":"2024-01-01"}]');
    sessionStorage.setItem('regio.projects.term', 'velo');
    show();
    expect(screen.getByRole('button', { name: 'Startjahr: 2024' })).toBeTruthy();
    expect((screen.getByRole('searchbox', { name: 'Suchbegriff' }) as HTMLInputElement).value).toBe('velo');
    await waitFor(() => expect(asked().filter).toEqual({ term: 'velo', startDate: ['2024-01-01'] }));
  });

  it('that match nothing say so, and can all be removed', async () => {
    const { user } = show();
    await screen.findByRole('link', { name: 'Projekt 250' });
    await user.keyboard('/nichts');
    await screen.findByText('Keine Einträge gefunden');
    // On a slow machine, the search starts before the last letter.
    await waitFor(() => expect(sessionStorage.getItem('regio.projects.term')).toBe('nichts'));
    await user.click(screen.getByRole('button', { name: 'Alle Filter entfernen' }));
    await screen.findByRole('link', { name: 'Projekt 250' });
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('');
  });
});

describe('rows', () => {
  it('are one tab stop; arrows move, Enter opens', async () => {
    const { user, router } = show();
    const first = await screen.findByRole('link', { name: 'Projekt 250' });
    first.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const third = screen.getByRole('link', { name: 'Projekt 248' });
    await waitFor(() => expect(document.activeElement).toBe(third));
    expect(third.tabIndex).toBe(0);
    expect(first.tabIndex).toBe(-1);
    await user.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/projects/248/edit');
  });

  it('do not open by the second click of a double click, which began on a dialog above them', async () => {
    show();
    fireEvent.click((await screen.findByRole('link', { name: 'Projekt 250' })).closest('tr')!, { detail: 2 });
    expect(screen.getByRole('link', { name: 'Projekt 250' })).toBeTruthy();
  });

  it('open by a click anywhere, and coming back shows the same rows at the same place', async () => {
    const { user, router, client } = show();
    await user.click(await screen.findByRole('button', { name: 'Mehr Einträge laden' }));
    await screen.findByText('200 Einträge geladen');
    const scroller = screen.getByRole('table').parentElement!;
    scroller.scrollTop = 5000;
    scroller.dispatchEvent(new Event('scroll'));
    await user.click(
      within((await screen.findByRole('link', { name: 'Projekt 103' })).closest('tr')!).getByText('BE_1'),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects/103/edit'));
    expect(JSON.parse(sessionStorage.getItem('regio.projects.scroll')!)).toMatchObject({
      top: 5000,
      rows: 200,
      current: 147,
    });

    cleanup();
    show(client);
    expect(screen.getByRole('table').parentElement!.scrollTop).toBe(5000);
    expect(screen.getByText('200 Einträge geladen')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Projekt 103' }));
  });

  it('show a saved record without waiting for the server', async () => {
    const { client } = show();
    await screen.findByRole('link', { name: 'Projekt 250' });
    cleanup();
    const { user } = show(client, <SaveProject />);
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByText('gespeichert');
    cleanup();
    getList.mockReturnValue(new Promise(() => {}));
    show(client);
    expect(screen.getByRole('link', { name: 'Neuer Titel' })).toBeTruthy();
  });

  it('are reloaded up to the previous position after a reload', async () => {
    sessionStorage.setItem('regio.projects.scroll', '{"top":6000,"rows":250,"current":-1}');
    show();
    await screen.findByText('250 Einträge');
    expect(screen.getByRole('table').parentElement!.scrollTop).toBe(6000);
  });
});

it('reports why loading failed, and retries', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  getList.mockRejectedValueOnce(new Error('Der Server ist nicht erreichbar.'));
  const { user } = show();
  await screen.findByText(/Der Server ist nicht erreichbar/);
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await screen.findByRole('link', { name: 'Projekt 250' });
});

it('an empty list offers to create its first entry', async () => {
  provide(0);
  show();
  await screen.findByText('Noch keine Einträge');
  expect(screen.getAllByRole('link', { name: 'Neuen Eintrag erstellen' })).toHaveLength(2);
});
