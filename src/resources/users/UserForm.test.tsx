// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, CreateBase, EditBase } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '../../../domain/access';
import type { User } from '../../../domain/accounts/users';
import { dataProvider } from '../../dataProvider';
import { i18nProvider } from '../../i18n/german';
import { startSession } from '../../session/session';
import { fakeServer, type FakeResponse, type SentRequest } from '../../api/fakeServer.testkit';
import { Instance } from '../../session/config.testkit';
import { UserForm } from './UserForm';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const account = (id: number, ...roles: Role[]): User => ({
  id,
  email: `konto${id}@example.org`,
  name: '',
  roles,
  notifications: [],
  isDisabled: false,
  isInvited: false,
  hasSecondFactor: false,
  lastSignInAt: null,
  writableTypes: null,
  writableLanguages: null,
  createdAt: '2026-01-01T10:00:00Z',
  updatedAt: '2026-01-02T10:00:00Z',
});

function open(viewer: User, edited: User | undefined, answer: (request: SentRequest) => FakeResponse) {
  const sent = fakeServer(answer);
  startSession({ ...viewer, settings: { saveAnswer: null }, needsSecondFactor: false });
  // The account is already loaded, as on its page.
  const queryOptions = { initialData: edited, staleTime: Number.POSITIVE_INFINITY } as object;
  const page = edited ? (
    <EditBase
      resource="users"
      id={edited.id}
      mutationMode="pessimistic"
      queryOptions={queryOptions}
      disableAuthentication
    >
      <UserForm />
    </EditBase>
  ) : (
    <CreateBase resource="users" mutationMode="pessimistic" disableAuthentication>
      <UserForm />
    </CreateBase>
  );
  const router = createMemoryRouter(
    [
      {
        path: '/form',
        element: (
          <CoreAdminContext dataProvider={dataProvider} i18nProvider={i18nProvider}>
            <Instance>{page}</Instance>
          </CoreAdminContext>
        ),
      },
      { path: '*', element: <p>anderswo</p> },
    ],
    { initialEntries: ['/form'] },
  );
  render(<RouterProvider router={router} />);
  return { sent, router, user: userEvent.setup() };
}

const row = (name: string) => within(screen.getByRole('group', { name }));
const toggle = (name: string, state: 'Aktiv' | 'Inaktiv') => row(name).getByRole('button', { name: state });

describe('the form of an account', () => {
  it('saves toggled roles against the version read, and returns to the list', async () => {
    const edited = { ...account(3, 'ROLE_EDITOR'), _version: '"2"' } as User;
    const { sent, router, user } = open(account(1, 'ROLE_ADMIN'), edited, () => ({ body: { data: edited } }));
    await user.click(toggle('Redakteur', 'Inaktiv'));
    await user.click(toggle('Admin', 'Aktiv'));
    await user.click(toggle('Neue Stellen von der Website', 'Aktiv'));
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByText('anderswo');
    expect(sent[0]).toMatchObject({
      method: 'PUT',
      path: '/users/3',
      body: { email: 'konto3@example.org', roles: ['ROLE_ADMIN'], notifications: ['JOBS_INBOX'] },
    });
    expect(sent[0]?.body).not.toHaveProperty('password');
    expect(sent[0]?.headers['If-Match']).toBe('"2"');
    expect(router.state.location.pathname).toBe('/settings/users');
  });

  it('shows the role of super administrator only to super administrators', () => {
    open(account(1, 'ROLE_ADMIN'), undefined, () => ({ body: {} }));
    expect(screen.queryByRole('group', { name: 'Super-Admin' })).toBe(null);
    cleanup();
    open(account(1, 'ROLE_SUPER_ADMIN'), undefined, () => ({ body: {} }));
    expect(screen.getByRole('group', { name: 'Super-Admin' })).toBeTruthy();
  });

  it('cannot change an account with a higher role', () => {
    open(account(1, 'ROLE_ADMIN'), account(2, 'ROLE_SUPER_ADMIN'), () => ({ body: {} }));
    expect(screen.queryByRole('button', { name: 'Speichern' })).toBe(null);
    expect(screen.queryByRole('button', { name: 'Löschen' })).toBe(null);
    expect((screen.getByLabelText(/E-Mail/) as HTMLInputElement).disabled).toBe(true);
    for (const name of ['Admin', 'Redakteur']) {
      expect(toggle(name, 'Aktiv').getAttribute('aria-pressed')).toBe('true');
      expect((toggle(name, 'Inaktiv') as HTMLButtonElement).disabled).toBe(true);
    }
  });

  it('shows errors of the form and of the server at their fields', async () => {
    const { sent, user } = open(account(1, 'ROLE_ADMIN'), undefined, () => ({
      status: 422,
      body: {
        detail: 'Bitte prüfen Sie Ihre Angaben.',
        errors: [{ field: 'email', message: 'Diese E-Mail-Adresse ist schon vergeben.' }],
      },
    }));
    await user.type(screen.getByLabelText(/E-Mail/), 'neu@example.org');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Geben Sie bitte ein Passwort an.')).toBeTruthy();
    expect(sent).toEqual([]);
    await user.type(screen.getByLabelText(/Passwort \*/), 'lang genug');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Diese E-Mail-Adresse ist schon vergeben.')).toBeTruthy();
    expect(screen.queryByText('Geben Sie bitte ein Passwort an.')).toBe(null);
  });

  it('invites a user, who chooses the password, and can send the invitation again', async () => {
    const created = { ...account(4, 'ROLE_EDITOR'), isInvited: true };
    const { sent, user } = open(account(1, 'ROLE_ADMIN'), undefined, () => ({ body: { data: created } }));
    await user.type(screen.getByLabelText(/E-Mail/), 'neu@example.org');
    await user.click(toggle('Einladung senden', 'Aktiv'));
    expect(screen.queryByLabelText(/Passwort \*/)).toBe(null);
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByText('anderswo');
    expect(sent[0]?.body).toMatchObject({ email: 'neu@example.org', isInvited: true });
    expect(sent[0]?.body).not.toHaveProperty('password');
    cleanup();
    const again = open(account(1, 'ROLE_ADMIN'), created, () => ({ body: { data: { id: 4 } } }));
    await user.click(screen.getByRole('button', { name: 'Erneut einladen' }));
    expect(again.sent[0]).toMatchObject({ method: 'POST', path: '/users/4/invitation' });
  });

  it('switches other accounts off, not the own one', async () => {
    const { sent, user } = open(account(1, 'ROLE_ADMIN'), account(3), () => ({ body: { data: account(3) } }));
    await user.click(toggle('Konto', 'Inaktiv'));
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByText('anderswo');
    expect(sent[0]?.body).toMatchObject({ isDisabled: true });
    cleanup();
    open(account(1, 'ROLE_ADMIN'), account(1, 'ROLE_ADMIN'), () => ({ body: {} }));
    expect(screen.queryByRole('group', { name: 'Konto' })).toBe(null);
  });

  it('asks before deleting, and shows a refusal in the dialog', async () => {
    let refused = true;
    const { sent, user } = open(account(1, 'ROLE_ADMIN'), account(3, 'ROLE_EDITOR'), () =>
      refused
        ? { status: 409, body: { detail: 'Das letzte Konto kann nicht gelöscht werden.' } }
        : { body: { data: { id: 3 } } },
    );
    await user.click(screen.getByRole('button', { name: 'Löschen' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Benutzer löschen' }));
    expect(dialog.getByText('Sind Sie sicher dass Sie diesen Benutzer unwiderruflich löschen möchten?')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Endgültig löschen' }));
    expect(await dialog.findByText('Das letzte Konto kann nicht gelöscht werden.')).toBeTruthy();
    refused = false;
    await user.click(dialog.getByRole('button', { name: 'Endgültig löschen' }));
    await screen.findByText('anderswo');
    expect(sent.every(({ method, path }) => method === 'DELETE' && path === '/users/3')).toBe(true);
  });
});
