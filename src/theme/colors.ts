import { darken, getContrastRatio, hexToRgb, lighten } from '@mui/material/styles';

/** WCAG 2.2 AA for text of ordinary size. */
const readable = 4.5;

/**
 * The first of the candidates that can be read on the background; when none can, the first one darkened or lightened
 * until it can. Colours are `#RRGGBB`.
 */
export function readableOn(background: string, candidates: readonly string[]): string {
  const found = candidates.find((color) => getContrastRatio(color, background) >= readable);
  if (found) return found;
  const shift = getContrastRatio('#000000', background) > getContrastRatio('#FFFFFF', background) ? darken : lighten;
  const [first = '#000000'] = candidates;
  for (let step = 0.1; step < 1; step += 0.1) {
    const color = shift(hexToRgb(first), step);
    if (getContrastRatio(color, background) >= readable) return color;
  }
  return shift(hexToRgb(first), 1);
}
