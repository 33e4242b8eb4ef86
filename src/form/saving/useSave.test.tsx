// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { CoreAdminContext, HttpError, type SaveHandlerCallbacks } from 'react-admin';
import type { ReactNode } from 'react';
import { FormProvider, useForm, type FieldValues } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyRecord } from '../../../domain/contentType';
import { projects } from '../../../domain/types/project';
import { useSave } from './useSave';

afterEach(cleanup);

function Around({ children }: { children: ReactNode }) {
  const form = useForm<FieldValues>({ defaultValues: { ...emptyRecord(projects), title: 'Seilbahn' } });
  return <MemoryRouter><CoreAdminContext dataProvider={{} as never}><FormProvider {...form}>{children}</FormProvider></CoreAdminContext></MemoryRouter>;
}

function show() {
  const send = vi.fn<(data: object, callbacks: SaveHandlerCallbacks) => Promise<void>>(async () => {});
  const [onSending, onSaved] = [vi.fn<(isSending: boolean) => void>(), vi.fn<() => void>()];
  const { result } = renderHook(() => useSave({ type: projects, send: { current: send as never }, id: 5, read: vi.fn(), onSending, onSaved }), { wrapper: Around });
  return { send, onSending, onSaved, save: () => act(() => result.current.save()), state: () => result.current.state };
}

it('saves once: between the answer and the next page another press does nothing', async () => {
  const { send, onSending, onSaved, save } = show();
  await save();
  await save();
  expect(send).toHaveBeenCalledTimes(1);
  expect(onSaved).toHaveBeenCalledTimes(1);
  // The form is not given back.
  expect(onSending.mock.calls).toEqual([[true]]);
});

it('gives the form back where it is refused, to be saved again', async () => {
  const { send, onSending, onSaved, save, state } = show();
  send.mockImplementationOnce(async (_, { onError }) => onError?.(new HttpError('nicht da', 503, { status: 503, detail: 'nicht da' }), {}, undefined, {} as never));
  await save();
  expect(state()).toEqual({ kind: 'failed', message: 'nicht da' });
  expect(onSending.mock.calls).toEqual([[true], [false]]);
  await save();
  expect(onSaved).toHaveBeenCalledTimes(1);
});
