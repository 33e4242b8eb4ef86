const made = new Map<string, CanvasPattern | string>();
const distance = 7;

/** Slanted lines of a colour, to fill an area with; the colour itself where there is nothing to draw with. */
export function hatching(color: string): CanvasPattern | string {
  const known = made.get(color);
  if (known) return known;
  const tile = Object.assign(document.createElement('canvas'), { width: distance, height: distance });
  const context = tile.getContext('2d');
  if (!context) return color;
  context.strokeStyle = color;
  context.lineWidth = 1.5;
  context.beginPath();
  // Each line goes on in the next tile.
  for (const shift of [-distance, 0, distance]) {
    context.moveTo(shift - 1, distance + 1);
    context.lineTo(shift + distance + 1, -1);
  }
  context.stroke();
  const pattern = context.createPattern(tile, 'repeat') ?? color;
  made.set(color, pattern);
  return pattern;
}
