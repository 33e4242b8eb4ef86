// @vitest-environment jsdom
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Card, InboxType } from '../../../domain/inbox/inbox';
import { cacheReferences } from '../../cache/references.testkit';
import { ConfigProvider } from '../../session/config';
import { configWith } from '../../session/config.testkit';
import { fakeServer, type SentRequest } from '../../api/fakeServer.testkit';
import { inboxKeys } from '../../inbox/inboxCards';
import { InboxPage } from './InboxPage';

configure({ asyncUtilTimeout: 8000 });

const card = (id: number, type: InboxType, more: Partial<Card> = {}): Card => ({
  id,
  type,
  version: 3,
  source: 'chmos',
  status: 'new',
  title: `${type} ${id}`,
  internalId: null,
  foreignId: null,
  hasInterim: false,
  createdAt: '2026-03-01T13:05:09Z',
  updatedAt: '2026-03-01T13:05:09Z',
  ...more,
});

let cards: Card[];
let sent: SentRequest[];

/** Responds like the server: filtered, in pages, with the counts of all sections. */
function answer({ method, path }: SentRequest) {
  const { pathname, searchParams } = new URL(path, 'http://x');
  if (pathname === '/inbox/history')
    return {
      body: {
        data: [
          {
            ...card(9, 'topic'),
            outcome: 'dismissed',
            endedAt: '2026-03-02T08:00:00Z',
            endedBy: { id: 1, email: 'e@example.org' },
          },
          {
            ...card(10, 'job', { source: 'embed' }),
            outcome: 'withdrawn',
            endedAt: '2026-03-02T08:00:00Z',
            endedBy: null,
          },
        ],
      },
    };
  if (pathname === '/colleagues')
    return {
      body: {
        data: [
          { id: 4, email: 'anna@example.org', name: 'Anna' },
          { id: 5, email: 'beat@example.org', name: '' },
        ],
      },
    };
  if (pathname === '/assignments') return { body: { data: [] } };
  if (method === 'DELETE') {
    cards = cards.filter(({ id }) => `/inbox/${id}` !== pathname);
    return { body: { data: {} } };
  }
  const of = (name: string) => searchParams.getAll(`${name}[]`);
  const found = cards.filter(
    ({ source, status }) =>
      (!of('source').length || of('source').includes(source)) &&
      (!of('status').length || of('status').includes(status)),
  );
  const counts: Record<string, number> = {};
  for (const { type } of found) counts[type] = (counts[type] ?? 0) + 1;
  const shown = found.filter(({ type }) => !of('type').length || of('type').includes(type));
  const [limit, offset] = [Number(searchParams.get('limit')), Number(searchParams.get('offset'))];
  return { body: { data: shown.slice(offset, offset + limit), meta: { total: shown.length, counts } } };
}

function show(off: string[] = [], client = new QueryClient({ defaultOptions: { queries: { retry: false } } })) {
  const page = (
    <ConfigProvider value={configWith((name) => !off.includes(name))}>
      <CoreAdminContext dataProvider={{} as never} queryClient={client}>
        <ThemeProvider theme={createTheme({ transitions: { create: () => 'none' } })}>
          <InboxPage />
        </ThemeProvider>
      </CoreAdminContext>
    </ConfigProvider>
  );
  const router = createMemoryRouter(
    [
      { path: '/inbox', element: page },
      { path: '*', element: <p>Prüfung</p> },
    ],
    { initialEntries: ['/inbox'] },
  );
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
}

beforeEach(() => {
  cacheReferences('Energie', 'Tourismus');
  sessionStorage.clear();
  cards = [
    card(1, 'project', { status: 'deleted', title: 'Seilbahn' }),
    card(2, 'project', { title: 'Dorfladen' }),
    card(3, 'project', { status: 'update', source: 'xls' }),
    card(4, 'topic'),
  ];
  sent = fakeServer(answer);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1000);
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement) {
    this.dispatchEvent(new Event('scroll'));
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the inbox', () => {
  it('has the sections of the instance in order, with their counts', async () => {
    show(['PROJECTS_ENABLE_STATES']);
    await screen.findByText('topic 4');
    expect(headings()).toEqual([
      'Projekte 3',
      'Jobs 0',
      'Agenda 0',
      'Kontakte 0',
      'regioScience News 0',
      'Themen 1',
      'Programme 0',
      'Geschäftsfelder 0',
      'Finanzierung 0',
    ]);
  });

  it("shows a card's title, time, source, status and submission state, and deletions as errors", async () => {
    cards.push(card(5, 'job', { title: 'Bahnmeisterin', source: 'embed', submission: ['asked', 'corrected'] }));
    show();
    const deleted = (await screen.findByRole('link', { name: 'Seilbahn' })).closest('article')!;
    expect(deleted.className).toContain('deleted');
    expect(within(deleted).getByText('Gelöscht')).toBeTruthy();
    expect(within(deleted).getByText('chmos')).toBeTruthy();
    expect(within(deleted).getByText('01.03.2026, 14:05:09 Uhr')).toBeTruthy();
    expect(within(screen.getByRole('link', { name: 'Dorfladen' }).closest('article')!).getByText('Neu')).toBeTruthy();
    const badges = screen.getByRole('link', { name: 'Bahnmeisterin' }).closest('article')!.querySelectorAll('.badge');
    expect([...badges].map(({ textContent }) => textContent)).toEqual([
      'Rückfrage offen',
      'Berichtigt',
      'Formular',
      'Neu',
    ]);
    expect(screen.getByRole('link', { name: 'Dorfladen' }).getAttribute('href')).toBe('/inbox/projects/2');
  });

  it('moves between cards and sections by keyboard, and opens with Enter', async () => {
    const { router, user } = show();
    await screen.findByText('topic 4');
    await user.keyboard('j');
    expect(document.activeElement?.textContent).toBe('Seilbahn');
    await user.keyboard('jj{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('topic 4'));
    await user.keyboard('kk');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Dorfladen'));
    await user.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/inbox/projects/2');
  });

  it('dismisses the card as it was seen, after the agreed question, and moves to the next one', async () => {
    const { user } = show();
    await screen.findByText('topic 4');
    await user.keyboard('j{Delete}');
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain(
      'Sind Sie sicher dass Sie diesen Eintrag löschen möchten? Er lässt sich danach im Verlauf wieder öffnen.',
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Seilbahn' })).toBeNull());
    const call = sent.find(({ method }) => method === 'DELETE')!;
    expect(call).toMatchObject({ path: '/inbox/1', headers: { 'If-Match': expect.stringMatching(/^"3-\w{6}"$/) } });
    expect(headings()[0]).toBe('Projekte 2');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Dorfladen'));
  });

  it('returns to the card that was opened, or to the one at its position', async () => {
    const { router, user } = show();
    await screen.findByText('topic 4');
    await user.keyboard('jj{Enter}');
    await screen.findByText('Prüfung');
    cards = cards.filter(({ id }) => id !== 2);
    await act(() => router.navigate('/inbox'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('project 3'));
    await user.keyboard('k');
    expect(document.activeElement?.textContent).toBe('Seilbahn');
  });

  it('shows new items right after returning', async () => {
    const { router } = show();
    await screen.findByText('topic 4');
    await act(() => router.navigate('/elsewhere'));
    cards.push(card(5, 'topic'));
    await act(() => router.navigate('/inbox'));
    await screen.findByText('topic 5');
  });

  it('filters by source, and says how to leave an empty result', async () => {
    const { user } = show();
    await screen.findByText('topic 4');
    await user.click(screen.getByRole('combobox', { name: 'Quelle' }));
    await user.click(screen.getByRole('option', { name: 'xls' }));
    await waitFor(() => expect(headings().slice(0, 4)).toEqual(['Projekte 1', 'Jobs 0', 'Agenda 0', 'Kontakte 0']));
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(screen.getByRole('option', { name: 'Gelöscht' }));
    await screen.findByText('Keine Einträge gefunden');
    expect(sessionStorage.getItem('regio.inbox.filters')).toContain('xls');
  });

  it('assigns a value that the import did not know, by typing', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Zuordnen: topic 4' }));
    const field = screen.getByRole('combobox', { name: /Bestehender Eintrag/ });
    expect(document.activeElement).toBe(field);
    await user.keyboard('touri{Enter}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({ path: '/inbox/4/assign', body: { id: 2 } });
  });

  it('assigns several cards by a few keys, and goes on after them', async () => {
    const { user } = show();
    await screen.findByText('topic 4');
    await user.keyboard('j{Shift>}{ArrowDown}{/Shift}');
    await screen.findByText('2 Einträge markiert');
    await user.keyboard('z');
    await screen.findByRole('menuitem', { name: 'Anna' });
    await user.keyboard('2');
    await waitFor(() => expect(screen.queryByText('2 Einträge markiert')).toBeNull());
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/assignments',
      body: { resource: 'inbox', ids: [1, 2], assignee: 5 },
    });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('project 3'));
  });

  it('assigns ten cards to two people by twelve keys', async () => {
    cards = Array.from({ length: 12 }, (_, index) => card(index + 1, 'project'));
    const { user } = show();
    await screen.findByText('project 1');
    let keys = 0;
    const press = async (key: string, times = 1) => {
      for (let time = 0; time < times; time += 1) await user.keyboard(key);
      keys += times;
    };
    for (const person of ['1', '2']) {
      await press('{Shift>}{ArrowDown}{/Shift}', 4);
      await screen.findByText('5 Einträge markiert');
      await press('z');
      await screen.findByRole('menuitem', { name: 'Anna' });
      await press(person);
      await waitFor(() => expect(screen.queryByText('5 Einträge markiert')).toBeNull());
    }
    const given = sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(given).toMatchObject([{ ids: [1, 2, 3, 4, 5] }, { ids: [6, 7, 8, 9, 10] }]);
    expect(keys).toBeLessThanOrEqual(12);
  });

  it('renders and loads only the visible ones of ten thousand cards', async () => {
    cards = Array.from({ length: 10_000 }, (_, index) => card(index + 1, 'project'));
    show();
    await screen.findByText('project 1');
    expect(screen.getAllByRole('article').length).toBeLessThan(40);
    expect(sent.length).toBeLessThan(4);
  });

  it('reloads when counts and cards disagree', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    // The only topic was just closed; its section was emptied without a request.
    client.setQueryData(inboxKeys.page({}, 'topic', 0), []);
    show([], client);
    await screen.findByText('topic 4');
    // Another editor closes it, and two more are submitted; our page of cards reloads before the counts.
    cards = [...cards.filter(({ id }) => id !== 4), card(7, 'topic'), card(8, 'topic')];
    await act(() => client.refetchQueries({ queryKey: inboxKeys.cards }));
    await screen.findByText('topic 8');
    expect(headings()).toContain('Themen 2');
  });

  it('shows the history of closed items', async () => {
    const { user } = show();
    await screen.findByText('topic 4');
    await user.click(screen.getByRole('button', { name: 'Verlauf' }));
    await screen.findByText('Verworfen · 02.03.2026 09:00 · e@example.org · Themen · chmos');
    await screen.findByText(/^Von der Person zurückgezogen · 02\.03\.2026 09:00/);
  });
});
