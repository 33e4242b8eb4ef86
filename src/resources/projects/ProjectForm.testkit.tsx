import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, HttpError, useNotificationContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ComponentProps, ReactNode } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { emptyRecord } from '../../../domain/contentType';
import { projects } from '../../../domain/types/project';
import * as references from '../../cache/references';
import * as richText from '../../fields/richText/RichTextEditor';
import { ConfigProvider } from '../../session/config';
import { configWith } from '../../session/config.testkit';
import { projects as noun } from '.';
import { createPage, editPage } from '../formPages';
import { projectForm } from './ProjectForm';

const ProjectCreate = createPage(projectForm, noun.publicView);
const ProjectEdit = editPage(projectForm, noun.publicView);

/** Few fields, so that queries by role are fast; each kind has its own tests. */
const shown = ['PROJECT_COSTS', 'START_DATE', 'END_DATE', 'BUSINESS_SECTORS', 'CONTACTS'].map(
  (name) => `PROJECTS_ENABLE_${name}`,
);
export const config = configWith((name) => !name.startsWith('PROJECTS_') || shown.includes(name));
export const stored = {
  ...emptyRecord(projects),
  id: 5,
  title: 'Seilbahn',
  projectCode: 'BE_1',
  keywords: 'alt',
  businessSectors: [{ id: 3, name: 'Bau', translations: { fr: {}, it: {} } }],
  contacts: Array.from({ length: 4 }, (_, index) => ({ ...emptyContact(), lastName: `Muster ${index + 1}` })),
  createdAt: '2024-03-01T13:05:00Z',
  updatedAt: '2024-03-01T13:05:00Z',
  _version: '"1"',
};
function emptyContact() {
  return Object.fromEntries(Object.entries(projects.fields.contacts.item).map(([name, field]) => [name, field.empty]));
}
export const refusal = (status: number, body: object = {}) =>
  new HttpError('abgelehnt', status, { status, title: 'x', detail: 'abgelehnt', ...body });

export const provider = { getOne: vi.fn(), update: vi.fn(), create: vi.fn(), delete: vi.fn() };
export const sent = () => provider.update.mock.lastCall![1].data as Record<string, any>;

function News() {
  const { notifications } = useNotificationContext();
  return <div data-testid="news">{notifications.map(({ message }) => String(message)).join()}</div>;
}

export function open(path = '/projects/5/edit', shownFeatures = config.features) {
  const around = (page: ReactNode) => (
    <ConfigProvider value={{ ...config, features: shownFeatures }}>
      <CoreAdminContext
        dataProvider={provider as never}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <ThemeProvider theme={createTheme({ transitions: { create: () => 'none' } })}>
          {page}
          <News />
          <Link to="/anderswo">weg</Link>
        </ThemeProvider>
      </CoreAdminContext>
    </ConfigProvider>
  );
  const router = createMemoryRouter(
    [
      { path: '/projects/add', element: around(<ProjectCreate />) },
      { path: '/projects/:id/edit', element: around(<ProjectEdit />) },
      { path: '*', element: around(<p>Andere Seite</p>) },
    ],
    { initialEntries: ['/projects', path], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup({ delay: null }) };
}
export const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Titel' });
type User = ReturnType<typeof userEvent.setup>;
export const trySaving = (user: User) => user.click(screen.getByRole('button', { name: 'Speichern' }));
/** Saves a valid form and releases it. */
export const save = async (user: User) => {
  await trySaving(user);
  await user.click(await screen.findByRole('button', { name: 'Freigeben' }));
  // A closing dialog hides the form, and could be mistaken for the next one.
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Speichern' })).toBeNull());
};
export const press = async (user: User, name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

function PlainEditor({ source, labelledBy }: ComponentProps<typeof richText.RichTextEditor>) {
  return <textarea aria-labelledby={labelledBy} {...useFormContext().register(source)} />;
}

/** The state before each test: no references, and a plain field for rich text. */
export function reset() {
  vi.resetAllMocks();
  vi.spyOn(references, 'useReferences').mockReturnValue([]);
  vi.spyOn(references, 'useReferenceMap').mockReturnValue(new Map());
  vi.spyOn(richText, 'RichTextEditor').mockImplementation(PlainEditor);
  localStorage.clear();
  provider.getOne.mockResolvedValue({ data: stored });
  provider.update.mockImplementation(async (_: string, { data }: { data: object }) => ({
    data: { ...stored, ...data },
  }));
  provider.create.mockImplementation(async (_: string, { data }: { data: object }) => ({ data: { ...data, id: 9 } }));
  provider.delete.mockResolvedValue({ data: { id: 5 } });
}
