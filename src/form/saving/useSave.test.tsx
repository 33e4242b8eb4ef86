// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { CoreAdminContext, HttpError, type SaveHandlerCallbacks } from 'react-admin';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useFormContext, type FieldValues } from 'react-hook-form';
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

function show({ id }: { id: number | undefined } = { id: 5 }) {
  const send = vi.fn<(data: object, callbacks: SaveHandlerCallbacks) => Promise<void>>(async () => {});
  const [onSending, onSaved] = [vi.fn<(isSending: boolean) => void>(), vi.fn<() => boolean>(() => false)];
  const { result } = renderHook(() => ({ form: useFormContext(), ...useSave({ type: projects, send: { current: send as never }, id, read: vi.fn(), onSending, onSaved }) }), { wrapper: Around });
  return { send, type: (title: string) => act(() => result.current.form.setValue('title', title)), onSending, onSaved, save: () => act(() => result.current.save()), state: () => result.current.state };
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

it('gives the form back where it stays, to be saved again', async () => {
  const { send, onSending, onSaved, save, state } = show();
  onSaved.mockReturnValue(true);
  const stored = { title: 'Seilbahn', _version: '"2"' };
  send.mockImplementation(async (_, { onSuccess }) => onSuccess?.(stored, {}, undefined, {} as never));
  await save();
  await save();
  expect(onSaved.mock.calls).toEqual([[{}, stored], [{}, stored]]);
  expect(onSending.mock.calls).toEqual([[true], [false], [true], [false]]);
  expect(state()).toEqual({ kind: 'idle' });
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

it('makes a record once: where the answer got lost, the same is sent with the same key, and something else with another', async () => {
  const { send, save, type, onSaved } = show({ id: undefined });
  const keys: unknown[] = [];
  const lost = new HttpError('nicht erreichbar', 0, { status: 0, detail: 'nicht erreichbar' });
  send.mockImplementation(async (_, { onError, meta }) => {
    keys.push((meta as { idempotencyKey?: string } | undefined)?.idempotencyKey);
    if (keys.length < 4) onError?.(lost, {}, undefined, {} as never);
  });
  await save();
  await save();
  type('Sesselbahn');
  await save();
  await save();
  expect(onSaved).toHaveBeenCalledTimes(1);
  expect(keys).toEqual([expect.stringMatching(/^\w{10,}$/), keys[0], expect.stringMatching(/^\w{10,}$/), keys[2]]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('a record that is there needs no key', async () => {
  const { send, save } = show();
  await save();
  expect(send.mock.calls[0]?.[1]).not.toHaveProperty('meta');
});
