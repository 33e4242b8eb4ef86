import Link from '@mui/material/Link';
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
    <Link
      component="button"
      type="button"
      underline="always"
      onClick={onClick}
      sx={{ color, minHeight: 24, font: 'inherit', textAlign: 'left' }}
    >
      {children}
    </Link>
  );
}
