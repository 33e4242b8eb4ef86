import { documentLimit, documentTypes, tooLargeMessage, wrongTypeMessage } from '../../domain/uploads';
import { uploadWords } from '../i18n/uploads';
import { kindOfFile, refusedType } from './fileKinds';
import { FileRefused, type Prepare } from './uploadQueue';

/**
 * Checks a document: a PDF by content, at most 40,000,000 bytes. Throws FileRefused
 * with a sentence that says 30 MB, as agreed.
 */
export const prepareDocument: Prepare = async (file) => {
  if (file.size > documentLimit) throw new FileRefused(tooLargeMessage(file.name, 'document'));
  const kind = await kindOfFile(file).catch(() => {
    throw new FileRefused(uploadWords.unreadable(file.name));
  });
  if (kind?.extension !== 'pdf') throw new FileRefused(wrongTypeMessage(kind?.mimeType ?? refusedType(file, documentTypes), file.name));
  return { name: file.name, extension: kind.extension, mimeType: kind.mimeType, blob: file };
};
