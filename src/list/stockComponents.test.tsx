// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  BulkUpdateButton,
  ColumnsButton,
  CoreAdminContext,
  DataTable,
  ExportButton,
  memoryStore,
  NumberField,
  SavedQueriesList,
} from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { projects } from '../../domain/types/project';
import { ConfigProvider } from '../session/config';
import { configWith } from '../session/config.testkit';
import { dataProvider } from '../dataProvider';
import { i18nProvider } from '../i18n/german';
import { fakeServer, type SentRequest } from '../api/fakeServer.testkit';
import { ContentList } from './ContentList';
import { fakeLayout } from './fakeLayout.testkit';
import { FieldColumn } from './table/FieldColumn';

/** In our lists, all components that react-admin documents work without further code. */

configure({ asyncUtilTimeout: 8000 });
const config = configWith();
const stored = Array.from({ length: 3 }, (_, index) => ({
  id: 3 - index,
  isPublic: false,
  title: `Projekt ${3 - index}`,
  projectCosts: '1250.5',
  topics: [],
  createdAt: '2024-03-01T13:05:00Z',
  updatedAt: '2024-03-01T13:05:00Z',
  translations: { fr: {}, it: {} },
}));

let isAway = false;
function answer({ method, path }: SentRequest) {
  if (isAway) return { status: 503, body: {} };
  const id = Number(/\/(\d+)$/.exec(path)?.[1]);
  if (method === 'GET' && !id) return { body: { data: stored, meta: { total: 3 } } };
  const found = stored.find((project) => project.id === id);
  return { headers: { ETag: `"${id}"` }, body: { data: found } };
}

function show() {
  const sent = fakeServer(answer);
  const page = (
    <ConfigProvider value={config}>
      <CoreAdminContext
        store={memoryStore()}
        i18nProvider={i18nProvider}
        dataProvider={dataProvider}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <ThemeProvider theme={createTheme({ transitions: { create: () => 'none' } })}>
          <ContentList
            type={projects}
            actions={
              <>
                <SavedQueriesList />
                <ColumnsButton />
                <ExportButton />
              </>
            }
            bulkActions={<BulkUpdateButton data={{ isPublic: true }} mutationMode="pessimistic" />}
          >
            <FieldColumn source="title" />
            <DataTable.Col source="projectCosts" label="Kosten" field={NumberField} />
            <DataTable.NumberCol source="id" label="Nummer" />
          </ContentList>
        </ThemeProvider>
      </CoreAdminContext>
    </ConfigProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], {
    initialEntries: ['/projects?filter={"term":"velo"}&order=DESC&page=1&perPage=100&sort=id'],
  });
  render(<RouterProvider router={router} />);
  return { sent, router, user: userEvent.setup() };
}

beforeEach(() => {
  sessionStorage.clear();
  isAway = false;
  fakeLayout();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("shows react-admin's columns next to ours, sortable by a click and hidden by its button", async () => {
  const { user, sent } = show();
  const row = (await screen.findByRole('link', { name: 'Projekt 3' })).closest('tr')!;
  expect(within(row).getByText(/^1.?250[.,]5$/)).toBeTruthy();
  await user.click(within(screen.getByRole('columnheader', { name: /Nummer/ })).getByRole('button'));
  await waitFor(() => expect(sent.at(-1)?.path).toContain('orderDirection%5B%5D=ASC'));
  await user.click(screen.getAllByRole('button', { name: 'Spalten' })[0]!);
  await user.click(await screen.findByLabelText('Kosten'));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Kosten', hidden: true })).toBeNull());
  expect(
    within(screen.getByRole('link', { name: 'Projekt 3', hidden: true }).closest('tr')!).queryByText(/250/),
  ).toBeNull();
});

it('keeps its rows if another order fails to load, but not under another filter, and reports it', async () => {
  // react-admin logs the error too.
  vi.spyOn(console, 'error').mockReturnValue();
  const { user } = show();
  await screen.findByRole('link', { name: 'Projekt 3' });
  isAway = true;
  await user.click(within(screen.getByRole('columnheader', { name: /Nummer/ })).getByRole('button'));
  expect((await screen.findByRole('alert')).textContent).toContain('Die Einträge konnten nicht geladen werden.');
  expect(screen.getAllByRole('link', { name: /^Projekt/ })).toHaveLength(3);
  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Projekt/ })).toBeNull());
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await screen.findByRole('link', { name: 'Projekt 3' });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('exports what the surrounding list shows', async () => {
  const texts: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        texts.push(file);
        return 'blob:x';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  const { user, sent } = show();
  await screen.findByRole('link', { name: 'Projekt 3' });
  await user.click(screen.getByRole('button', { name: 'Exportieren' }));
  await waitFor(() => expect(texts).toHaveLength(1));
  expect(await texts[0]!.text()).toContain('Projekt 2');
  expect(sent.at(-1)?.path).toContain('term=velo');
});

it('saves a search under a name and opens it again', async () => {
  const { user, router } = show();
  await screen.findByRole('link', { name: 'Projekt 3' });
  await user.click(screen.getByRole('button', { name: 'Diese Suche speichern …' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name der Suche' }), 'Velowege');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await user.click(await screen.findByRole('button', { name: 'Velowege' }));
  await waitFor(() => expect(router.state.location.search).toContain('filter=%7B%7D'));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(''));
  await user.click(screen.getByRole('button', { name: 'Velowege' }));
  await waitFor(() => expect(router.state.location.search).toContain('velo'));
});

it('changes selected rows through the API, each against its own version', async () => {
  const { user, sent } = show();
  await user.click(await screen.findByRole('checkbox', { name: 'Auswählen: Projekt 3' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Auswählen: Projekt 1' }));
  await user.keyboard('{/Shift}');
  await screen.findByText('Alle 3 geladenen Einträge ausgewählt');
  await user.click(screen.getByRole('button', { name: /ändern|Ändern|Aktualisieren/ }));
  await user.click(await screen.findByRole('button', { name: 'Bestätigen' }));
  await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(3));
  for (const { path, headers, body } of sent.filter(({ method }) => method === 'PUT')) {
    expect(new Headers(headers).get('If-Match')).toBe(`"${path.slice(-1)}"`);
    expect(body).toMatchObject({ isPublic: true, title: `Projekt ${path.slice(-1)}` });
  }
});
