import type { UploadTypes } from '../../../../domain/fields';
import { imageTypes, wrongTypeMessage } from '../../../../domain/values/fileTypes';
import { documentLimit, imageLimit, tooLargeMessage } from '../../../../domain/uploads';
import { uploadWords } from '../../../i18n/forms';
import { kindOfFile, refusedType } from './fileKinds';
import { FileRefused, type Prepare } from '../uploadQueue';

/**
 * Checks a document: an allowed type by content, at most 40,000,000 bytes, or 20 MB for a picture. Throws
 * FileRefused with a message that says 30 MB, as agreed.
 */
export function prepareDocument(types: UploadTypes): Prepare {
  return async (file) => {
    if (file.size > documentLimit) throw new FileRefused(tooLargeMessage(file.name, 'document'));
    const kind = await kindOfFile(file).catch(() => {
      throw new FileRefused(uploadWords.unreadable(file.name));
    });
    if (!kind || !Object.hasOwn(types, kind.extension))
      throw new FileRefused(wrongTypeMessage(kind?.mimeType ?? refusedType(file, types), file.name));
    if (Object.hasOwn(imageTypes, kind.extension) && file.size > imageLimit)
      throw new FileRefused(tooLargeMessage(file.name, 'image'));
    return { name: file.name, extension: kind.extension, mimeType: kind.mimeType, blob: file };
  };
}
