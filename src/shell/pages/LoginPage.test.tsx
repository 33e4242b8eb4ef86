// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PublicConfig } from '../../../domain/features';
import { makeAuthProvider } from '../../authProvider';
import { ConfigProvider } from '../../session/config';
import { endSession, rememberPlace } from '../../session/session';
import { fakeServer, type FakeResponse, type SentRequest } from '../../api/fakeServer.testkit';
import { LoginPage } from './SignInPages';

beforeEach(() => endSession());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(answer: (request: SentRequest) => FakeResponse | Error) {
  const sent = fakeServer(answer);
  const router = createMemoryRouter(
    [
      { path: '/login', element: <LoginPage /> },
      { path: '*', element: <p>drinnen</p> },
    ],
    { initialEntries: ['/login'] },
  );
  render(
    <ConfigProvider value={{ productName: 'Regio' } as PublicConfig}>
      <AuthContext value={makeAuthProvider(() => true)}>
        <RouterProvider router={router} />
      </AuthContext>
    </ConfigProvider>,
  );
  return { sent, router, user: userEvent.setup() };
}

async function fillIn(user: ReturnType<typeof userEvent.setup>, password = 'regio-demo-2026') {
  await user.type(screen.getByLabelText('E-Mail'), ' editor@example.org ');
  await user.type(screen.getByLabelText('Passwort'), `${password}{Enter}`);
}

const described = (label: string) =>
  document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent;

describe('the sign-in page', () => {
  it('signs in by keyboard and returns to the previous page', async () => {
    rememberPlace('/projects/5/edit?tab=fr');
    const { sent, router, user } = open(() => ({
      body: { data: { id: 3, email: 'editor@example.org', roles: ['ROLE_EDITOR'] } },
    }));
    await fillIn(user);
    await screen.findByText('drinnen');
    expect(sent[0]).toMatchObject({
      method: 'POST',
      path: '/login',
      body: { email: 'editor@example.org', password: 'regio-demo-2026' },
    });
    expect(router.state.location.pathname + router.state.location.search).toBe('/projects/5/edit?tab=fr');
  });

  it('names missing fields without a request', async () => {
    const { sent, user } = open(() => ({ body: {} }));
    await user.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect(described('E-Mail')).toBe('Geben Sie bitte eine E-Mail-Adresse an.');
    expect(described('Passwort')).toBe('Geben Sie bitte ein Passwort an.');
    expect(sent).toEqual([]);
  });

  it('shows the same error for a wrong password and an unknown address, and keeps the input', async () => {
    const { user } = open(() => ({ status: 401, body: { detail: 'egal' } }));
    await fillIn(user, 'falsch');
    expect((await screen.findByRole('alert')).textContent).toBe('Die E-Mail-Adresse oder das Passwort ist falsch.');
    expect((screen.getByLabelText('E-Mail') as HTMLInputElement).value.trim()).toBe('editor@example.org');
  });

  it('shows the password, and hides it again', async () => {
    const { user } = open(() => ({ body: {} }));
    const password = screen.getByLabelText('Passwort') as HTMLInputElement;
    for (const [name, type] of [
      ['Passwort anzeigen', 'text'],
      ['Passwort verbergen', 'password'],
    ] as const) {
      await user.click(screen.getByRole('button', { name }));
      expect(password.type).toBe(type);
    }
  });

  it('counts down after too many attempts, then allows another try', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const { user } = open(() => ({ status: 429, headers: { 'Retry-After': '2' }, body: {} }));
    await fillIn(user);
    expect((await screen.findByRole('alert')).textContent).toMatch(/warten Sie noch 2 Sekunden/);
    expect((screen.getByRole('button', { name: 'Anmelden' }) as HTMLButtonElement).disabled).toBe(true);
    await vi.waitFor(() => expect(screen.queryByRole('alert')).toBe(null), { timeout: 5_000 });
    expect((screen.getByRole('button', { name: 'Anmelden' }) as HTMLButtonElement).disabled).toBe(false);
    vi.useRealTimers();
  });

  it('reports that the server cannot be reached', async () => {
    const { user } = open(() => new TypeError('fetch failed'));
    await fillIn(user);
    expect((await screen.findByRole('alert')).textContent).toMatch(/nicht erreichbar/);
  });
});
