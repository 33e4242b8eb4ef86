import { imageTypes, wrongTypeMessage } from '../../../../domain/values/fileTypes';
import { imageLimit, tooLargeMessage } from '../../../../domain/uploads';
import { uploadWords } from '../../../i18n/forms';
import { encodeImage, fitWithin, maxSide, type Encoded } from './encodeImage';
import { kindOfFile, refusedType, renamed, type FileKind } from './fileKinds';
import { readGif } from './gif';
import { FileRefused, type Prepare, type PreparedFile } from '../uploadQueue';

/**
 * Checks a picture and makes it small: at most 20 MB of jpeg, png or gif, by
 * content; at most 1200 px on the longer side, encoded anew at quality 0.4. A gif that small stays as it is, animation
 * and all. Throws FileRefused with the sentence that people read.
 */
export const prepareImage: Prepare = async (file) => {
  if (file.size > imageLimit) throw new FileRefused(tooLargeMessage(file.name, 'image'));
  const kind = await kindOfFile(file).catch(() => {
    throw new FileRefused(uploadWords.unreadable(file.name));
  });
  if (!kind || kind.extension === 'pdf')
    throw new FileRefused(wrongTypeMessage(kind?.mimeType ?? refusedType(file, imageTypes), file.name));
  return kind.extension === 'gif' ? prepareGif(file, kind) : preparePicture(file, kind);
};

async function preparePicture(file: File, kind: FileKind): Promise<PreparedFile> {
  const { blob, isResized } = await encode(file, kind.mimeType);
  // A png that needs no resizing loses nothing by being encoded, and gains nothing when it grows.
  const keeps = kind.extension === 'png' && !isResized && blob.size >= file.size;
  return { name: file.name, extension: kind.extension, mimeType: kind.mimeType, blob: keeps ? file : blob };
}

/** A canvas can't write gif: what must be resized becomes a png of the first frame. */
async function prepareGif(file: File, kind: FileKind): Promise<PreparedFile> {
  const { width, height, isAnimated } = readGif(new Uint8Array(await file.arrayBuffer()));
  if (fitWithin(width, height, maxSide).scale === 1)
    return { name: file.name, extension: kind.extension, mimeType: kind.mimeType, blob: file };
  const { blob } = await encode(file, 'image/png');
  const prepared = { name: renamed(file.name, 'png'), extension: 'png', mimeType: 'image/png', blob };
  return isAnimated ? { ...prepared, hint: uploadWords.firstFrameOnly(file.name) } : prepared;
}

async function encode(file: File, mimeType: string): Promise<Encoded> {
  try {
    return await encodeImage(file, mimeType);
  } catch {
    throw new FileRefused(uploadWords.unreadable(file.name));
  }
}
