// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, memoryStore, TestMemoryRouter } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import type { Dashboard } from '../../../domain/administration/dashboard';
import { fakeServer } from '../../api/fakeServer.testkit';
import { dataProvider } from '../../dataProvider';
import { i18nProvider } from '../../i18n/german';
import { Instance } from '../../session/config.testkit';
import { DashboardPage } from './DashboardPage';

configure({ asyncUtilTimeout: 8000 });
afterEach(cleanup);

const overview: Dashboard = {
  published: { days: 30, types: [], latest: [] },
  drafts: { before: '2026-10-23', types: [] },
  failedMails: null,
  deadlines: { days: 14, entries: [{ resource: 'jobs', id: 1, title: 'Stelle im Tal', on: '2026-11-30' }] },
  visits: {
    from: '2026-10-23',
    till: '2026-11-22',
    step: 'day',
    periods: [],
    most: [],
    origins: [],
    feedback: { positive: 0, negative: 0, latest: [] },
  },
};

function show() {
  render(
    <Instance>
      <TestMemoryRouter>
        <CoreAdminContext
          store={memoryStore()}
          i18nProvider={i18nProvider}
          dataProvider={dataProvider}
          queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
        >
          <ThemeProvider theme={createTheme()}>
            <DashboardPage />
          </ThemeProvider>
        </CoreAdminContext>
      </TestMemoryRouter>
    </Instance>,
  );
}

it('can show each type that visitors read separately', async () => {
  fakeServer(({ path }) => ({ body: { data: path.includes('/dashboard') ? overview : [], meta: { counts: {} } } }));
  show();
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Inhaltstyp' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Alle Inhaltstypen',
      'Projekte',
      'KLW Projekte',
      'Finanzhilfen',
      'Regionen',
      'Personen',
      'Organisationen',
    ]),
  );
});

it('keeps the tasks and the choice of days visible if the figures of some days fail to load', async () => {
  fakeServer(({ path }) =>
    path.includes('from=2026-02-01')
      ? { status: 503, body: { title: 'Nicht bereit', detail: 'Die Datenbank fehlt.' } }
      : { body: { data: path.includes('/dashboard') ? overview : [], meta: { counts: {} } } },
  );
  show();
  expect(await screen.findByText('Stelle im Tal')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Von'), { target: { value: '2026-02-01' } });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Die Übersicht konnte nicht geladen werden\./);
  expect(screen.getByText('Stelle im Tal')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Aufrufe je Tag' })).toBeNull();
  fireEvent.change(screen.getByLabelText('Von'), { target: { value: '2026-03-01' } });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByRole('region', { name: 'Aufrufe je Tag' })).toBeTruthy();
});
