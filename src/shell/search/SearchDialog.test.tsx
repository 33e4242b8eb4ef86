// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ResourceDefinitionContextProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, type Answer, type SentRequest } from '../../api/fakeServer.testkit';
import { SearchDialog } from './SearchDialog';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(answer: (request: SentRequest) => Answer) {
  const sent = fakeServer(answer);
  const onClose = vi.fn();
  const dialog = (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ResourceDefinitionContextProvider definitions={{ projects: { name: 'projects' } }}>
        <SearchDialog open onClose={onClose} />
      </ResourceDefinitionContextProvider>
    </QueryClientProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: dialog }]);
  render(<RouterProvider router={router} />);
  return { sent, router, onClose, user: userEvent.setup() };
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
    // Hits are marked with their language.
    expect(options[1]?.querySelector('[lang]')?.getAttribute('lang')).toBe('fr');
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

  it('reports that nothing was found, or that the server does not answer', async () => {
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
});
