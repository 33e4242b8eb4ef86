import Box from '@mui/material/Box';
import { useRef } from 'react';
import { reviewWords } from '../i18n/review';
import { useDrawing } from '../drawing/useDrawing';
import { Marked, EmptyValue } from './values';

/** At most as high as the fields around it, and not interactive. */
const styles = 'svg { max-height: 320px; pointer-events: none; }';

/** Two drawings side by side as pictures, or one if they are equal. They are sanitized like any other drawing. */
export function DrawingDifference({ before, after }: { before: string; after: string }) {
  if (before === after) return before === '' ? <EmptyValue /> : <Picture svg={before} />;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
        alignItems: 'start',
        typography: 'body2',
      }}
    >
      <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
        <Box component="figcaption" sx={{ mb: 0.5 }}>
          {before === '' ? <EmptyValue /> : <Marked kind="removed">{reviewWords.drawing(before.length)}</Marked>}
        </Box>
        {before !== '' && <Picture svg={before} />}
      </Box>
      <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
        <Box component="figcaption" sx={{ mb: 0.5 }}>
          {after === '' ? <EmptyValue /> : <Marked kind="added">{reviewWords.drawing(after.length)}</Marked>}
        </Box>
        {after !== '' && <Picture svg={after} />}
      </Box>
    </Box>
  );
}

/** On a white background, for which drawings are made. */
function Picture({ svg }: { svg: string }) {
  const host = useRef<HTMLDivElement>(null);
  useDrawing(host, svg, '', styles);
  return (
    <Box
      ref={host}
      role="img"
      aria-label={reviewWords.drawing(svg.length)}
      sx={{ bgcolor: '#ffffff', border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
    />
  );
}
