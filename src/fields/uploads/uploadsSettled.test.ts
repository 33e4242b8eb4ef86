import { describe, expect, it } from 'vitest';
import { uploadWords } from '../../i18n/forms';
import { uploadsOf, uploadsSettled, type UploadJob } from './uploadQueue';

const job = (state: UploadJob['state']): UploadJob => ({
  id: 1,
  isSingle: false,
  path: 'images',
  name: 'See.jpg',
  state,
  progress: 0,
});
const formWith = (...jobs: UploadJob[]) => {
  const form = { control: {}, getValues: () => undefined, setValue: () => undefined } as never as Parameters<
    typeof uploadsSettled
  >[0];
  const show = (...next: UploadJob[]) => uploadsOf(form).set({ ...uploadsOf(form).get(), jobs: next });
  show(...jobs);
  return { form, show };
};

describe('saving while files are on their way', () => {
  it('continues at once without uploads', async () => {
    expect(await uploadsSettled(formWith().form)).toBeUndefined();
  });

  it('waits for them', async () => {
    const { form, show } = formWith(job('sending'));
    let settled = false;
    const saving = uploadsSettled(form).then((refusal) => {
      settled = true;
      return refusal;
    });
    await Promise.resolve();
    expect(settled).toBe(false);
    show();
    expect(await saving).toBeUndefined();
  });

  it('stops with a message if one has failed', async () => {
    const { form, show } = formWith(job('waiting'));
    const saving = uploadsSettled(form);
    show(job('failed'));
    expect(await saving).toBe(uploadWords.failedBeforeSaving);
  });
});
