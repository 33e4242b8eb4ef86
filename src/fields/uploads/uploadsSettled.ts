import type { UseFormReturn } from 'react-hook-form';
import { uploadWords } from '../../i18n/forms';
import { uploadsOf } from './pendingUploads';

/**
 * Waits until no file of a form is on its way: saving before would leave it out. Out: undefined, or the sentence that
 * stops the saving because files have failed and wait for a decision.
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
