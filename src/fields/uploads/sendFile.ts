import type { Upload } from '../../../domain/fields';
import { formatQuery } from '../../../domain/http';
import { apiUpload } from '../../api/http';
import { uploadWords } from '../../i18n/forms';
import type { Send } from './uploadQueue';

/**
 * Uploads a file as raw bytes.
 * @returns the record's entry for it, without texts
 * @throws like `apiUpload`
 */
export const sendFile: Send = async ({ name, extension, blob }, onProgress, signal) => {
  const bytes = await blob.arrayBuffer().catch(() => {
    // For example a file that was deleted, or on a memory stick that was removed, after it was chosen.
    throw new Error(uploadWords.unreadable(name));
  });
  const stored = await apiUpload<Upload>(
    `/files?${formatQuery({ name, extension })}`,
    new Blob([bytes]),
    onProgress,
    signal,
  );
  return { id: stored.id, name: stored.name, extension: stored.extension, mimeType: stored.mimeType };
};
