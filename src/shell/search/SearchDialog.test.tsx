// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient } from '@tanstack/react-query';
import { AdminContext, memoryStore, ResourceDefinitionContextProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, type FakeResponse, type SentRequest } from '../../api/fakeServer.testkit';
import type { Role } from '../../../domain/access';
import type { PublicConfig } from '../../../domain/features';
import { makeAuthProvider } from '../../authProvider';
import { dataProvider } from '../../dataProvider';
import { i18nProvider } from '../../i18n/german';
import { ConfigProvider } from '../../session/config';
import { endSession, startSession, type Me } from '../../session/session';
import { SearchDialog } from './SearchDialog';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

const config = { productId: 'test', productName: 'Test', features: {} } as PublicConfig;

function open(
  answer: (request: SentRequest) => FakeResponse,
  { role = 'ROLE_EDITOR' as Role, opened = [] as object[] } = {},
) {
  const sent = fakeServer(answer);
  startSession({ id: 1, email: 'a@example.org', name: '', roles: [role] } as unknown as Me);
  const onClose = vi.fn();
  const dialog = (
    <AdminContext
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      authProvider={makeAuthProvider((feature) => feature !== 'PLUGIN_ENABLE_JOBS')}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={memoryStore({ 'opened.1': opened })}
    >
      <ResourceDefinitionContextProvider definitions={{ projects: { name: 'projects' } }}>
        <ConfigProvider value={config}>
          <SearchDialog open onClose={onClose} />
        </ConfigProvider>
      </ResourceDefinitionContextProvider>
    </AdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: dialog }]);
  render(<RouterProvider router={router} />);
  const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  return { sent, router, onClose, shown, user: userEvent.setup() };
}

const hits = [
  { resource: 'projects', id: 7, title: 'Seilbahn', isPublic: true, code: 'BE_7' },
  {
    resource: 'projects',
    id: 8,
    title: '',
    isPublic: false,
    found: { label: 'Titel', locale: 'fr', path: 'translations.fr.title', text: 'Téléphérique' },
  },
];

describe('the global search', () => {
  it('finds and opens records by keyboard', async () => {
    const { sent, router, onClose, user } = open(() => ({ body: { data: hits, meta: { total: 40, hasMore: false } } }));
    await user.keyboard('seil bahn');
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'SeilbahnProjekt · ID 7 · BE_7',
      '(ohne Titel)Projekt · ID 8Titel (FR): TéléphériqueEntwurf',
    ]);
    // Results are marked with their language.
    expect(options[1]?.querySelector('[lang]')?.getAttribute('lang')).toBe('fr');
    expect([...options[0]!.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Seilbahn']);
    await waitFor(() => expect(sent.at(-1)?.path).toBe('/search?term=seil+bahn&limit=20'));
    expect(sent.length).toBeLessThan(4);
    await screen.findByText('40 Treffer, die besten 2 sind gezeigt');

    const field = screen.getByRole('combobox', { name: 'Suchbegriff' });
    await user.keyboard('{ArrowDown}');
    expect(field.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[1]?.id);
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(router.state.location).toMatchObject({
      pathname: '/projects/8/edit',
      search: '?language=fr&field=translations.fr.title',
    });
  });

  it('reports that nothing was found, or that the server does not respond', async () => {
    const { user } = open(({ path }) => (path.includes('nix') ? { body: { data: [] } } : { status: 503, body: {} }));
    await user.keyboard('nix');
    expect(await screen.findByText('Nichts gefunden für «nix».')).toBeTruthy();
    await user.clear(screen.getByRole('combobox'));
    await user.keyboard('weg');
    expect((await screen.findByRole('alert')).textContent).toMatch(/nicht verfügbar/);
  });

  it('closes by Escape and does not search for blanks', async () => {
    const { sent, onClose, user } = open(() => ({ body: { data: hits } }));
    await user.keyboard('   {Escape}');
    expect(onClose).toHaveBeenCalled();
    expect(sent).toEqual([]);
  });

  it('offers pages and commands at once, as far as the account may', async () => {
    const { router, shown, user, sent } = open(() => ({ body: { data: [] } }));
    await user.keyboard('erfassen');
    await waitFor(() => expect(shown()).toContain('Projekt erfassen'));
    await user.clear(screen.getByRole('combobox'));
    // The server has not been asked yet.
    await user.keyboard('termin erf');
    expect(shown()).toEqual(['Termin erfassen']);
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Termin', 'erf']);
    await user.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/events/add');
    expect(sent.filter(({ path }) => path.includes('termin'))).toEqual([]);
    await user.clear(screen.getByRole('combobox'));
    await user.keyboard('stelle');
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/Nichts gefunden/));
    await user.clear(screen.getByRole('combobox'));
    await user.keyboard('maschinenkon');
    expect(shown()).toEqual([]);
  });

  it('shows administrators their pages, and accounts', async () => {
    const user = { id: 7, email: 'berta@example.org', name: 'Berta Muster', roles: [] };
    const { router, shown, ...page } = open(
      ({ path }) => ({ body: { data: path.startsWith('/users') ? [user] : [] } }),
      { role: 'ROLE_ADMIN' },
    );
    await page.user.keyboard('maschinenkon');
    await waitFor(() => expect(shown()).toEqual(['Maschinenkonten']));
    await page.user.clear(screen.getByRole('combobox'));
    await page.user.keyboard('muster');
    await waitFor(() => expect(shown()).toEqual(['Berta Musterberta@example.org']));
    const opens = vi.spyOn(window, 'open').mockReturnValue(null);
    await page.user.keyboard('{Control>}{Enter}{/Control}');
    expect(opens).toHaveBeenCalledWith('/settings/users/7/edit', '_blank', 'noopener');
    opens.mockRestore();
  });

  it('begins with what was opened last, without what the account may not open', async () => {
    const { shown } = open(() => ({ body: { data: [] } }), {
      opened: [
        { resource: 'projects', id: 3, title: 'Seilbahn' },
        { resource: 'users', id: 4, title: 'x' },
        { resource: 'jobs', id: 5, title: 'Ausgeschaltet' },
      ],
    });
    await waitFor(() => expect(shown()).toEqual(['SeilbahnProjekt']));
  });
});
