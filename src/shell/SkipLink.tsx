import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Leads keyboard users past the menu; seen only while it has the focus. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <Box
      component="a"
      href={`#${target}`}
      onClick={(event: React.MouseEvent) => {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
      sx={{
        position: 'fixed', left: 8, top: -80, zIndex: 'tooltip', p: 1, bgcolor: 'background.paper', borderRadius: 1,
        '&:focus': { top: 8 },
      }}
    >
      {children}
    </Box>
  );
}
