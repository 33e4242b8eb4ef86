import Box from '@mui/material/Box';
import { railWidth } from './widths';

/** The word beside an icon of the rail, for those who see; the icon's own name says the same to others. */
export function RailHint({ top, text }: { top: number; text: string }) {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'fixed', left: railWidth + 4, top, height: 36, display: 'flex', alignItems: 'center', px: 1.5,
        bgcolor: 'sidebar.background', color: 'sidebar.text', borderRadius: 1, boxShadow: 4, whiteSpace: 'nowrap',
        fontSize: '0.8125rem', pointerEvents: 'none', zIndex: 'tooltip',
      }}
    >
      {text}
    </Box>
  );
}
