// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  config,
  open,
  press,
  provider,
  refusal,
  reset,
  save,
  sent,
  stored,
  title,
  trySaving,
} from './ProjectForm.testkit';

beforeEach(reset);
afterEach(cleanup);

/** The drafts in this browser; a note that one has ended is none. */
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));

describe('saving', () => {
  it('sends the whole record against its version, with disabled fields unchanged, and goes to the list', async () => {
    const { router, user } = open('/projects/5/edit', { ...config.features, PROJECTS_ENABLE_BUSINESS_SECTORS: false });
    await user.type(await title(), ' Nord');
    expect(screen.queryByLabelText('Geschäftsfelder')).toBeNull();
    await save(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
    expect(sent()).toMatchObject({
      title: 'Seilbahn Nord',
      keywords: 'alt',
      businessSectors: [{ id: 3 }],
      _version: '"1"',
    });
    await waitFor(() => expect(screen.getByTestId('news').textContent).toBe('Die Änderungen wurden gespeichert.'));
    await waitFor(() => expect(drafts()).toEqual([]));
  });

  it('saves once, however often the button is pressed', async () => {
    let done = (_: unknown) => {};
    provider.update.mockReturnValue(
      new Promise((resolve) => {
        done = resolve;
      }),
    );
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

  it('locks the form during a save, as it would not include later input', async () => {
    let refuse = (_: unknown) => {};
    provider.update.mockReturnValue(
      new Promise((_, reject) => {
        refuse = reject;
      }),
    );
    const { user } = open();
    await user.type(await title(), 'x');
    const form = (await title()).closest('[role="form"]') as HTMLElement;
    await save(user);
    await waitFor(() => expect(form.hasAttribute('inert')).toBe(true));
    refuse(refusal(503));
    await screen.findByText(/Nicht gespeichert\./);
    expect(form.hasAttribute('inert')).toBe(false);
  });

  it('does not pull back an editor who has moved on', async () => {
    let done = (_: unknown) => {};
    provider.update.mockReturnValue(
      new Promise((resolve) => {
        done = resolve;
      }),
    );
    const { router, user } = open();
    await title();
    await save(user);
    await user.click(screen.getByRole('link', { name: 'weg' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/anderswo'));
    done({ data: stored });
    await waitFor(() => expect(screen.getByTestId('news').textContent).toBe('Die Änderungen wurden gespeichert.'));
    expect(router.state.location.pathname).toBe('/anderswo');
  });

  it('asks whether to release: Enter confirms, Escape returns to the form', async () => {
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

  it('keeps unfinished changes in the inbox, and goes there', async () => {
    const { router, user } = open();
    await user.type(await title(), ' Nord');
    await trySaving(user);
    await press(user, 'Zwischenspeichern');
    await waitFor(() => expect(router.state.location.pathname).toBe('/inbox'));
    expect(sent()).toMatchObject({
      title: 'Seilbahn Nord',
      inboxId: null,
      merge: false,
      addToInbox: true,
      _version: '"1"',
    });
    await waitFor(() =>
      expect(screen.getByTestId('news').textContent).toBe('Die Änderungen wurden im Posteingang zwischengespeichert.'),
    );
    await waitFor(() => expect(drafts()).toEqual([]));
  });

  it('does not ask without an inbox', async () => {
    const { router, user } = open('/projects/5/edit', { ...config.features, PLUGIN_ENABLE_INBOX: false });
    await user.type(await title(), ' Nord');
    await trySaving(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
    expect(sent()).toMatchObject({ inboxId: null, merge: true, addToInbox: false });
  });

  it('of a new record creates a draft', async () => {
    const { user } = open('/projects/add');
    await screen.findByRole('heading', { name: 'Projekt erfassen' });
    expect(screen.queryByRole('button', { name: 'Löschen' })).toBeNull();
    await user.type(await title(), 'Neu');
    await save(user);
    await screen.findByText('Andere Seite');
    expect(provider.create.mock.lastCall![1].data).toMatchObject({ title: 'Neu', isPublic: false });
  });

  it('without a title shows an error at the field and above, with a link', async () => {
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

  it('with dates in the wrong order is stopped by a dialog', async () => {
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

  it('with further errors shows all of them after the dialog about the dates', async () => {
    const { user } = open();
    await user.clear(await title());
    await user.type(screen.getByLabelText('Startdatum'), '02.01.2024');
    await user.type(screen.getByLabelText('Enddatum'), '01.01.2024');
    await trySaving(user);
    await press(user, 'OK');
    const list = (await screen.findByText('2 Felder sind noch nicht in Ordnung:')).closest<HTMLElement>(
      '[role=alert]',
    )!;
    await waitFor(() => expect(document.activeElement).toBe(list));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('refused by the server shows every message at its field, in any language and row', async () => {
    provider.update.mockRejectedValue(
      refusal(422, {
        errors: [
          { field: 'contacts.3.email', message: 'zu lang' },
          { field: 'translations.fr.title', message: 'auch zu lang' },
        ],
      }),
    );
    const { user } = open();
    await user.type(await title(), 'x');
    await save(user);
    expect(await screen.findByText('2 Felder sind noch nicht in Ordnung:')).toBeTruthy();
    expect(await within(screen.getByRole('group', { name: 'Kontakt 4' })).findByText('zu lang')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Titel (FR): auch zu lang' }));
    expect(screen.getByRole('tab', { name: /^FR/, selected: true })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Titel (Übersetzung FR)' }));
    await user.click(screen.getByRole('button', { name: 'Kontakt 4, E-Mail: zu lang' }));
    expect(document.activeElement).toBe(
      within(screen.getByRole('group', { name: 'Kontakt 4' })).getByLabelText('E-Mail'),
    );
  });

  it('that fails loses nothing and can be tried again', async () => {
    provider.update.mockRejectedValueOnce(refusal(503, { detail: 'Die Datenbank ist gerade nicht erreichbar.' }));
    const { router, user } = open();
    await user.type(await title(), ' Nord');
    await save(user);
    expect((await screen.findByText(/Die Datenbank ist gerade nicht erreichbar/)).textContent).toContain(
      'Nicht gespeichert.',
    );
    expect((await title()).value).toBe('Seilbahn Nord');
    await save(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
  });
});

describe('a record saved by another editor meanwhile', () => {
  const current = { ...stored, keywords: 'fremd', updatedAt: '2024-03-02T13:05:00Z', _version: '"2"' };
  const stale = async (theirs: object = current) => {
    provider.update.mockRejectedValueOnce(refusal(412, { data: theirs }));
    const opened = open();
    await opened.user.type(await title(), ' Nord');
    await save(opened.user);
    return opened;
  };

  it('is merged with the input; the next save saves both, against exactly that version', async () => {
    const { router, user } = await stale();
    expect(await screen.findByText(/Von dort stammt jetzt: Stichworte\./)).toBeTruthy();
    expect((await title()).value).toBe('Seilbahn Nord');
    expect(screen.getByLabelText<HTMLInputElement>('Stichworte').value).toBe('fremd');
    expect(router.state.location.pathname).toBe('/projects/5/edit');
    // It was released before, so there is no question.
    await user.click(screen.getByRole('button', { name: 'Zusammengeführte Fassung speichern' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
    expect(sent()).toMatchObject({ title: 'Seilbahn Nord', keywords: 'fremd', _version: '"2"' });
  });

  it('asks about conflicts', async () => {
    const { router, user } = await stale({ ...current, title: 'Seilbahn Süd' });
    const dialog = await screen.findByRole('dialog', { name: 'Inzwischen von einer anderen Person geändert' });
    expect(dialog.textContent).toContain('02.03.2024 14:05');
    expect(
      within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Zusammengeführte Fassung speichern' }).disabled,
    ).toBe(true);
    await user.click(
      within(within(dialog).getByRole('group', { name: 'Titel' })).getByRole('radio', { name: 'Meine Fassung' }),
    );
    await press(user, 'Zusammengeführte Fassung speichern');
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
    expect(sent()).toMatchObject({ title: 'Seilbahn Nord', keywords: 'fremd', _version: '"2"' });
  });

  it('can be postponed: the input stays', async () => {
    const { user } = await stale({ ...current, title: 'Seilbahn Süd' });
    await screen.findByRole('dialog');
    await press(user, 'Weiter bearbeiten');
    expect((await title()).value).toBe('Seilbahn Nord');
  });
});

describe('typed text', () => {
  it('is offered again after the form was lost, with a note if the record has changed since', async () => {
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

  it('that was lost twice is offered in one list, each with its time', async () => {
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
    await user.click(
      within(banner).getAllByRole('button', { name: /^Nicht gespeicherte Änderungen wiederherstellen: \d/ })[1]!,
    );
    expect((await title()).value).toMatch(/^Seilbahn (Nord|Süd)$/);
    expect(within(banner).getAllByRole('listitem')).toHaveLength(1);
  });

  it('can be discarded', async () => {
    const { user } = open();
    await user.type(await title(), ' Nord');
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    const again = open();
    await again.user.click(await screen.findByRole('button', { name: 'Verwerfen' }));
    expect(screen.queryByText('Nicht gespeicherte Änderungen.')).toBeNull();
    // Without a server, what must be sent to it stays stored.
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]));
  });

  it('asks before leaving', async () => {
    const { router, user } = open();
    await user.type(await title(), ' Nord');
    await user.click(screen.getByRole('link', { name: 'weg' }));
    await press(user, 'Weiter bearbeiten');
    expect(router.state.location.pathname).toBe('/projects/5/edit');
    await user.click(screen.getByRole('link', { name: 'weg' }));
    await press(user, 'Änderungen verwerfen');
    await screen.findByText('Andere Seite');
  });

  it('does not ask if nothing changed', async () => {
    const { user } = open();
    await title();
    await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await screen.findByText('Andere Seite');
  });
});

describe('the form', () => {
  it('shows French text with the German below, and untranslated fields as in German', async () => {
    const { user } = open();
    await title();
    await user.click(screen.getByRole('tab', { name: /^FR: 2 Felder fehlen/ }));
    const french = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Titel (Übersetzung FR)' });
    expect(french.value).toBe('');
    await user.type(screen.getByLabelText('Projektkosten'), '1250');
    expect(french.closest('[data-field]')?.textContent).toContain('Deutsch: Seilbahn');
    await user.type(french, 'Téléphérique');
    await user.click(screen.getByRole('button', { name: 'Deutsche Einträge übernehmen' }));
    await press(user, 'Nur hier');
    await screen.findByRole('tab', { name: 'FR' });
    await save(user);
    await waitFor(() => expect(provider.update).toHaveBeenCalled());
    expect(sent().translations.fr).toMatchObject({
      title: 'Téléphérique',
      contacts: [{ lastName: 'Muster 1' }, {}, {}, {}],
    });
    expect(sent()).toMatchObject({ title: 'Seilbahn', projectCosts: '1250' });
  });

  it('deletes the record after a confirmation, and goes back', async () => {
    const { router, user } = open();
    await title();
    await user.click(screen.getByRole('button', { name: 'Weitere Aktionen' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Löschen' }));
    expect((await screen.findByRole('dialog')).textContent).toContain(
      'Sind Sie sicher dass Sie dieses Projekt löschen möchten? Es lässt sich danach wiederherstellen.',
    );
    await press(user, 'Löschen');
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
    expect(provider.delete.mock.lastCall![1]).toMatchObject({ id: 5 });
  });

  it('says why deleting failed', async () => {
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
    expect(
      await within(await screen.findByRole('dialog')).findByRole('heading', { name: 'Seilbahn Nord' }),
    ).toBeTruthy();
    await press(user, 'Schliessen');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that does not exist shows a message', async () => {
    provider.getOne.mockRejectedValue(refusal(404));
    open();
    expect(await screen.findByText('Diesen Eintrag gibt es nicht (mehr).')).toBeTruthy();
  });
});
