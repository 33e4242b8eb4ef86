// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, useRecordContext } from 'react-admin';
import { useMemo, type ReactElement } from 'react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { createMemoryRouter, Route, RouterProvider, Routes, useParams } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyRecord } from '../../domain/contentType';
import { projects } from '../../domain/types/project';
import { ConfigProvider } from '../session/config';
import { configWith } from '../session/config.testkit';
import { useFormLanguage, FormTypeProvider } from '../fields/formContext';
import { ReviewedRecord } from '../review/inbox/ReviewField';
import { useField, useFieldError } from '../fields/useField';
import { ContentForm } from './ContentForm';
import { FormModeProvider, useFormActions, type FormActions, type FormMode } from './FormMode';

afterEach(cleanup);

const config = configWith();
const record = {
  ...emptyRecord(projects),
  id: 5,
  title: 'Seilbahn',
  createdAt: '2024-03-01T13:05:00Z',
  updatedAt: '2024-03-01T13:05:00Z',
  _version: '"1"',
};
const drawn = vi.fn<() => null>(() => null);

/** Uses the form like the inputs. */
function Field() {
  useFormContext();
  useRecordContext();
  return drawn();
}

let actions: FormActions | undefined;
function Above() {
  actions = useFormActions();
  return drawn();
}

let form: UseFormReturn | undefined;

/** Connected to the form by react-admin, and independently. */
function Connected() {
  const { error } = useField('title');
  const ofText = useFieldError('description');
  form = useFormContext();
  drawn();
  return (
    <p data-testid="problems">
      {error}
      {ofText}
    </p>
  );
}

const Language = () => <p data-testid="language">{useFormLanguage()}</p>;

const field = <Field />;

function Page({ children = field }) {
  const { id } = useParams();
  const form = useMemo(() => {
    const mode: FormMode = {
      drafts: 'test',
      start: record,
      ask: async () => null,
      saved: () => null,
      onSaved: () => undefined,
      onRefused: async () => undefined,
      onDeleting: () => undefined,
      onDeleted: () => undefined,
      onCancel: () => undefined,
      above: <Above />,
    };
    return (
      <FormTypeProvider type={projects}>
        <FormModeProvider value={mode}>
          <ReviewedRecord resource="projects" item={1} record={record}>
            <ContentForm deleteQuestion="">{children}</ContentForm>
          </ReviewedRecord>
        </FormModeProvider>
      </FormTypeProvider>
    );
  }, [children]);
  return (
    <>
      <h2>Adresse {id}</h2>
      {form}
    </>
  );
}

async function show(content: ReactElement) {
  // Inside the administration's pages, where navigation functions change with each URL.
  const routes = (
    <Routes>
      <Route path="/inbox/projects/:id" element={content} />
    </Routes>
  );
  const page = (
    <ConfigProvider value={config}>
      <CoreAdminContext dataProvider={{} as never}>
        <ThemeProvider theme={createTheme()}>{routes}</ThemeProvider>
      </CoreAdminContext>
    </ConfigProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/inbox/projects/1'] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Adresse 1' });
  // Waits for the initial loading, for example of drafts.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  drawn.mockClear();
  return router;
}

it('does not re-render for another URL, so a preloaded form appears at once', async () => {
  const router = await show(<Page />);
  await act(() => router.navigate('/inbox/projects/2'));
  expect(screen.getByRole('heading', { name: 'Adresse 2' })).toBeDefined();
  expect(drawn).not.toHaveBeenCalled();
});

it('switches to the language requested by a link while open', async () => {
  window.history.replaceState(null, '', '/');
  const router = await show(
    <Page>
      <Language />
    </Page>,
  );
  expect(screen.getByTestId('language').textContent).toBe('de');
  await act(() => router.navigate('/inbox/projects/1?language=fr'));
  expect(screen.getByTestId('language').textContent).toBe('fr');
  // Going back leaves the form instead of reopening it.
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.getByTestId('language').textContent).toBe('fr');
});

it('re-renders no field for a valid save, and shows errors while they exist', async () => {
  await show(
    <Page>
      <Connected />
    </Page>,
  );
  await act(async () => actions?.save({}));
  expect(drawn).not.toHaveBeenCalled();
  act(() => form?.setValue('title', ''));
  await act(async () => actions?.save({}));
  expect(screen.getByTestId('problems').textContent).not.toBe('');
  act(() => form?.setValue('title', 'Seilbahn'));
  await act(async () => actions?.save({}));
  expect(screen.getByTestId('problems').textContent).toBe('');
});
