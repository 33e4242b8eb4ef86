// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext, EditBase, useEditContext, type DataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetReadAhead, useFreshReading, useReadAhead } from './useReadAhead';

const getOne = vi.fn();
let client: QueryClient;
let readAhead: (id: number) => void;

function Row() {
  readAhead = useReadAhead('projects');
  return null;
}
function Record() {
  const { record, error } = useEditContext();
  return <p>{error ? error.message : record?.title}</p>;
}
function Form() {
  return (
    <EditBase resource="projects" id="7" queryOptions={useFreshReading('projects', '7')}>
      <Record />
    </EditBase>
  );
}
const page = (isOpen: boolean) => (
  <MemoryRouter>
    <CoreAdminContext
      queryClient={client}
      dataProvider={{ getOne: (...call: unknown[]) => getOne(...call) } as unknown as DataProvider}
    >
      <Row />
      {isOpen && <Form />}
    </CoreAdminContext>
  </MemoryRouter>
);

beforeEach(() => {
  client = new QueryClient();
  getOne.mockReset();
  let reading = 0;
  getOne.mockImplementation((_: string, { id }: { id: number }) =>
    Promise.resolve({ data: { id, title: `Lesung ${(reading += 1)}` } }),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('uses a prefetched record for one form, and reloads it for the next', async () => {
  const { rerender } = render(page(false));
  act(() => readAhead(7));
  rerender(page(true));
  await screen.findByText('Lesung 1');
  rerender(page(false));
  rerender(page(true));
  await screen.findByText('Lesung 2');
  expect(getOne).toHaveBeenCalledTimes(2);
});

it('reloads a prefetched record that has been replaced by another', async () => {
  const { rerender } = render(page(false));
  act(() => readAhead(7));
  await act(() => new Promise((done) => setTimeout(done)));
  forgetReadAhead(client, 'projects', 7);
  rerender(page(true));
  await screen.findByText('Lesung 2');
});

it('reloads a record prefetched a while ago', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { rerender } = render(page(false));
  act(() => readAhead(7));
  await act(() => new Promise((done) => setTimeout(done)));
  vi.setSystemTime(Date.now() + 60_000);
  rerender(page(true));
  await screen.findByText('Lesung 2');
});

it('ignores a failed prefetch; the form retries and shows the error', async () => {
  getOne.mockImplementation(() => Promise.reject(new Error('Keine Verbindung')));
  const { rerender } = render(page(false));
  act(() => readAhead(7));
  await act(() => new Promise((done) => setTimeout(done)));
  rerender(page(true));
  await screen.findByText('Keine Verbindung');
  expect(getOne).toHaveBeenCalledTimes(2);
});

it("keeps a form's initial values, whatever is loaded or saved elsewhere", async () => {
  const { rerender } = render(page(true));
  await screen.findByText('Lesung 1');
  act(
    () => void client.setQueryData(['projects', 'getOne', { id: '7', meta: undefined }], { id: 7, title: 'anderswo' }),
  );
  await act(() => client.invalidateQueries({ queryKey: ['projects'], refetchType: 'none' }));
  rerender(page(true));
  expect(screen.getByText('Lesung 1')).toBeDefined();
  expect(getOne).toHaveBeenCalledTimes(1);
});
