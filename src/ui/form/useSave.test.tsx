// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { useForm, type FieldValues } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyRecord } from '../../../domain/contentType';
import { projects } from '../../../domain/types/project';
import { useSave } from './useSave';

afterEach(cleanup);

function show() {
  const calls = { read: vi.fn(), remove: vi.fn(), save: vi.fn<() => Promise<void>>(async () => {}) };
  const [onSending, onSaved] = [vi.fn<(isSending: boolean) => void>(), vi.fn<() => void>()];
  const { result } = renderHook(() => {
    const form = useForm<FieldValues>({ defaultValues: { ...emptyRecord(projects), title: 'Seilbahn' } });
    return useSave({ form, type: projects, calls, id: 5, onSending, onSaved });
  });
  return { calls, onSending, onSaved, save: () => act(() => result.current.save()), state: () => result.current.state };
}

it('saves once: between the answer and the next page another press does nothing', async () => {
  const { calls, onSending, onSaved, save } = show();
  await save();
  await save();
  expect(calls.save).toHaveBeenCalledTimes(1);
  expect(onSaved).toHaveBeenCalledTimes(1);
  // The form is not given back.
  expect(onSending.mock.calls).toEqual([[true]]);
});

it('gives the form back where it is refused, to be saved again', async () => {
  const { calls, onSending, onSaved, save, state } = show();
  calls.save.mockRejectedValueOnce(new HttpError('nicht da', 503, { status: 503, detail: 'nicht da' }));
  await save();
  expect(state()).toEqual({ kind: 'failed', message: 'nicht da' });
  expect(onSending.mock.calls).toEqual([[true], [false]]);
  await save();
  expect(onSaved).toHaveBeenCalledTimes(1);
});
