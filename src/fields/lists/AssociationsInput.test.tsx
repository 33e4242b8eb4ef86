// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { useEffect, type ReactNode } from 'react';
import { FormProvider, useForm, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { persons } from '../../../domain/types/person';
// The forms of contacts load this.
import '../../../domain/types/company';
import type { ContentLocale } from '../../../domain/locales';
import { fakeServer, type SentRequest } from '../../api/fakeServer.testkit';
import { Instance } from '../../session/config.testkit';
import { FormLanguageProvider, FormTypeProvider } from '../formContext';
import { FieldInput } from '../FieldInput';

let form: UseFormReturn<FieldValues>;
let sent: SentRequest[];
const create = vi.fn();
const found = [
  { id: 7, name: 'Zürcher Möbel', detail: 'Gasse 5, 8001 Zürich', isPublic: true },
  { id: 8, name: 'Zürcher Möbel', detail: 'Weg 1, 3000 Bern', isPublic: true },
];

function Around({ values, locale, children }: { values: FieldValues; locale: ContentLocale; children: ReactNode }) {
  const own = useForm<FieldValues>({ defaultValues: values });
  useEffect(() => {
    form = own;
  });
  return (
    <FormTypeProvider type={persons}>
      <FormLanguageProvider locale={locale}>
        <FormProvider {...own}>{children}</FormProvider>
      </FormLanguageProvider>
    </FormTypeProvider>
  );
}
async function show(employments: object[], locale: ContentLocale = 'de') {
  render(
    <CoreAdminContext
      dataProvider={{ create } as never}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <Instance>
        <Around values={{ employments }} locale={locale}>
          <FieldInput source="employments" />
        </Around>
      </Instance>
    </CoreAdminContext>,
  );
  // The code of these inputs loads separately.
  await screen.findByRole('group', { name: 'Anstellungen' });
  return userEvent.setup();
}
const employment = (id: number, companyName: string, more: object = {}) => ({
  id,
  company: { id: id * 10, companyName, name: companyName, translations: { fr: {}, it: {} } },
  role: '',
  official: false,
  translations: { fr: {}, it: {} },
  ...more,
});
const picker = (row = 0) => screen.getAllByRole<HTMLInputElement>('combobox', { name: /Organisation/ })[row]!;
const stored = () => form.getValues('employments') as Record<string, any>[];

beforeEach(() => {
  sent = fakeServer(({ path }) => ({ body: { data: /nichts|\/duplicates/.test(path) ? [] : found } }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  create.mockReset();
});

describe('employments', () => {
  it('find their organisation by typing, a few at a time, and distinguish namesakes', async () => {
    const user = await show([]);
    await user.click(screen.getByRole('button', { name: 'Anstellung hinzufügen' }));
    await waitFor(() => expect(document.activeElement).toBe(picker()));
    // Does not use key events, because on a busy machine each takes longer than the pause.
    for (const typed of ['m', 'mo', 'mob', 'mobe', 'mobel']) fireEvent.change(picker(), { target: { value: typed } });
    const options = await screen.findAllByRole('option', { name: /Zürcher Möbel/ });
    expect(options.map((option) => option.textContent)).toEqual([
      'Zürcher MöbelGasse 5, 8001 Zürich',
      'Zürcher MöbelWeg 1, 3000 Bern',
    ]);
    await waitFor(() => expect(sent.at(-1)?.path).toBe('/contacts/company/options?term=mobel&limit=20'));
    // One request per pause, not one per letter.
    expect(sent.length).toBeLessThan(5);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(stored()).toMatchObject([{ id: null, company: { id: 8 }, official: false }]);
    expect(picker().value).toBe('Zürcher Möbel');
  });

  it('have one official address at most', async () => {
    const user = await show([employment(1, 'A', { official: true }), employment(2, 'B')]);
    await user.click(screen.getAllByLabelText('Hauptadresse')[1]!);
    expect(stored().map(({ official }) => official)).toEqual([false, true]);
    await user.click(screen.getAllByLabelText('Hauptadresse')[1]!);
    expect(stored().map(({ official }) => official)).toEqual([false, false]);
  });

  it('keep their ids through sorting and removing', async () => {
    const user = await show([employment(1, 'A'), employment(2, 'B'), employment(3, 'C')]);
    screen.getByRole('button', { name: 'Verschieben: C' }).focus();
    await user.keyboard(' {Home} ');
    expect(stored().map(({ id }) => id)).toEqual([3, 1, 2]);
    await user.click(screen.getByRole('button', { name: 'Entfernen: A' }));
    expect(stored().map(({ id }) => id)).toEqual([3, 2]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Entfernen: B' }));
  });

  it('have translated text, and are otherwise the same in every language', async () => {
    const user = await show([employment(1, 'A', { role: 'Leiterin' })], 'fr');
    await user.click(screen.getByLabelText('Hauptadresse'));
    const row = within(screen.getByRole('group', { name: 'A' }));
    expect(await row.findByText('Leiterin')).toBeTruthy();
    await user.type(row.getByRole('textbox', { name: 'Funktion (Übersetzung FR)' }), 'Directrice');
    expect(stored()).toMatchObject([
      { role: 'Leiterin', official: true, translations: { fr: { role: 'Directrice' } } },
    ]);
  });

  it('find or create an organisation that a proposal only names', async () => {
    create.mockImplementation(async (_: string, { data }: { data: object }) => ({
      data: { ...data, id: 99, name: 'Talbahn AG' },
    }));
    const user = await show([{ ...employment(1, 'x'), id: null, company: { id: null, name: 'Talbahn AG' } }]);
    expect(screen.getByRole('group', { name: 'Talbahn AG' })).toBeTruthy();
    expect(picker().value).toBe('Talbahn AG');
    expect(
      screen.getByText('«Talbahn AG» ist ein Vorschlag. Wählen Sie den Eintrag, oder erfassen Sie ihn neu.'),
    ).toBeTruthy();
    await user.click(picker());
    await screen.findAllByRole('option', { name: /Zürcher Möbel/ });
    expect(sent.at(-1)?.path).toBe('/contacts/company/options?term=Talbahn+AG&limit=20');
    await user.keyboard('{Escape}');
    await user.tab();
    expect(picker().value).toBe('Talbahn AG');
    await user.click(picker());
    await user.click(await screen.findByRole('option', { name: 'Organisation «Talbahn AG» neu erfassen …' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Organisation erfassen' })).getByRole('button', {
        name: 'Erfassen',
      }),
    );
    await waitFor(() => expect(stored()).toMatchObject([{ id: null, company: { id: 99 } }]));
    expect(picker().value).toBe('Talbahn AG');
    expect(screen.queryByText(/ist ein Vorschlag/)).toBeNull();
  });

  it('create a missing organisation without leaving the form', async () => {
    create.mockImplementation(async (_: string, { data }: { data: object }) => ({
      data: { ...data, id: 99, name: 'Neu nichts' },
    }));
    const user = await show([employment(1, 'A')]);
    await user.clear(picker());
    await user.type(picker(), 'Neu nichts');
    await user.click(await screen.findByRole('option', { name: 'Organisation «Neu nichts» neu erfassen …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Organisation erfassen' }));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Neu nichts');
    await user.type(dialog.getByRole('textbox', { name: 'Ort' }), 'Chur');
    await user.click(dialog.getByRole('button', { name: 'Erfassen' }));
    await waitFor(() => expect(stored()).toMatchObject([{ id: 1, company: { id: 99 } }]));
    expect(create.mock.lastCall).toMatchObject([
      'contacts/company',
      { data: { companyName: 'Neu nichts', city: 'Chur', isPublic: false } },
    ]);
  });
});
