import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

/** Panels in as many equally wide columns as fit. `width` is their minimum width in pixels. */
export const Panels = ({ width, children }: { width: number; children: ReactNode }) => (
  <Box sx={{ columnWidth: width, columnGap: 2, mb: 1, '& > section': { breakInside: 'avoid', mb: 2 } }}>{children}</Box>
);

/** A part of the overview with a heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Typography variant="h2" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}

/** Shown if there is nothing. */
export const EmptyNote = ({ children }: { children: string }) => (
  <Typography color="textSecondary">{children}</Typography>
);
