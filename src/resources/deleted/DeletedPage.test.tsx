// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyRecord } from '../../../domain/contentType';
import type { DeletedCard } from '../../../domain/administration/deleted';
import { projects } from '../../../domain/types/project';
import { fakeServer, type FakeResponse, type SentRequest } from '../../api/fakeServer.testkit';
import { dataProvider } from '../../dataProvider';
import { i18nProvider } from '../../i18n/german';
import { fakeLayout } from '../../list/fakeLayout.testkit';
import { ConfigProvider } from '../../session/config';
import { configWith } from '../../session/config.testkit';
import { DeletedPage } from './DeletedPage';

beforeEach(fakeLayout);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const card = (id: number): DeletedCard => ({
  resource: 'projects',
  id,
  title: `Projekt ${id}`,
  code: null,
  historyId: 1000 + id,
  deletedAt: '2024-03-02T13:05:00Z',
  deletedBy: id % 2 === 0 ? null : { id: 1, email: 'anna@example.org' },
  partOf: id === 248 ? 7 : null,
});
const record = {
  ...emptyRecord(projects),
  id: 250,
  title: 'Projekt 250',
  contacts: [{ lastName: 'Muster', email: 'anna@example' }],
};
const history = [
  { id: 1250, version: 2, action: 'delete', at: '2024-03-02T13:05:00Z', user: null, record },
  {
    id: 1249,
    version: 1,
    action: 'create',
    at: '2024-03-01T13:05:00Z',
    user: null,
    record: { ...record, contacts: [] },
  },
];

function show(restore: (request: SentRequest) => FakeResponse) {
  const gone = new Set<number>();
  const answer = (request: SentRequest): FakeResponse => {
    const [path, query = ''] = request.path.split('?');
    const parameters = new URLSearchParams(query);
    if (path === '/deleted') {
      const found = Array.from({ length: 150 }, (_, index) => card(250 - index)).filter(
        ({ id, title }) => !gone.has(id) && title.includes(parameters.get('term') ?? ''),
      );
      const offset = Number(parameters.get('offset') ?? 0);
      return { body: { data: found.slice(offset, offset + Number(parameters.get('limit'))) } };
    }
    if (path?.endsWith('/history')) return { body: { data: history } };
    const restored = restore(request);
    if (restored.status === 201) gone.add(Number(path?.split('/')[2]));
    return restored;
  };
  const sent = fakeServer(answer);
  render(
    <MemoryRouter>
      <ConfigProvider value={configWith()}>
        <CoreAdminContext
          store={memoryStore()}
          i18nProvider={i18nProvider}
          dataProvider={dataProvider}
          queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
        >
          <ThemeProvider theme={createTheme({ transitions: { create: () => 'none' } })}>
            <DeletedPage />
          </ThemeProvider>
        </CoreAdminContext>
      </ConfigProvider>
    </MemoryRouter>,
  );
  return { sent, user: userEvent.setup({ delay: null }) };
}

it('lists deleted records, with author and date, and loads more', async () => {
  const { user } = show(() => ({}));
  const row = (await screen.findByRole('cell', { name: 'Projekt 249' })).closest('tr')!;
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Projekt', '249', 'Projekt 249', '02.03.2024 14:05', 'anna@example.org', 'Wiederherstellen']);
  await user.click(await screen.findByRole('button', { name: 'Mehr Einträge laden' }));
  await screen.findByText('150 Einträge');
  expect(screen.queryByRole('button', { name: 'Mehr Einträge laden' })).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: 'Suchbegriff' }), '101');
  await screen.findByText('1 Eintrag');
});

it('is sorted by column heads, also by keyboard', async () => {
  const { sent, user } = show(() => ({}));
  await screen.findByRole('cell', { name: 'Projekt 249' });
  const head = (name: string) => screen.getByRole('columnheader', { name });
  expect([
    head('Gelöscht am').getAttribute('aria-sort'),
    head('Titel').getAttribute('aria-sort'),
    head('Aktion').hasAttribute('aria-sort'),
  ]).toEqual(['descending', 'none', false]);
  await user.click(within(head('Titel')).getByRole('button'));
  await waitFor(() => expect(sent.at(-1)?.path).toContain('orderBy%5B%5D=title&orderDirection%5B%5D=ASC'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent.at(-1)?.path).toContain('orderBy%5B%5D=title&orderDirection%5B%5D=DESC'));
  expect(head('Titel').getAttribute('aria-sort')).toBe('descending');
});

it('names the invalid fields of a version, and restores another', async () => {
  const refused: FakeResponse = {
    status: 422,
    body: {
      status: 422,
      title: 'x',
      detail: 'y',
      errors: [{ field: 'contacts.0.email', message: 'Das ist keine gültige E-Mail-Adresse.' }],
    },
  };
  const { sent, user } = show(({ body }) =>
    (body as { historyId: number }).historyId === 1249 ? { status: 201, body: { data: record } } : refused,
  );
  await user.click(await screen.findByRole('button', { name: 'Wiederherstellen: Projekt 250' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Projekt 250' }));
  await dialog.findByRole('list', { name: 'Fassungen' });
  expect(dialog.getByText('Muster · anna@example')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Wiederherstellen' }));
  expect(await dialog.findByText('Kontakt 1, E-Mail: Das ist keine gültige E-Mail-Adresse.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: /^01\.03\.2024/ }));
  await user.click(dialog.getByRole('button', { name: 'Diese Fassung wiederherstellen' }));
  const link = await screen.findByRole('link', { name: 'Eintrag öffnen' });
  expect(link.getAttribute('href')).toBe('/projects/250/edit');
  await waitFor(() => expect(screen.queryByRole('cell', { name: 'Projekt 250' })).toBeNull());
  expect(sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
    ['/projects/250/restore', { historyId: 1250 }],
    ['/projects/250/restore', { historyId: 1249 }],
  ]);
});

it('names what a deleted record was merged into, separates them, and asks before restoring it alone', async () => {
  const refused: FakeResponse = {
    status: 409,
    body: { status: 409, title: 'x', detail: 'Der zusammengeführte Eintrag wurde seither geändert.' },
  };
  const { sent, user } = show(({ body }) =>
    (body as { apart: boolean }).apart ? { status: 201, body: { data: record } } : refused,
  );
  const row = (await screen.findByRole('button', { name: 'Wiederherstellen: Projekt 248' })).closest('tr')!;
  expect(within(row).getByText(/Dieser Eintrag ist im Eintrag mit der ID 7 aufgegangen\./)).toBeTruthy();
  await user.click(within(row).getByRole('button', { name: 'Wiederherstellen: Projekt 248' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Projekt 248' }));
  await dialog.findByRole('list', { name: 'Fassungen' });
  expect(dialog.getByText(/Wiederherstellen macht das Zusammenführen rückgängig/)).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Jenen Eintrag öffnen' }).getAttribute('href')).toBe('/projects/7/edit');
  expect(dialog.queryByRole('button', { name: 'Wiederherstellen' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Zusammenführen rückgängig machen' }));
  expect(await dialog.findByText('Der zusammengeführte Eintrag wurde seither geändert.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Ohne Anstellungen und Gruppen wiederherstellen' }));
  await screen.findByRole('link', { name: 'Eintrag öffnen' });
  expect(sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
    ['/projects/248/restore', { apart: false }],
    ['/projects/248/restore', { apart: true }],
  ]);
});
