// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext, EditBase, useEditContext, type DataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { passToForm, useFreshRecordOptions } from './readRecord';

const getOne = vi.fn();
let client: QueryClient;

function Record() {
  const { record, error } = useEditContext();
  return <p>{error ? error.message : record?.title}</p>;
}
function Form() {
  return (
    <EditBase resource="projects" id="7" queryOptions={useFreshRecordOptions('projects', '7')}>
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

it('uses a record that a save has passed on once, and loads it for the next form', async () => {
  const { rerender } = render(page(false));
  passToForm(client, 'projects', { id: 7, title: 'Gespeichert', _version: '"2"' });
  rerender(page(true));
  await screen.findByText('Gespeichert');
  rerender(page(false));
  rerender(page(true));
  await screen.findByText('Lesung 1');
});

it('reloads a record that was passed on too long ago', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  passToForm(client, 'projects', { id: 7, title: 'Gespeichert', _version: '"2"' });
  vi.setSystemTime(Date.now() + 60_000);
  render(page(true));
  await screen.findByText('Lesung 1');
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
