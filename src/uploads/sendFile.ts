import type { Upload } from '../../domain/fields';
import { apiUpload } from '../api/http';
import { uploadWords } from '../i18n/uploads';
import type { Send } from './uploadQueue';

/**
 * Uploads a file. Out: the entry that a record keeps of it, without texts.
 * Errors as in `apiUpload`.
 */
export const sendFile: Send = async ({ name, extension, mimeType, blob }, onProgress, signal) => {
  const data = await asDataUrl(blob, mimeType, name);
  const stored = await apiUpload<Upload>('/files', { name, data, mimeType, extension }, onProgress, signal);
  return { id: stored.id, name: stored.name, extension: stored.extension, mimeType: stored.mimeType };
};

function asDataUrl(blob: Blob, type: string, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    // For example a file that was deleted or a memory stick that was pulled out since it was chosen.
    reader.onerror = () => reject(new Error(uploadWords.unreadable(name)));
    reader.readAsDataURL(blob.type === type ? blob : new Blob([blob], { type }));
  });
}
