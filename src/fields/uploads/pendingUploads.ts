import { useMemo } from 'react';
import { useFormContext, type Control, type UseFormReturn } from 'react-hook-form';
import type { Upload } from '../../../domain/fields';
import { sendFile } from './sendFile';
import { createUploadQueue, type UploadQueue } from './uploadQueue';
import { uploadWords } from '../../i18n/forms';

/** The uploads of each form: they outlive the inputs, which change with the language, and end with the form. */
const queues = new WeakMap<Control, UploadQueue>();

/** The uploads of a form, created on first use. */
export function uploadsOf(form: Pick<UseFormReturn, 'control' | 'getValues' | 'setValue'>): UploadQueue {
  const known = queues.get(form.control);
  if (known) return known;
  const { getValues, setValue } = form;
  const deliver = (path: string, upload: Upload, isSingle: boolean) =>
    setValue(path, isSingle ? upload : [...((getValues(path) as Upload[] | undefined) ?? []), upload], {
      shouldDirty: true,
    });
  const queue = createUploadQueue({ send: sendFile, deliver });
  queues.set(form.control, queue);
  return queue;
}

/** The uploads of the surrounding form. */
export function useUploads(): UploadQueue {
  const form = useFormContext();
  return useMemo(() => uploadsOf(form), [form]);
}

/**
 * Waits until no file of a form is being uploaded, as saving would leave it out.
 * @returns undefined, or the message that stops the save because failed files need a decision
 */
export async function uploadsSettled(
  form: Pick<UseFormReturn, 'control' | 'getValues' | 'setValue'>,
): Promise<string | undefined> {
  const queue = uploadsOf(form);
  const onTheirWay = () => queue.get().jobs.some(({ state }) => state !== 'failed');
  if (onTheirWay()) {
    await new Promise<void>((resolve) => {
      const stop = queue.subscribe(() => {
        if (onTheirWay()) return;
        stop();
        resolve();
      });
    });
  }
  return queue.get().jobs.length > 0 ? uploadWords.failedBeforeSaving : undefined;
}
