/** Maximum width and height of pictures, in pixels. */
export const maxSide = 1200;

/** The size in pixels of a picture whose sides do not exceed `max`; a smaller picture keeps its size (scale 1). */
export function fitWithin(
  width: number,
  height: number,
  max: number,
): { width: number; height: number; scale: number } {
  const scale = Math.min(1, max / Math.max(width, height, 1));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height), scale };
}

/** The agreed quality, which browsers apply to jpeg and ignore for png. */
const quality = 0.4;

export interface Encoded {
  blob: Blob;
  isResized: boolean;
}

/**
 * Draws a picture at its final size and encodes it; of an animation, only the first frame. It is rotated according to
 * its EXIF data, which are removed, including the location. Throws if the browser cannot read or draw the picture.
 */
export async function encodeImage(file: Blob, mimeType: string): Promise<Encoded> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height, scale } = fitWithin(picture.width, picture.height, maxSide);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser gives no canvas');
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
    return { blob: await toBlob(canvas, mimeType), isResized: scale < 1 };
  } finally {
    picture.close();
  }
}

function toBlob(canvas: HTMLCanvasElement, mimeType: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    // A browser that cannot encode the type returns a png.
    canvas.toBlob(
      (blob) => (blob?.type === mimeType ? resolve(blob) : reject(new Error(`No ${mimeType} from the canvas`))),
      mimeType,
      quality,
    );
  });
}
