// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import {
  AdminContext,
  CreateButton,
  DeleteButton,
  EditButton,
  RecordContextProvider,
  ResourceContextProvider,
  type RaRecord,
} from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { Role } from '../../domain/access';
import type { Feature } from '../../domain/features';
import { makeAuthProvider, mayDo } from '../authProvider';
import { i18nProvider } from '../i18n/german';
import { resources } from '../resources';
import { routerProvider } from './Resource';
import { endSession, startSession, type Me } from '../session/session';

afterEach(() => {
  cleanup();
  endSession();
});

const account = (id: number, role: Role) =>
  ({
    id,
    email: `konto${id}@example.org`,
    roles: [role],
    name: '',
    notifications: [],
    isDisabled: false,
    isInvited: false,
    hasSecondFactor: false,
    needsSecondFactor: false,
    lastSignInAt: null,
    writableTypes: null,
    writableLanguages: null,
    settings: { saveAnswer: null },
    createdAt: '',
    updatedAt: '',
  }) as Me;

/** react-admin's own buttons, as documented. */
async function buttons(
  viewer: Me,
  resource: string,
  record: RaRecord = { id: 5, roles: [] },
  isOn: (feature: Feature | undefined) => boolean = () => true,
) {
  startSession(viewer);
  const client = new QueryClient();
  const page = (
    <AdminContext
      queryClient={client}
      authProvider={makeAuthProvider(isOn)}
      i18nProvider={i18nProvider}
      routerProvider={routerProvider}
    >
      <ResourceContextProvider value={resource}>
        <RecordContextProvider value={record}>
          <CreateButton />
          <EditButton />
          <DeleteButton mutationMode="pessimistic" />
        </RecordContextProvider>
      </ResourceContextProvider>
    </AdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  const states = () =>
    client
      .getQueryCache()
      .findAll({ queryKey: ['auth', 'canAccess'] })
      .map(({ state }) => state.status);
  await waitFor(() => expect(states()).toEqual(['success', 'success', 'success']));
  const names = () =>
    [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map(
      ({ textContent, ariaLabel }) => textContent || ariaLabel,
    );
  return { names, addresses: () => screen.queryAllByRole('link').map((link) => link.getAttribute('href')) };
}

describe("react-admin's buttons", () => {
  it('are shown to those with permission, and point to our URLs', async () => {
    const { names, addresses } = await buttons(account(1, 'ROLE_EDITOR'), 'projects');
    expect(names()).toEqual(['Erstellen', 'Bearbeiten', 'Löschen']);
    expect(addresses()).toEqual(['/projects/add', '/projects/5/edit']);
  });

  it.each([
    ['somebody without a role', account(1, 'ROLE_USER'), 'projects', undefined],
    ['an editor, of the accounts', account(1, 'ROLE_EDITOR'), 'users', undefined],
    [
      'everybody, if the type is disabled',
      account(1, 'ROLE_SUPER_ADMIN'),
      'projects',
      (feature: Feature | undefined) => feature !== 'PLUGIN_ENABLE_PROJECTS',
    ],
    ['everybody, for an unknown resource', account(1, 'ROLE_SUPER_ADMIN'), 'secrets', undefined],
  ] as const)('are hidden from %s', async (_who, viewer, resource, isOn) => {
    const { names } = await buttons(viewer, resource, undefined, isOn);
    expect(names()).toEqual([]);
  });

  it('do not delete accounts with more rights', async () => {
    const { names } = await buttons(account(1, 'ROLE_ADMIN'), 'users', { ...account(2, 'ROLE_SUPER_ADMIN') });
    expect(names()).toEqual(['Erstellen', 'Bearbeiten']);
    cleanup();
    const other = await buttons(account(1, 'ROLE_ADMIN'), 'users', { ...account(3, 'ROLE_EDITOR') });
    expect(other.names()).toEqual(['Erstellen', 'Bearbeiten', 'Löschen']);
  });
});

it('checks a field of a resource like the resource', () => {
  const may = (viewer: Me) => mayDo(resources, viewer, () => true, { resource: 'projects.title', action: 'edit' });
  expect([may(account(1, 'ROLE_EDITOR')), may(account(1, 'ROLE_USER'))]).toEqual([true, false]);
});
