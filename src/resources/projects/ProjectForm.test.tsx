// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, HttpError, useNotificationContext } from 'react-admin';
import type { ReactNode } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { useFormContext } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyRecord } from '../../../domain/contentType';
import { features, type PublicConfig } from '../../../domain/features';
import { projects } from '../../../domain/types/project';
import { ConfigProvider } from '../../session/config';
import { rememberRows } from '../../cache/shownRows';
import { ProjectCreate, ProjectEdit } from './ProjectEdit';

vi.mock('../../cache/references', () => ({ useReferences: () => [], useReferenceMap: () => new Map() }));
vi.mock('../../fields/richText/RichTextEditor', () => ({
  RichTextEditor: ({ source, labelledBy }: { source: string; labelledBy: string }) => <textarea aria-labelledby={labelledBy} {...useFormContext().register(source)} />,
}));

/** Few fields, so that roles are found quickly; each kind has tests of its own. */
const shown = ['PROJECT_COSTS', 'START_DATE', 'END_DATE', 'BUSINESS_SECTORS', 'CONTACTS'].map((name) => `PROJECTS_ENABLE_${name}`);
const config: PublicConfig = {
  productId: 'regio', productName: 'Regio', logo: null, themeColors: ['#FF0000', '#9C0F06', '#F39983', '#000000'],
  features: Object.fromEntries(features.map((name) => [name, !name.startsWith('PROJECTS_') || shown.includes(name)])) as PublicConfig['features'],
};
const stored = {
  ...emptyRecord(projects), id: 5, title: 'Seilbahn', projectCode: 'BE_1', keywords: 'alt', businessSectors: [{ id: 3, name: 'Bau', translations: { fr: {}, it: {} } }],
  contacts: Array.from({ length: 4 }, (_, index) => ({ ...emptyContact(), lastName: `Muster ${index + 1}` })),
  createdAt: '2024-03-01T13:05:00Z', updatedAt: '2024-03-01T13:05:00Z', _version: '"1"',
};
function emptyContact() {
  return Object.fromEntries(Object.entries(projects.fields.contacts.item).map(([name, field]) => [name, field.empty]));
}
const refusal = (status: number, body: object = {}) => new HttpError('abgelehnt', status, { status, title: 'x', detail: 'abgelehnt', ...body });

const provider = { getOne: vi.fn(), update: vi.fn(), create: vi.fn(), delete: vi.fn() };
const sent = () => provider.update.mock.lastCall![1].data as Record<string, any>;

function News() {
  const { notifications } = useNotificationContext();
  return <div data-testid="news">{notifications.map(({ message }) => String(message)).join()}</div>;
}

function open(path = '/projects/5/edit', shownFeatures = config.features) {
  const around = (page: ReactNode) => (
    <ConfigProvider value={{ ...config, features: shownFeatures }}>
      <CoreAdminContext dataProvider={provider as never} queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ThemeProvider theme={createTheme({ transitions: { create: () => 'none' } })}>{page}<News /><Link to="/anderswo">weg</Link></ThemeProvider>
      </CoreAdminContext>
    </ConfigProvider>
  );
  const router = createMemoryRouter(
    [{ path: '/projects/add', element: around(<ProjectCreate />) }, { path: '/projects/:id/edit', element: around(<ProjectEdit />) }, { path: '*', element: around(<p>Andere Seite</p>) }],
    { initialEntries: ['/projects', path], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup({ delay: null }) };
}
const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Titel' });
type User = ReturnType<typeof userEvent.setup>;
const trySaving = (user: User) => user.click(screen.getByRole('button', { name: 'Speichern' }));
/** Saves what is in order, and releases it. */
const save = async (user: User) => {
  await trySaving(user);
  await user.click(await screen.findByRole('button', { name: 'Freigeben' }));
  // While the question goes, the form behind it is hidden, and it is a dialog as the next one is.
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Speichern' })).toBeNull());
};
const press = async (user: User, name: string) => user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  provider.getOne.mockResolvedValue({ data: stored });
  provider.update.mockImplementation(async (_: string, { data }: { data: object }) => ({ data: { ...stored, ...data } }));
  provider.create.mockImplementation(async (_: string, { data }: { data: object }) => ({ data: { ...data, id: 9 } }));
  provider.delete.mockResolvedValue({ data: { id: 5 } });
});
afterEach(cleanup);

describe('saving', () => {
  it('sends the whole record against its version, switched-off fields as they were read, and goes to the list', async () => {
    const { router, user } = open('/projects/5/edit', { ...config.features, PROJECTS_ENABLE_BUSINESS_SECTORS: false });
    await user.type(await title(), ' Nord');
    expect(screen.queryByLabelText('Geschäftsfelder')).toBeNull();
    await save(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
    expect(sent()).toMatchObject({ title: 'Seilbahn Nord', keywords: 'alt', businessSectors: [{ id: 3 }], _version: '"1"' });
    await waitFor(() => expect(screen.getByTestId('news').textContent).toBe('Die Änderungen wurden gespeichert.'));
    expect(localStorage).toHaveLength(0);
  });

  it('saves once, however often the button is pressed', async () => {
    let done = (_: unknown) => {};
    provider.update.mockReturnValue(new Promise((resolve) => { done = resolve; }));
    const { user } = open();
    await user.type(await title(), 'x');
    await user.dblClick(screen.getByRole('button', { name: 'Speichern' }));
    await user.dblClick(await screen.findByRole('button', { name: 'Freigeben' }));
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByRole('progressbar', { name: 'Wird gespeichert …' })).toBeTruthy();
    done({ data: stored });
    await screen.findByText('Andere Seite');
    expect(provider.update).toHaveBeenCalledTimes(1);
  });

  it('takes nothing more while it is under way: what is typed then would not be in it', async () => {
    let refuse = (_: unknown) => {};
    provider.update.mockReturnValue(new Promise((_, reject) => { refuse = reject; }));
    const { user } = open();
    await user.type(await title(), 'x');
    const form = (await title()).closest('form') as HTMLFormElement;
    await save(user);
    await waitFor(() => expect(form.hasAttribute('inert')).toBe(true));
    refuse(refusal(503));
    await screen.findByText(/Nicht gespeichert\./);
    expect(form.hasAttribute('inert')).toBe(false);
  });

  it('does not fetch back whoever has gone on meanwhile', async () => {
    let done = (_: unknown) => {};
    provider.update.mockReturnValue(new Promise((resolve) => { done = resolve; }));
    const { router, user } = open();
    await title();
    await save(user);
    await user.click(screen.getByRole('link', { name: 'weg' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/anderswo'));
    done({ data: stored });
    await waitFor(() => expect(screen.getByTestId('news').textContent).toBe('Die Änderungen wurden gespeichert.'));
    expect(router.state.location.pathname).toBe('/anderswo');
  });

  it('asks whether to release it: Enter does, Escape goes back to the form', async () => {
    const { router, user } = open();
    await user.type(await title(), ' Nord');
    await trySaving(user);
    const dialog = await screen.findByRole('dialog', { name: 'Speichern' });
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Freigeben' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(provider.update).not.toHaveBeenCalled();
    await trySaving(user);
    await screen.findByRole('dialog', { name: 'Speichern' });
    await user.keyboard('{Shift>}{Tab}{/Shift}{Control>}{Enter}{/Control}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
    expect(sent()).toMatchObject({ title: 'Seilbahn Nord', inboxId: null, merge: true, addToInbox: false });
  });

  it.each([
    ['{Control>}s{/Control}', '/projects', { merge: true, addToInbox: false }],
    ['{Control>}{Shift>}S{/Shift}{/Control}', '/inbox', { merge: false, addToInbox: true }],
  ])('does not ask who saves by the keys %s', async (keys, place, extras) => {
    const { router, user } = open();
    await user.type(await title(), ' Nord');
    await user.keyboard(keys);
    await waitFor(() => expect(router.state.location.pathname).toBe(place));
    expect(sent()).toMatchObject({ title: 'Seilbahn Nord', inboxId: null, ...extras });
  });

  it('asks no more whom it need not ask, until they want to be asked again', async () => {
    const { router, user } = open();
    await user.type(await title(), ' Nord');
    await trySaving(user);
    await user.click(await screen.findByRole('checkbox', { name: /Nicht mehr fragen/ }));
    await press(user, 'Freigeben');
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
    await act(() => router.navigate('/projects/5/edit'));
    await title();
    await trySaving(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
    expect(provider.update).toHaveBeenCalledTimes(2);
  });

  it('stays with what was saved, and is saved again over its new version', async () => {
    const { router, user } = open();
    provider.update.mockImplementationOnce(async (_: string, { data }: { data: object }) => ({ data: { ...stored, ...data, updatedAt: '2024-03-02T13:05:00Z', _version: '"2"' } }));
    await user.type(await title(), ' Nord');
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await waitFor(() => expect(screen.getByTestId('news').textContent).toBe('Die Änderungen wurden gespeichert.'));
    expect(router.state.location.pathname).toBe('/projects/5/edit');
    // Nothing is left to be lost, and nobody is asked.
    expect(document.activeElement).toBe(await title());
    await user.type(await title(), ' West');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
    expect(sent()).toMatchObject({ title: 'Seilbahn Nord West', _version: '"2"' });
  });

  it('goes on with the next record of the list that was shown', async () => {
    rememberRows('projects', { ids: [5, 9], more: null });
    const { router, user } = open();
    await user.type(await title(), ' Nord');
    await user.click(screen.getByRole('button', { name: 'Mehr zum Speichern' }));
    await user.click(await screen.findByRole('menuitem', { name: /Speichern und nächster/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects/9/edit'));
    expect(provider.update).toHaveBeenCalledTimes(1);
  });

  it('keeps in the inbox what is not ready, and goes there', async () => {
    const { router, user } = open();
    await user.type(await title(), ' Nord');
    await trySaving(user);
    await press(user, 'Zwischenspeichern');
    await waitFor(() => expect(router.state.location.pathname).toBe('/inbox'));
    expect(sent()).toMatchObject({ title: 'Seilbahn Nord', inboxId: null, merge: false, addToInbox: true, _version: '"1"' });
    await waitFor(() => expect(screen.getByTestId('news').textContent).toBe('Die Änderungen wurden im Posteingang zwischengespeichert.'));
    expect(localStorage).toHaveLength(0);
  });

  it('does not ask where there is no inbox', async () => {
    const { router, user } = open('/projects/5/edit', { ...config.features, PLUGIN_ENABLE_INBOX: false });
    await user.type(await title(), ' Nord');
    await trySaving(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
    expect(sent()).toMatchObject({ inboxId: null, merge: true, addToInbox: false });
  });

  it('of something new creates a draft', async () => {
    const { user } = open('/projects/add');
    await screen.findByRole('heading', { name: 'Projekt erfassen' });
    expect(screen.queryByRole('button', { name: 'Löschen' })).toBeNull();
    await user.type(await title(), 'Neu');
    await save(user);
    await screen.findByText('Andere Seite');
    expect(provider.create.mock.lastCall![1].data).toMatchObject({ title: 'Neu', isPublic: false });
  });

  it('without a title says so at the field and above, and leads there', async () => {
    const { user } = open();
    await user.clear(await title());
    await trySaving(user);
    expect(provider.update).not.toHaveBeenCalled();
    const list = (await screen.findByText('Ein Feld ist noch nicht in Ordnung:')).closest<HTMLElement>('[role=alert]')!;
    await user.click(within(list).getByRole('button', { name: 'Titel: Geben Sie bitte einen Titel an.' }));
    expect(document.activeElement).toBe(await title());
    await user.keyboard('x');
    expect(screen.queryByText('Ein Feld ist noch nicht in Ordnung:')).toBeNull();
  });

  it('with the dates in the wrong order is stopped by a dialog', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Startdatum'), '02.01.2024');
    await user.type(screen.getByLabelText('Enddatum'), '01.01.2024');
    await trySaving(user);
    const dialog = await screen.findByRole('dialog', { name: 'Ein Fehler ist aufgetreten' });
    expect(dialog.textContent).toContain('Das End-Datum darf sich nicht vor dem Start-Datum befinden.');
    expect(provider.update).not.toHaveBeenCalled();
    await press(user, 'OK');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Enddatum')));
  });

  it('with more wrong than the dates shows all of it after the dialog', async () => {
    const { user } = open();
    await user.clear(await title());
    await user.type(screen.getByLabelText('Startdatum'), '02.01.2024');
    await user.type(screen.getByLabelText('Enddatum'), '01.01.2024');
    await trySaving(user);
    await press(user, 'OK');
    const list = (await screen.findByText('2 Felder sind noch nicht in Ordnung:')).closest<HTMLElement>('[role=alert]')!;
    await waitFor(() => expect(document.activeElement).toBe(list));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('refused by the server shows every message at its field, in whatever language and row', async () => {
    provider.update.mockRejectedValue(refusal(422, { errors: [{ field: 'contacts.3.email', message: 'zu lang' }, { field: 'translations.fr.title', message: 'auch zu lang' }] }));
    const { user } = open();
    await user.type(await title(), 'x');
    await save(user);
    expect(await screen.findByText('2 Felder sind noch nicht in Ordnung:')).toBeTruthy();
    expect(await within(screen.getByRole('group', { name: 'Kontakt 4' })).findByText('zu lang')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Titel (FR): auch zu lang' }));
    expect(screen.getByRole('tab', { name: /^FR/, selected: true })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Titel' }));
    await user.click(screen.getByRole('button', { name: 'Kontakt 4, E-Mail: zu lang' }));
    expect(document.activeElement).toBe(within(screen.getByRole('group', { name: 'Kontakt 4' })).getByLabelText('E-Mail'));
  });

  it('that fails loses nothing and can be tried again', async () => {
    provider.update.mockRejectedValueOnce(refusal(503, { detail: 'Die Datenbank ist gerade nicht erreichbar.' }));
    const { router, user } = open();
    await user.type(await title(), ' Nord');
    await save(user);
    expect((await screen.findByText(/Die Datenbank ist gerade nicht erreichbar/)).textContent).toContain('Nicht gespeichert.');
    expect((await title()).value).toBe('Seilbahn Nord');
    await save(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
  });
});

describe('a record that somebody else saved meanwhile', () => {
  const current = { ...stored, keywords: 'fremd', updatedAt: '2024-03-02T13:05:00Z', _version: '"2"' };
  const stale = async (theirs: object = current) => {
    provider.update.mockRejectedValueOnce(refusal(412, { data: theirs }));
    const opened = open();
    await opened.user.type(await title(), ' Nord');
    await save(opened.user);
    return opened;
  };

  it('is merged with what is typed; the next save saves both, over exactly that version', async () => {
    const { router, user } = await stale();
    expect((await screen.findByText(/Von dort stammt jetzt: Stichworte\./))).toBeTruthy();
    expect((await title()).value).toBe('Seilbahn Nord');
    expect(screen.getByLabelText<HTMLInputElement>('Stichworte').value).toBe('fremd');
    expect(router.state.location.pathname).toBe('/projects/5/edit');
    // Released before, so not asked again.
    await user.click(screen.getByRole('button', { name: 'Zusammengeführte Fassung speichern' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
    expect(sent()).toMatchObject({ title: 'Seilbahn Nord', keywords: 'fremd', _version: '"2"' });
  });

  it('asks where both changed the same', async () => {
    const { router, user } = await stale({ ...current, title: 'Seilbahn Süd' });
    const dialog = await screen.findByRole('dialog', { name: 'Inzwischen von einer anderen Person geändert' });
    expect(dialog.textContent).toContain('02.03.2024 14:05');
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Zusammengeführte Fassung speichern' }).disabled).toBe(true);
    await user.click(within(within(dialog).getByRole('group', { name: 'Titel' })).getByRole('radio', { name: 'Meine Fassung' }));
    await press(user, 'Zusammengeführte Fassung speichern');
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
    expect(sent()).toMatchObject({ title: 'Seilbahn Nord', keywords: 'fremd', _version: '"2"' });
  });

  it('can wait: what was typed stays', async () => {
    const { user } = await stale({ ...current, title: 'Seilbahn Süd' });
    await screen.findByRole('dialog');
    await press(user, 'Weiter bearbeiten');
    expect((await title()).value).toBe('Seilbahn Nord');
  });
});

describe('what is typed', () => {
  it('is offered again after the form was lost, and says when the record has changed since', async () => {
    const { user } = open();
    await user.type(await title(), ' Nord');
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    provider.getOne.mockResolvedValue({ data: { ...stored, _version: '"2"' } });
    const again = open();
    expect(await screen.findByText(/Der Eintrag wurde seither geändert/)).toBeTruthy();
    await again.user.click(screen.getByRole('button', { name: 'Nicht gespeicherte Änderungen wiederherstellen' }));
    expect((await title()).value).toBe('Seilbahn Nord');
  });

  it('twice lost is offered in one place, each by its time', async () => {
    for (const text of [' Nord', ' Süd']) {
      const { user } = open();
      await user.type(await title(), text);
      window.dispatchEvent(new Event('pagehide'));
      cleanup();
    }
    const { user } = open();
    const banner = (await screen.findByText('Nicht gespeicherte Änderungen.')).closest<HTMLElement>('[role=status]')!;
    expect(screen.getAllByText('Nicht gespeicherte Änderungen.')).toHaveLength(1);
    expect(within(banner).getAllByRole('listitem')).toHaveLength(2);
    await user.click(within(banner).getAllByRole('button', { name: /^Nicht gespeicherte Änderungen wiederherstellen: \d/ })[1]!);
    expect((await title()).value).toMatch(/^Seilbahn (Nord|Süd)$/);
    expect(within(banner).getAllByRole('listitem')).toHaveLength(1);
  });

  it('can be thrown away', async () => {
    const { user } = open();
    await user.type(await title(), ' Nord');
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    const again = open();
    await again.user.click(await screen.findByRole('button', { name: 'Verwerfen' }));
    expect(screen.queryByText('Nicht gespeicherte Änderungen.')).toBeNull();
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('is asked about on leaving', async () => {
    const { router, user } = open();
    await user.type(await title(), ' Nord');
    await user.click(screen.getByRole('link', { name: 'weg' }));
    await press(user, 'Weiter bearbeiten');
    expect(router.state.location.pathname).toBe('/projects/5/edit');
    await user.click(screen.getByRole('link', { name: 'weg' }));
    await press(user, 'Änderungen verwerfen');
    await screen.findByText('Andere Seite');
  });

  it('is not asked about when nothing changed', async () => {
    const { user } = open();
    await title();
    await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await screen.findByText('Andere Seite');
  });
});

describe('the form', () => {
  it('shows in French what has a French text, with the German beneath', async () => {
    const { user } = open();
    await title();
    await user.click(screen.getByRole('tab', { name: /^FR: 2 Felder fehlen/ }));
    const french = await title();
    expect(french.value).toBe('');
    expect(screen.queryByLabelText('Projektkosten')).toBeNull();
    expect(french.closest('[data-field]')?.textContent).toContain('Deutsch: Seilbahn');
    await user.type(french, 'Téléphérique');
    await user.click(screen.getByRole('button', { name: 'Deutsche Einträge übernehmen' }));
    await screen.findByRole('tab', { name: 'FR' });
    await save(user);
    expect(sent().translations.fr).toMatchObject({ title: 'Téléphérique', contacts: [{ lastName: 'Muster 1' }, {}, {}, {}] });
    expect(sent().title).toBe('Seilbahn');
  });

  it('deletes after the question, and goes back', async () => {
    const { router, user } = open();
    await title();
    await user.click(screen.getByRole('button', { name: 'Weitere Aktionen' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Löschen' }));
    expect(screen.getByRole('dialog').textContent).toContain('Sind Sie sicher dass Sie dieses Projekt unwiderruflich löschen möchten?');
    await press(user, 'Löschen');
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
    expect(provider.delete.mock.lastCall![1]).toMatchObject({ id: 5 });
  });

  it('says why something could not be deleted', async () => {
    provider.delete.mockRejectedValue(refusal(409));
    const { user } = open();
    await title();
    await user.click(screen.getByRole('button', { name: 'Weitere Aktionen' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Löschen' }));
    await press(user, 'Löschen');
    expect(await screen.findByText(/Nicht gelöscht\./)).toBeTruthy();
  });

  it('shows the unsaved state in the preview', async () => {
    const { user } = open();
    await user.type(await title(), ' Nord');
    await user.click(screen.getByRole('button', { name: 'Vorschau' }));
    expect(await within(screen.getByRole('dialog')).findByRole('heading', { name: 'Seilbahn Nord' })).toBeTruthy();
    await press(user, 'Schliessen');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that does not exist says so', async () => {
    provider.getOne.mockRejectedValue(refusal(404));
    open();
    expect(await screen.findByText('Diesen Eintrag gibt es nicht (mehr).')).toBeTruthy();
  });
});
