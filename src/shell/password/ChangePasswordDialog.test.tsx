// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PublicConfig } from '../../../domain/features';
import { fakeServer } from '../../api/fakeServer.testkit';
import { ConfigProvider } from '../../session/config';
import { endSession, startSession, type Me } from '../../session/session';
import { makeTheme } from '../../theme/theme';
import { LatestNotification } from '../LatestNotification';
import { Sidebar } from '../sidebar/Sidebar';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  startSession({ id: 3, email: 'ruth@example.org', roles: [], settings: { saveAnswer: null } } as unknown as Me);
});
afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

it('changes your own password from the account menu, and shows errors at the fields', async () => {
  const sent = fakeServer(({ path, body }) => {
    if (path !== '/me/password') return { body: { data: [] } };
    if ((body as { currentPassword: string }).currentPassword === 'falsch')
      return {
        status: 422,
        body: {
          status: 422,
          detail: 'nein',
          errors: [{ field: 'currentPassword', message: 'Das ist nicht Ihr bisheriges Passwort.' }],
        },
      };
    return { body: { data: {} } };
  });
  const page = (
    <ConfigProvider value={{ productName: 'Regio', features: {} } as PublicConfig}>
      <CoreAdminContext dataProvider={{} as never}>
        <ThemeProvider theme={createTheme(makeTheme('light', ['#FF0000', '#9C0F06', '#F39983', '#000000']))}>
          <Sidebar />
          <LatestNotification />
        </ThemeProvider>
      </CoreAdminContext>
    </ConfigProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Angemeldet als ruth@example.org' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Passwort ändern' }));
  await screen.findByRole('dialog', { name: 'Passwort ändern' });
  await user.type(screen.getByLabelText('Bisheriges Passwort'), 'falsch');
  await user.type(screen.getByLabelText('Neues Passwort'), 'neues-passwort{Enter}');
  expect(await screen.findByText('Das ist nicht Ihr bisheriges Passwort.')).toBeTruthy();
  await user.clear(screen.getByLabelText('Bisheriges Passwort'));
  await user.type(screen.getByLabelText('Bisheriges Passwort'), 'richtig{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(sent.findLast(({ path }) => path === '/me/password')).toMatchObject({
    method: 'POST',
    body: { currentPassword: 'richtig', password: 'neues-passwort' },
  });
  expect(await screen.findByText(/Ihr Passwort wurde geändert/)).toBeTruthy();
});
