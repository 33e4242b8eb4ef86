import { ThemeProvider, createTheme } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore, useUpdate, type GetListParams } from 'react-admin';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { ConfigProvider } from '../../session/config';
import { configWith } from '../../session/config.testkit';
import { i18nProvider } from '../../i18n/german';
import { withListMemory } from '../../list/listMemory';
import { routerProvider } from '../../routing/Resource';
import { ProjectList } from './ProjectList';

const config = configWith();

/** The given number of projects, latest first; every third one is a draft. */
const stored = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: count - index,
    isPublic: index % 3 !== 0,
    title: `Projekt ${count - index}`,
    projectCode: 'BE_1',
    topics: [],
    createdAt: '2024-03-01T13:05:00Z',
    updatedAt: '2024-03-01T13:05:00Z',
    translations: { fr: {}, it: {} },
  }));

// Several suites share the machine, so responses may be slow.
configure({ asyncUtilTimeout: 8000 });

/** The list's requests to the data provider. */
export const getList = vi.fn<(resource: string, params: GetListParams) => Promise<unknown>>();

/** Makes `getList` return this many projects, page by page. */
export function provide(count: number, counted: { total?: number; meta?: object } = {}) {
  getList.mockReset().mockImplementation(async (_resource: string, { pagination, filter }: GetListParams) => {
    const { page, perPage } = pagination!;
    const found = filter.term === 'nichts' ? [] : stored(count);
    const data = found.slice((page - 1) * perPage, page * perPage);
    return { data, ...counted, pageInfo: { hasNextPage: data.length >= perPage, hasPreviousPage: page > 1 } };
  });
}

const update = async (_resource: string, { data }: { data: object }) => ({ data });

/** Renders a page of the back office at /projects; an earlier client simulates returning to the page. */
export function show(
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  content: ReactNode = <ProjectList />,
) {
  const page = (
    <ConfigProvider value={config}>
      <CoreAdminContext
        store={withListMemory(memoryStore(), 'regio')}
        i18nProvider={i18nProvider}
        routerProvider={routerProvider}
        dataProvider={{ getList: (...call: [string, GetListParams]) => getList(...call), update } as never}
        queryClient={client}
      >
        <ThemeProvider theme={createTheme()}>{content}</ThemeProvider>
      </CoreAdminContext>
    </ConfigProvider>
  );
  const router = createMemoryRouter(
    [
      { path: '/projects', element: page },
      { path: '*', element: <p>Formular</p> },
    ],
    { initialEntries: ['/projects'] },
  );
  render(<RouterProvider router={router} />);
  return { router, client, user: userEvent.setup() };
}

/** Saves as the form does. */
export function SaveProject() {
  const [save, { isSuccess }] = useUpdate();
  const data = { ...stored(250)[0], title: 'Neuer Titel' };
  return isSuccess ? (
    'gespeichert'
  ) : (
    <button type="button" onClick={() => void save('projects', { id: 250, data }, { mutationMode: 'pessimistic' })}>
      Speichern
    </button>
  );
}
