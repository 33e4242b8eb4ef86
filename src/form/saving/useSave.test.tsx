// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { CoreAdminContext, HttpError, type SaveHandlerCallbacks } from 'react-admin';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useFormContext, type FieldValues } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyRecord } from '../../../domain/contentType';
import { projects } from '../../../domain/types/project';
import type { Unanswered } from '../../drafts/draftStore';
import { useSave } from './useSave';

afterEach(cleanup);

function Around({ children }: { children: ReactNode }) {
  const form = useForm<FieldValues>({ defaultValues: { ...emptyRecord(projects), title: 'Seilbahn' } });
  return (
    <MemoryRouter>
      <CoreAdminContext dataProvider={{} as never}>
        <FormProvider {...form}>{children}</FormProvider>
      </CoreAdminContext>
    </MemoryRouter>
  );
}

function show({ id }: { id: number | undefined } = { id: 5 }) {
  const send = vi.fn<(data: object, callbacks: SaveHandlerCallbacks) => Promise<void>>(async () => {});
  const [onSending, onSaved] = [vi.fn<(isSending: boolean) => void>(), vi.fn<() => boolean>(() => false)];
  const unanswered = { current: null };
  const { result } = renderHook(
    () => ({
      form: useFormContext(),
      ...useSave({
        type: projects,
        send: { current: send as never },
        id,
        read: vi.fn(),
        unanswered,
        onSending,
        onSaved,
      }),
    }),
    { wrapper: Around },
  );
  return {
    send,
    type: (title: string) => act(() => result.current.form.setValue('title', title)),
    onSending,
    onSaved,
    save: () => act(() => result.current.save()),
    state: () => result.current.state,
  };
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
  expect(onSaved.mock.calls).toEqual([
    [{}, stored, expect.objectContaining({ title: 'Seilbahn' })],
    [{}, stored, expect.objectContaining({ title: 'Seilbahn' })],
  ]);
  expect(onSending.mock.calls).toEqual([[true], [false], [true], [false]]);
  expect(state()).toEqual({ kind: 'idle' });
});

it('gives the form back where it is refused, to be saved again', async () => {
  const { send, onSending, onSaved, save, state } = show();
  send.mockImplementationOnce(async (_, { onError }) =>
    onError?.(new HttpError('nicht da', 503, { status: 503, detail: 'nicht da' }), {}, undefined, {} as never),
  );
  await save();
  expect(state()).toEqual({ kind: 'failed', message: 'nicht da' });
  expect(onSending.mock.calls).toEqual([[true], [false]]);
  await save();
  expect(onSaved).toHaveBeenCalledTimes(1);
});

const lost = new HttpError('nicht erreichbar', 0, { status: 0, detail: 'nicht erreichbar' });
type Meta = { key?: string; lost?: Unanswered } | undefined;

it('makes a record once: what was sent and never answered goes along with what is wanted by now', async () => {
  const { send, save, type, onSaved } = show({ id: undefined });
  const metas: Meta[] = [];
  send.mockImplementation(async (_, { onError, meta }) => {
    metas.push(meta as Meta);
    if (metas.length < 4) onError?.(lost, {}, undefined, {} as never);
  });
  await save();
  await save();
  type('Sesselbahn');
  await save();
  type('Standseilbahn');
  await save();
  expect(onSaved).toHaveBeenCalledTimes(1);
  expect(metas.map((meta) => meta?.lost?.values.title)).toEqual([undefined, undefined, 'Seilbahn', 'Seilbahn']);
  const [first, again, changed, last] = metas.map((meta) => meta?.key);
  expect([again, ...metas.slice(2).map((meta) => meta?.lost?.key)]).toEqual([first, first, first]);
  expect(new Set([first, changed, last]).size).toBe(3);
});

describe('a record that another version stands in the way of', () => {
  const stale = (title: string) =>
    new HttpError('veraltet', 412, {
      status: 412,
      detail: 'veraltet',
      data: { ...emptyRecord(projects), id: 5, title, _version: '"9"' },
    });

  it('is saved where that says what was sent', async () => {
    const { send, save, onSaved } = show();
    send.mockImplementationOnce(async (_, { onError }) => onError?.(stale(' Seilbahn'), {}, undefined, {} as never));
    await save();
    expect(onSaved).toHaveBeenCalledTimes(1);
  });

  it('is saved over what was sent before and never answered, and nobody is named for it', async () => {
    const { send, save, type, onSaved, state } = show();
    send.mockImplementationOnce(async (_, { onError }) => onError?.(lost, {}, undefined, {} as never));
    await save();
    type('Sesselbahn');
    send.mockImplementationOnce(async (_, { onError }) => onError?.(stale('Seilbahn'), {}, undefined, {} as never));
    await save();
    expect(onSaved).toHaveBeenCalledTimes(1);
    expect(send.mock.lastCall?.[0]).toMatchObject({ title: 'Sesselbahn', _version: '"9"' });
    expect(state().kind).not.toBe('stale');
  });

  it('is somebody else\u2019s otherwise', async () => {
    const { send, save, onSaved, state } = show();
    send.mockImplementationOnce(async (_, { onError }) => onError?.(stale('Gondelbahn'), {}, undefined, {} as never));
    await save();
    expect(onSaved).not.toHaveBeenCalled();
    expect(state()).toMatchObject({ kind: 'stale', current: { title: 'Gondelbahn' } });
  });
});
