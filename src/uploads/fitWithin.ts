/** Pictures are at most this wide and high, in pixels. */
export const maxSide = 1200;

/** The size in pixels that a picture gets so that neither side exceeds `max`; smaller ones keep theirs (scale 1). */
export function fitWithin(width: number, height: number, max: number): { width: number; height: number; scale: number } {
  const scale = Math.min(1, max / Math.max(width, height, 1));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height), scale };
}
