// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createFormControl, useForm, type FieldValues } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyRecord } from '../../../domain/contentType';
import { projects } from '../../../domain/types/project';
import { fakeServer, type FakeResponse } from '../../api/fakeServer.testkit';
import { History } from './HistoryDialog';

const first = { ...emptyRecord(projects), id: 5, title: 'Seilbahn', keywords: 'alt' };
const second = { ...first, title: 'Seilbahn Süd', isPublic: true };
const third = { ...second, keywords: 'neu' };
const entry = (version: number, record: object, email: string | null) => ({
  id: 100 + version,
  recordId: 5,
  version,
  action: version === 1 ? 'create' : 'update',
  at: `2024-03-0${version}T13:05:00Z`,
  user: email && { id: 1, email },
  record,
});
const history = [entry(3, third, 'anna@example.org'), entry(2, second, 'beat@example.org'), entry(1, first, null)];

const control = () => createFormControl<FieldValues>({ defaultValues: { ...third, _version: '"3"' } });
/** The form of a test, created outside the component so that the test can inspect it. */
let form: ReturnType<typeof control>;
const onSave = vi.fn<() => void>();
function Page() {
  const methods = useForm<FieldValues>({ formControl: form.formControl });
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        öffnen
      </button>
      <History type={projects} id={5} form={methods} open={open} onClose={() => setOpen(false)} onSave={onSave} />
    </>
  );
}
function show(answer: FakeResponse = { body: { data: history } }) {
  const sent = fakeServer(() => answer);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ThemeProvider theme={createTheme({ transitions: { create: () => 'none' } })}>
        <Page />
      </ThemeProvider>
    </QueryClientProvider>,
  );
  return { sent, user: userEvent.setup({ delay: null }) };
}
const versions = () => screen.findByRole('list', { name: 'Fassungen' });
const button = (name: string) => screen.getByRole('button', { name });
const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

beforeEach(() => {
  form = control();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the history', () => {
  it('shows who changed what when, and what the latest version changed', async () => {
    const { sent } = show();
    const list = await versions();
    expect(
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '03.03.2024 14:05Geändert · anna@example.org',
      '02.03.2024 14:05Geändert · beat@example.org',
      '01.03.2024 14:05Erstellt · System',
    ]);
    expect(headings()).toEqual(['Stichworte']);
    expect(sent[0]?.path).toBe('/projects/5/history?limit=20&offset=0&merged=true');
  });

  it('is browsed with the arrow keys', async () => {
    const { user } = show();
    await versions();
    await user.keyboard('{ArrowDown}');
    expect(headings()).toEqual(['Sichtbarkeit', 'Titel']);
    expect(document.activeElement?.textContent).toContain('02.03.2024');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByText(/Das ist die älteste Fassung/)).toBeTruthy();
    // Shows its initial values.
    expect(screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual(
      [
        ['Sichtbarkeit', 'Entwurf'],
        ['Titel', 'Seilbahn'],
        ['Stichworte', 'alt'],
      ],
    );
  });

  it('reverts a change of the latest version where it is shown, and can undo that', async () => {
    const { user } = show();
    await versions();
    await user.click(button('Zurücknehmen: Stichworte'));
    expect(form.getValues()).toMatchObject({ title: 'Seilbahn Süd', keywords: 'alt', _version: '"3"' });
    expect(screen.getByRole('status').textContent).toBe('Zurückgeholt, noch nicht gespeichert: Stichworte.');
    expect(document.activeElement).toBe(button('Rückgängig: Stichworte'));
    await user.keyboard('{Enter}');
    expect(form.getValues()).toMatchObject({ keywords: 'neu' });
    await user.keyboard('{Control>}s{/Control}');
    expect(onSave).toHaveBeenCalledOnce();
    // A field that has changed again since can only be restored from a version.
    await user.click(screen.getByRole('button', { name: /^02\.03\.2024/ }));
    expect(button('Zurücknehmen: Titel')).toBeTruthy();
  });

  it('restores a single field into the form, and can undo it', async () => {
    const { user } = show();
    await versions();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await user.click(button('Jetziger Stand'));
    expect(headings()).toEqual(['Sichtbarkeit', 'Titel', 'Stichworte']);
    await user.click(button('Feld zurückholen: Titel'));
    expect(form.getValues()).toMatchObject({ title: 'Seilbahn', keywords: 'neu', isPublic: true, _version: '"3"' });
    expect(screen.getByRole('status').textContent).toBe('Zurückgeholt, noch nicht gespeichert: Titel.');
    expect(document.activeElement).toBe(button('Rückgängig: Titel'));
    await user.keyboard('{Enter}');
    expect(form.getValues()).toMatchObject({ title: 'Seilbahn Süd' });
    expect(headings()).toEqual(['Sichtbarkeit', 'Titel', 'Stichworte']);
  });

  it('restores a whole version, still saves against the current one, and reports it in the form', async () => {
    const { user } = show();
    await versions();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await user.click(button('Ganze Fassung zurückholen'));
    expect(form.getValues()).toMatchObject({ ...first, _version: '"3"' });
    await user.click(button('Schliessen'));
    expect((await screen.findByRole('status')).textContent).toBe(
      'Zurückgeholt, noch nicht gespeichert: Sichtbarkeit, Titel, Stichworte.',
    );
  });

  it('names the versions of a merged record; restores single values by name, none of them as a whole', async () => {
    const other = { ...emptyRecord(projects), id: 7, title: 'Gondelbahn', keywords: 'anders' };
    const of = (id: number, version: number, action: string, record: object) => ({
      id,
      recordId: 7,
      version,
      action,
      at: `2024-03-0${version}T08:00:00Z`,
      user: null,
      record,
    });
    const { user } = show({
      body: {
        data: [
          of(210, 3, 'delete', other),
          entry(3, third, 'anna@example.org'),
          of(202, 2, 'update', other),
          entry(2, second, null),
          of(201, 1, 'create', { ...other, title: 'Gondel' }),
          entry(1, first, null),
        ],
      },
    });
    const list = await versions();
    expect(
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent?.replace(/^\S+ \d\d:\d\d/, '')),
    ).toEqual([
      'Hier aufgegangen · System«Gondelbahn» (ID 7)',
      'Geändert · anna@example.org',
      'Geändert · System«Gondelbahn» (ID 7)',
      'Geändert · System',
      'Erstellt · System«Gondel» (ID 7)',
      'Erstellt · System',
    ]);
    expect(screen.getByText(/So war «Gondelbahn» \(ID 7\)/)).toBeTruthy();
    expect(screen.getByText('Zusammengeführt mit «Gondelbahn» (ID 7).')).toBeTruthy();
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Sichtbarkeit',
      'Titel',
      'Stichworte',
    ]);
    // Each is compared with the previous version of the same record.
    await user.keyboard('{ArrowDown}');
    expect(headings()).toEqual(['Stichworte']);
    await user.keyboard('{ArrowDown}');
    expect(headings()).toEqual(['Titel']);
    expect(screen.queryByRole('button', { name: 'Ganze Fassung zurückholen' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Zurücknehmen/ })).toBeNull();
    await user.click(button('Von «Gondelbahn» übernehmen: Titel'));
    expect(form.getValues()).toMatchObject({ id: 5, title: 'Gondelbahn', keywords: 'neu', _version: '"3"' });
    await user.click(button('Rückgängig: Titel'));
    expect(form.getValues()).toMatchObject({ title: 'Seilbahn Süd' });
  });

  it('separates merged records while the server allows it', async () => {
    const other = { ...emptyRecord(projects), id: 7, title: 'Gondelbahn' };
    const { sent, user } = show({
      body: {
        data: [
          { id: 210, recordId: 7, version: 3, action: 'delete', at: '2024-03-04T08:00:00Z', user: null, record: other },
          entry(1, first, null),
        ],
      },
    });
    await versions();
    await user.click(button('Zusammenführen mit «Gondelbahn» rückgängig machen'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(['/projects/7/unmerge']);
  });

  it('shows that a record was deleted and restored, not created', async () => {
    const { user } = show({
      body: {
        data: [
          { ...entry(5, third, 'anna@example.org'), action: 'create' },
          { ...entry(4, third, 'anna@example.org'), action: 'delete' },
          ...history,
        ],
      },
    });
    const list = await versions();
    expect(
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent.replace(/^.* \d\d:\d\d/, '')),
    ).toEqual([
      'Wiederhergestellt · anna@example.org',
      'Gelöscht · anna@example.org',
      'Geändert · anna@example.org',
      'Geändert · beat@example.org',
      'Erstellt · System',
    ]);
    expect(screen.getByText('Der Eintrag wurde unverändert wiederhergestellt.')).toBeTruthy();
    await user.click(within(list).getByRole('button', { name: /Gelöscht/ }));
    expect(screen.getByText('So war der Eintrag, als er gelöscht wurde.')).toBeTruthy();
    expect(screen.queryByText('Kein Unterschied.')).toBeNull();
  });

  it('reports that loading failed, and offers a retry', async () => {
    const { user } = show({ status: 503, body: { status: 503, title: 'x', detail: 'Gerade nicht erreichbar.' } });
    expect(await screen.findByText('Gerade nicht erreichbar.')).toBeTruthy();
    fakeServer(() => ({ body: { data: history } }));
    await user.click(button('Erneut versuchen'));
    await versions();
  });
});
