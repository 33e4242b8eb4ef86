import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A button that looks like a link. At least 24 px high for touch (WCAG 2.5.8). */
export function LinkButton({
  onClick,
  color = 'primary.main',
  children,
}: {
  onClick: () => void;
  color?: string;
  children: ReactNode;
}) {
  return (
    <Box
      component="button"
      type="button"
      onClick={onClick}
      sx={{
        border: 0,
        p: 0,
        minHeight: 24,
        bgcolor: 'transparent',
        color,
        font: 'inherit',
        textAlign: 'left',
        textDecoration: 'underline',
        cursor: 'pointer',
      }}
    >
      {children}
    </Box>
  );
}
