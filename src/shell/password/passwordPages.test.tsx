// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PublicConfig } from '../../../domain/features';
import { fakeServer, type FakeResponse, type SentRequest } from '../../api/fakeServer.testkit';
import { makeAuthProvider } from '../../authProvider';
import { ConfigProvider } from '../../session/config';
import { endSession } from '../../session/session';
import { LoginPage, ForgotPasswordPage, ResetPasswordPage } from '../pages/SignInPages';

beforeEach(() => endSession());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const routes = [
  { path: '/login', element: <LoginPage /> },
  { path: '/password/forgot', element: <ForgotPasswordPage /> },
  { path: '/password/reset/:code', element: <ResetPasswordPage /> },
];

function open(address: string, answer: (request: SentRequest) => FakeResponse) {
  const sent = fakeServer(answer);
  render(
    <ConfigProvider value={{ productName: 'Regio' } as PublicConfig}>
      <AuthContext value={makeAuthProvider(() => true)}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
      </AuthContext>
    </ConfigProvider>,
  );
  return { sent, user: userEvent.setup() };
}

it('goes from the sign-in page to the reset link, and shows the same message for every address', async () => {
  const { sent, user } = open('/login', () => ({
    body: { data: { message: 'Wenn es ein Konto gibt, ist eine E-Mail unterwegs.' } },
  }));
  await user.click(screen.getByRole('link', { name: 'Passwort vergessen' }));
  await user.click(screen.getByRole('button', { name: 'Link anfordern' }));
  expect(screen.getByText('Geben Sie bitte eine E-Mail-Adresse an.')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('E-Mail'), ' ruth@example.org{Enter}');
  expect((await screen.findByRole('status')).textContent).toBe('Wenn es ein Konto gibt, ist eine E-Mail unterwegs.');
  expect(sent).toMatchObject([{ method: 'POST', path: '/password/forgot', body: { email: 'ruth@example.org' } }]);
  await user.click(screen.getByRole('link', { name: 'Zur Anmeldung' }));
  expect(screen.getByRole('button', { name: 'Anmelden' })).toBeTruthy();
});

it('shows errors of a new password at its field, and sets a valid one', async () => {
  const { sent, user } = open('/password/reset/abc', ({ path, body }) => {
    if (path !== '/password/reset') return { status: 401, body: {} };
    if ((body as { password: string }).password.length < 8)
      return {
        status: 422,
        body: { status: 422, detail: 'falsch', errors: [{ field: 'password', message: 'Zu kurz.' }] },
      };
    return { body: { data: {} } };
  });
  await user.type(screen.getByLabelText('Neues Passwort'), 'kurz{Enter}');
  expect(await screen.findByText('Zu kurz.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBe(null);
  await user.type(screen.getByLabelText('Neues Passwort'), '-und-lang{Enter}');
  expect((await screen.findByRole('status')).textContent).toContain('Ihr neues Passwort gilt ab sofort');
  expect(sent[1]).toMatchObject({
    method: 'POST',
    path: '/password/reset',
    body: { code: 'abc', password: 'kurz-und-lang' },
  });
  expect(screen.getByRole('link', { name: 'Zur Anmeldung' })).toBeTruthy();
});

it('offers a new link if this one no longer works, and says how long to wait after too many attempts', async () => {
  const answers: FakeResponse[] = [
    { status: 404, body: { status: 404, title: 'nein', detail: 'Der Link ist abgelaufen.' } },
    { status: 429, headers: { 'Retry-After': '30' }, body: {} },
  ];
  const { user } = open('/password/reset/abc', () => answers.shift() ?? {});
  await user.type(screen.getByLabelText('Neues Passwort'), 'lang-genug{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Der Link ist abgelaufen.');
  expect(screen.getByRole('link', { name: 'Neuen Link anfordern' }).getAttribute('href')).toBe('/password/forgot');
  await user.click(screen.getByRole('button', { name: 'Neues Passwort setzen' }));
  expect(await screen.findByText(/warten Sie noch 30 Sekunden/)).toBeTruthy();
});
