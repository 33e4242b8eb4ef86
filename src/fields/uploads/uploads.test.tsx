// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { image, type Upload } from '../../../domain/fields';
import { translatedPath, type Locale } from '../../../domain/locales';
import { FormLanguageProvider } from '../formContext';
import { FilesInput, ImagesInput, ImageInput } from './FilesInput';
import { useUploads, useStore } from './uploadQueue';
import * as http from '../../api/http';
import { Instance } from '../../session/config.testkit';

// Busy machines need more time.
configure({ asyncUtilTimeout: 15_000 });
const send = vi.spyOn(http, 'apiUpload');

const picture = (id: number, name: string, description: string): Upload => ({
  id,
  name,
  extension: 'jpg',
  mimeType: 'image/jpeg',
  description,
});
const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' });
const logo = image({ label: 'Logo', translated: true });
let form: UseFormReturn;

function Counts() {
  const { jobs } = useStore(useUploads());
  const failed = jobs.filter(({ state }) => state === 'failed').length;
  return (
    <output>
      {jobs.length - failed} unterwegs, {failed} gescheitert
    </output>
  );
}

function Example() {
  const created = useForm<Record<string, any>>({
    defaultValues: {
      images: [picture(1, 'a.jpg', 'A'), picture(2, 'b.jpg', 'B')],
      files: [],
      translations: { fr: {}, it: {} },
    },
  });
  useEffect(() => {
    form = created;
  });
  const [locale, setLocale] = useState<Locale>('de');
  const path = translatedPath('files', true, locale);
  return (
    <FormProvider {...created}>
      <FormLanguageProvider locale={locale}>
        <button onClick={() => setLocale('de')}>DE</button>
        <button onClick={() => setLocale('fr')}>FR</button>
        <ImagesInput source="images" label="Bilder" />
        <div key={path}>
          <FilesInput field={{}} source={path} label="Dokumente" />
        </div>
        <ImageInput field={logo} source={translatedPath('logo', true, locale)} label="Logo" />
        <Counts />
      </FormLanguageProvider>
    </FormProvider>
  );
}

const captions = (name: string) => screen.getAllByRole<HTMLInputElement>('textbox', { name }).map(({ value }) => value);
const choose = (label: string, ...files: File[]) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { files } });
const counts = (text: string) => screen.findByText(text, { selector: 'output' });

beforeEach(() => {
  send.mockReset().mockRejectedValue(new Error('Not told what to answer.'));
});
afterEach(cleanup);

it('captions have their own key per language and move with their picture', async () => {
  const user = userEvent.setup();
  render(<Example />, { wrapper: Instance });
  expect(captions('Bildlegende')).toEqual(['A', 'B']);
  await user.click(screen.getByRole('button', { name: 'FR' }));
  await user.type(screen.getAllByRole('textbox', { name: 'Bildlegende (FR)' })[0]!, 'Un pont');
  expect(screen.getByText('Deutsch: A')).toBeTruthy();
  screen.getByRole('button', { name: 'Verschieben: a.jpg' }).focus();
  await user.keyboard(' {ArrowDown} ');
  expect(captions('Bildlegende (FR)')).toEqual(['', 'Un pont']);
  expect(form.getValues('images')).toMatchObject([
    { id: 2, description: 'B' },
    { id: 1, description: 'A', descriptionFR: 'Un pont' },
  ]);
  expect(form.getValues('images')[1]).not.toHaveProperty('rowKey');
});

it('removing by keyboard moves the focus to the next picture, then to the button that adds one', async () => {
  const user = userEvent.setup();
  render(<Example />, { wrapper: Instance });
  screen.getByRole('button', { name: 'Entfernen: a.jpg' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Entfernen: b.jpg' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bilder auswählen' }));
  expect(form.getValues('images')).toEqual([]);
});

it('a document that arrives after switching the language is in the list of its own language', async () => {
  const user = userEvent.setup();
  let arrive = (_: Upload) => {};
  send.mockImplementation(
    () =>
      new Promise<any>((resolve) => {
        arrive = resolve;
      }),
  );
  render(<Example />, { wrapper: Instance });
  choose('Dokumente auswählen', pdf('plan.pdf'));
  await counts('1 unterwegs, 0 gescheitert');
  await waitFor(() => expect(send).toHaveBeenCalled());
  await user.click(screen.getByRole('button', { name: 'FR' }));
  expect(screen.queryByText('plan.pdf')).toBeNull();
  arrive({ id: 9, name: 'plan.pdf', extension: 'pdf', mimeType: 'application/pdf' });
  await counts('0 unterwegs, 0 gescheitert');
  expect(form.getValues('files')).toMatchObject([{ id: 9 }]);
});

it('a failed upload stays with its reason until a retry succeeds', async () => {
  const user = userEvent.setup();
  send
    .mockRejectedValueOnce(new Error('Der Server ist nicht erreichbar.'))
    .mockResolvedValueOnce({ id: 9, name: 'plan.pdf', extension: 'pdf', mimeType: 'application/pdf' });
  render(<Example />, { wrapper: Instance });
  choose('Dokumente auswählen', pdf('plan.pdf'));
  expect((await screen.findByRole('alert')).textContent).toContain('Der Server ist nicht erreichbar.');
  await counts('0 unterwegs, 1 gescheitert');
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen: plan.pdf' }));
  expect((await screen.findByRole('link', { name: 'Herunterladen: plan.pdf' })).getAttribute('href')).toBe(
    '/api/v1/files/download/9.pdf',
  );
});

it('a document gets the typed name', async () => {
  const user = userEvent.setup();
  send.mockResolvedValueOnce({ id: 9, name: 'plan.pdf', extension: 'pdf', mimeType: 'application/pdf' });
  render(<Example />, { wrapper: Instance });
  choose('Dokumente auswählen', pdf('plan.pdf'));
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Dateiname' });
  expect(name.value).toBe('plan.pdf');
  await user.clear(name);
  await user.type(name, 'Lageplan 2026.pdf');
  expect(document.activeElement).toBe(name);
  expect(form.getValues('files')).toMatchObject([{ id: 9, name: 'Lageplan 2026.pdf', extension: 'pdf' }]);
});

it('a refused file leaves a message that can be closed', async () => {
  const user = userEvent.setup();
  render(<Example />, { wrapper: Instance });
  choose('Dokumente auswählen', new File(['MZ'], 'spiel.exe', { type: 'application/x-msdownload' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Der Dateityp "application/x-msdownload" von "spiel.exe" ist nicht erlaubt.',
  );
  expect(send).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Schliessen' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a single picture can be captioned per language, replaced and removed', async () => {
  const user = userEvent.setup();
  send.mockImplementation(async (path) => {
    const name = new URLSearchParams(path.split('?')[1]).get('name') ?? '';
    return picture(name === 'neu.gif' ? 8 : 7, name, '');
  });
  render(<Example />, { wrapper: Instance });
  // A picture too small to shrink is sent unchanged.
  const gif = (name: string) =>
    new File(
      [
        Uint8Array.from(atob('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='), (letter) =>
          letter.charCodeAt(0),
        ),
      ],
      name,
      { type: 'image/gif' },
    );
  const logoOf = (locale: string) =>
    form.getValues(locale === 'de' ? 'logo' : `translations.${locale}.logo`) as Upload | null;
  expect((screen.getByLabelText('Bild auswählen', { selector: 'input' }) as HTMLInputElement).multiple).toBe(false);
  choose('Bild auswählen', gif('wappen.gif'), gif('zweites.gif'));
  await waitFor(() => expect(logoOf('de')).toMatchObject({ id: 7, name: 'wappen.gif' }));
  expect(send).toHaveBeenCalledTimes(1);
  const own = () => within(screen.getByRole('group', { name: 'Logo' }));
  await user.type(own().getByLabelText('Bildlegende'), 'Das Wappen');
  await user.click(screen.getByRole('button', { name: 'FR' }));
  expect(own().queryByLabelText('Bildlegende')).toBeNull();
  choose('Bild auswählen', gif('neu.gif'));
  await waitFor(() => expect(logoOf('fr')).toMatchObject({ id: 8 }));
  await user.type(own().getByLabelText('Bildlegende'), 'Les armoiries');
  expect([logoOf('de')?.description, logoOf('fr')?.description]).toEqual(['Das Wappen', 'Les armoiries']);
  await user.click(screen.getByRole('button', { name: 'Entfernen: neu.gif' }));
  expect(logoOf('fr')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bild auswählen' }));
  await user.click(own().getByRole('button', { name: 'Rückgängig' }));
  expect(logoOf('fr')).toMatchObject({ id: 8, description: 'Les armoiries' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Entfernen: neu.gif' }));
  await user.click(screen.getByRole('button', { name: 'Entfernen: neu.gif' }));
  // A file that is removed in one language does not reappear in another.
  await user.click(screen.getByRole('button', { name: 'DE' }));
  expect(own().queryByRole('button', { name: 'Rückgängig' })).toBeNull();
});
