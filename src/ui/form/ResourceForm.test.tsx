// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { useMemo } from 'react';
import { createMemoryRouter, Route, RouterProvider, Routes, useParams } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyRecord } from '../../../domain/contentType';
import { features, type PublicConfig } from '../../../domain/features';
import { projects } from '../../../domain/types/project';
import { ConfigProvider } from '../../config';
import type { FormMode } from './FormMode';
import { ResourceForm } from './ResourceForm';

afterEach(cleanup);

const config: PublicConfig = {
  productId: 'regio', productName: 'Regio', logo: null, themeColors: ['#FF0000', '#9C0F06', '#F39983', '#000000'],
  features: Object.fromEntries(features.map((name) => [name, true])) as PublicConfig['features'],
};
const record = { ...emptyRecord(projects), id: 5, title: 'Seilbahn', createdAt: '2024-03-01T13:05:00Z', updatedAt: '2024-03-01T13:05:00Z', _version: '"1"' };
const drawn = vi.fn<() => null>(() => null);

function Page() {
  const { id } = useParams();
  const form = useMemo(() => {
    const mode: FormMode = { name: 'test', start: record, ask: async () => null, onSaved: () => undefined, onDeleted: () => undefined, onCancel: () => undefined, above: drawn };
    return <ResourceForm type={projects} record={record} deleteQuestion="" review={{ Stale: () => null, History: () => null }} mode={mode}>Felder</ResourceForm>;
  }, []);
  return <><h2>Adresse {id}</h2>{form}</>;
}

it('is not drawn anew for another address: the one that stands ready is shown as it is', async () => {
  // Within the pages of the administration, as there: what navigates is another at each address.
  const routes = <Routes><Route path="/inbox/projects/:id" element={<Page />} /></Routes>;
  const page = (
    <ConfigProvider value={config}>
      <CoreAdminContext dataProvider={{} as never}><ThemeProvider theme={createTheme()}>{routes}</ThemeProvider></CoreAdminContext>
    </ConfigProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/inbox/projects/1'] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Adresse 1' });
  // What is read at the beginning, as texts typed earlier, is there.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  drawn.mockClear();
  await act(() => router.navigate('/inbox/projects/2'));
  expect(screen.getByRole('heading', { name: 'Adresse 2' })).toBeDefined();
  expect(drawn).not.toHaveBeenCalled();
});
