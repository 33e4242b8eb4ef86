// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { validate } from '../../../domain/validate';
import { fakeServer } from '../../api/fakeServer.testkit';
import { rememberRows } from '../../cache/shownRows';
import { endSession, startSession, type Me } from '../../session/session';
import { open, press, provider, refusal, reset, sent, stored, title, trySaving } from './ProjectForm.testkit';

// This file has its own module instances (vite.config.ts), because it stores its server's responses and rows.
vi.mock('../../cache/references', { spy: true });
vi.mock('../../../domain/validate', { spy: true });
// Simulates an update of the server, after which code that has not been loaded yet is gone.
vi.mock('../../review/stale/joinVersions', () => {
  throw new Error('gone');
});
beforeEach(reset);
afterEach(() => {
  cleanup();
  endSession();
});

describe('the short ways to save', () => {
  it.each([
    ['{Control>}s{/Control}', '/projects', { merge: true, addToInbox: false }],
    ['{Control>}{Shift>}S{/Shift}{/Control}', '/inbox', { merge: false, addToInbox: true }],
  ])('does not ask when saving by the keys %s', async (keys, place, extras) => {
    const { router, user } = open();
    await user.type(await title(), ' Nord');
    await user.keyboard(keys);
    await waitFor(() => expect(router.state.location.pathname).toBe(place));
    expect(sent()).toMatchObject({ title: 'Seilbahn Nord', inboxId: null, ...extras });
  });

  it("does not ask again after 'nicht mehr fragen', on any device", async () => {
    startSession({ id: 3, settings: { saveAnswer: null } } as unknown as Me);
    const remembered = fakeServer(() => ({ body: { data: { saveAnswer: 'release' } } }));
    const { router, user } = open();
    await user.type(await title(), ' Nord');
    await trySaving(user);
    await user.click(await screen.findByRole('checkbox', { name: /Nicht mehr fragen/ }));
    await press(user, 'Freigeben');
    // The router is ready before the page: going back before the page shows would keep the saved form.
    await screen.findByText('Andere Seite');
    await act(() => router.navigate('/projects/5/edit'));
    await title();
    await trySaving(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
    expect(provider.update).toHaveBeenCalledTimes(2);
    expect(remembered.filter(({ method }) => method !== 'GET')).toMatchObject([
      { method: 'PUT', path: '/me/settings', body: { saveAnswer: 'release' } },
    ]);
  });

  it('stays open after saving, and saves again against its new version', async () => {
    const { router, user } = open();
    provider.update.mockImplementationOnce(async (_: string, { data }: { data: object }) => ({
      data: { ...stored, ...data, updatedAt: '2024-03-02T13:05:00Z', _version: '"2"' },
    }));
    await user.type(await title(), ' Nord');
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await waitFor(() => expect(screen.getByTestId('news').textContent).toBe('Die Änderungen wurden gespeichert.'));
    expect(router.state.location.pathname).toBe('/projects/5/edit');
    // Nothing can be lost, so there is no question.
    expect(document.activeElement).toBe(await title());
    await user.type(await title(), ' West');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
    expect(sent()).toMatchObject({ title: 'Seilbahn Nord West', _version: '"2"' });
  });

  it('continues with the next record of the list last shown', async () => {
    rememberRows('projects', { ids: [5, 9], more: null });
    const { router, user } = open();
    await user.type(await title(), ' Nord');
    await user.click(screen.getByRole('button', { name: 'Mehr zum Speichern' }));
    await user.click(await screen.findByRole('menuitem', { name: /Speichern und nächster/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects/9/edit'));
    expect(provider.update).toHaveBeenCalledTimes(1);
  });
});

describe('the form is released, and saves again,', () => {
  it.each([
    [
      'if validation itself fails',
      () =>
        vi.mocked(validate).mockImplementationOnce(() => {
          throw new Error('kaputt');
        }),
      'kaputt',
    ],
    [
      'if the code that handles a refusal fails to load',
      () => provider.update.mockRejectedValueOnce(refusal(412, { data: { ...stored, _version: '"2"' } })),
      'Nicht gespeichert.',
    ],
  ])('%s', async (_what, fail, message) => {
    const { router, user } = open();
    await user.type(await title(), ' Nord');
    fail();
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(message));
    expect((await title()).value).toBe('Seilbahn Nord');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
    expect(sent()).toMatchObject({ title: 'Seilbahn Nord' });
  });
});
