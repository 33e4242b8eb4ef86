// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  BooleanInput,
  CoreAdminContext,
  Edit,
  minLength,
  NumberInput,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
} from 'react-admin';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyRecord } from '../../domain/contentType';
import { projects } from '../../domain/types/project';
import { ConfigProvider } from '../session/config';
import { configWith } from '../session/config.testkit';
import { FieldInput } from '../fields/FieldInput';
import { FormTypeProvider } from '../fields/formContext';
import { ContentEdit } from './ContentEdit';
import { ContentForm } from './ContentForm';
import { FormSection } from './FormSection';

const config = configWith((name) => name !== 'PLUGIN_ENABLE_INBOX');
const stored = {
  ...emptyRecord(projects),
  id: 5,
  title: 'Seilbahn',
  keywords: 'alt',
  createdAt: '2024-03-01T13:05:00Z',
  updatedAt: '2024-03-01T13:05:00Z',
  _version: '"1"',
};
const provider = { getOne: vi.fn(), update: vi.fn() };
const sent = () => provider.update.mock.lastCall![1].data as Record<string, unknown>;

function open(page: ReactNode) {
  const around = (content: ReactNode) => (
    <ConfigProvider value={config}>
      <CoreAdminContext
        dataProvider={provider as never}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <ThemeProvider theme={createTheme()}>{content}</ThemeProvider>
      </CoreAdminContext>
    </ConfigProvider>
  );
  const router = createMemoryRouter(
    [
      { path: '/projects/:id/edit', element: around(page) },
      { path: '*', element: around(<p>Andere Seite</p>) },
    ],
    { initialEntries: ['/projects/5/edit'] },
  );
  render(<RouterProvider router={router} />);
  return userEvent.setup({ delay: null });
}

beforeEach(() => {
  vi.resetAllMocks();
  provider.getOne.mockResolvedValue({ data: stored });
  provider.update.mockImplementation(async (_: string, { data }: { data: object }) => ({
    data: { ...stored, ...data },
  }));
});
afterEach(cleanup);

describe("react-admin's stock inputs in our form", () => {
  const page = (
    <ContentEdit type={projects}>
      <ContentForm deleteQuestion="">
        <FormSection title="Eigenes">
          <TextInput source="title" label="Titel" validate={[required('Fehlt'), minLength(3, 'Zu kurz')]} />
          <TextInput source="translations.fr.title" label="Titel französisch" />
          <NumberInput source="lat" label="Breite" />
          <BooleanInput source="isPublic" label="Online" />
        </FormSection>
      </ContentForm>
    </ContentEdit>
  );
  const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Titel( \*)?$/ });

  it('load, edit and save', async () => {
    const user = open(page);
    expect((await title()).value).toBe('Seilbahn');
    await user.type(await title(), ' Nord');
    await user.type(screen.getByLabelText('Titel französisch'), 'Téléphérique');
    await user.type(screen.getByLabelText('Breite'), '46.9');
    await user.click(screen.getByLabelText('Online'));
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByText('Andere Seite');
    expect(sent()).toMatchObject({
      title: 'Seilbahn Nord',
      lat: '46.9',
      isPublic: true,
      translations: { fr: { title: 'Téléphérique' } },
      keywords: 'alt',
      _version: '"1"',
    });
  });

  it('block a save by their own validators until the value is valid', async () => {
    const user = open(page);
    await user.clear(await title());
    await user.type(await title(), 'ab');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect((await screen.findAllByText(/Zu kurz/)).length).toBeGreaterThan(0);
    expect(provider.update).not.toHaveBeenCalled();
    await user.type(await title(), 'c');
    await waitFor(() => expect(screen.queryByText(/Zu kurz/)).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByText('Andere Seite');
    expect(sent()).toMatchObject({ title: 'abc' });
  });

  it("show the server's errors", async () => {
    const { HttpError } = await import('react-admin');
    provider.update.mockRejectedValue(
      new HttpError('abgelehnt', 422, { errors: { title: 'Den Titel gibt es schon.' } }),
    );
    const user = open(page);
    await user.type(await title(), ' Nord');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() =>
      expect(
        within(document.getElementById('main') ?? document.body).getAllByText(/Den Titel gibt es schon\./).length,
      ).toBe(2),
    );
  });

  it('and a stock button that submits saves by our rules', async () => {
    const user = open(
      <ContentEdit type={projects}>
        <ContentForm deleteQuestion="">
          <TextInput source="title" label="Titel" />
          <SaveButton label="Stock" />
        </ContentForm>
      </ContentEdit>,
    );
    await user.clear(await title());
    await user.click(screen.getByRole('button', { name: 'Stock' }));
    expect((await screen.findAllByText(/Geben Sie bitte einen Titel an\./)).length).toBeGreaterThan(0);
    expect(provider.update).not.toHaveBeenCalled();
  });
});

it('our inputs work in a stock SimpleForm of a stock Edit', async () => {
  const user = open(
    <FormTypeProvider type={projects}>
      <Edit resource="projects" mutationMode="pessimistic">
        <SimpleForm>
          <FieldInput source="title" />
          <FieldInput source="links" />
        </SimpleForm>
      </Edit>
    </FormTypeProvider>,
  );
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Titel' });
  expect(title.value).toBe('Seilbahn');
  await user.type(title, ' Süd');
  await user.click(screen.getByRole('button', { name: 'Link hinzufügen' }));
  await user.keyboard('Bahn');
  await user.click(screen.getByRole('button', { name: 'ra.action.save' }));
  await waitFor(() => expect(provider.update).toHaveBeenCalled());
  expect(sent()).toMatchObject({ title: 'Seilbahn Süd', links: [{ label: 'Bahn' }] });
});
