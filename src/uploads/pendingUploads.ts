import { useMemo } from 'react';
import { useFormContext, type Control, type UseFormReturn } from 'react-hook-form';
import type { Upload } from '../../domain/fields';
import { createStore, useStore, type Store } from './store';
import { sendFile } from './sendFile';
import { createUploadQueue, type UploadQueue, type UploadState } from './uploadQueue';

/** The uploads of each form: they outlive the inputs, which come and go with the language, and end with the form. */
const queues = new WeakMap<Control, UploadQueue>();

const nothing: Store<UploadState> = createStore<UploadState>({ jobs: [], notices: [], news: '' });

/** The uploads of a form; made when first asked for. */
export function uploadsOf(form: Pick<UseFormReturn, 'control' | 'getValues' | 'setValue'>): UploadQueue {
  const known = queues.get(form.control);
  if (known) return known;
  const { getValues, setValue } = form;
  const deliver = (path: string, upload: Upload, isSingle: boolean) =>
    setValue(path, isSingle ? upload : [...((getValues(path) as Upload[] | undefined) ?? []), upload], { shouldDirty: true });
  const queue = createUploadQueue({ send: sendFile, deliver });
  queues.set(form.control, queue);
  return queue;
}

/** The uploads of the form around. */
export function useUploads(): UploadQueue {
  const form = useFormContext();
  return useMemo(() => uploadsOf(form), [form]);
}

/**
 * How many files of the form around are still on their way: saving now would leave them out. 0 outside of a form.
 * Failed ones don't count, see `useFailedUploads`.
 */
export function usePendingUploads(): number {
  return useCount((state) => state !== 'failed');
}

/** How many uploads of the form around have failed and wait for a decision: saving or leaving gives them up. */
export function useFailedUploads(): number {
  return useCount((state) => state === 'failed');
}

function useCount(counts: (state: UploadState['jobs'][number]['state']) => boolean): number {
  const form = useFormContext() as UseFormReturn | null;
  const store = useMemo(() => (form ? uploadsOf(form) : nothing), [form]);
  return useStore(store).jobs.filter(({ state }) => counts(state)).length;
}
