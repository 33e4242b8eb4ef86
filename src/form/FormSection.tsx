import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { startTransition, useEffect, useId, useLayoutEffect, useState, type ReactNode } from 'react';
import { HeadingLevel } from '../ui/HeadingLevel';
import { addLater } from './laterSections';

interface FormSectionProps {
  /** A single list is its own title. */
  title?: string;
  /** Below the first screen: rendered right after what is on it, so that the form opens at once. */
  later?: boolean;
  children: ReactNode;
}

/**
 * Fields that belong together, side by side where there is room. Without a field to show it is gone, heading and all.
 */
export function FormSection({ title, later = false, children }: FormSectionProps) {
  const id = useId();
  const [shown, setShown] = useState(!later);
  // An effect waits for a form that stands ready unseen: to show it is to lay out its first screen only.
  useEffect(() => startTransition(() => setShown(true)), []);
  useLayoutEffect(() => (shown ? undefined : addLater(() => setShown(true))), [shown]);
  if (!shown) return null;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={title && id}
      sx={{ p: 2, mb: 2, '&:not(:has([data-field], .ra-input))': { display: 'none' } }}
    >
      {title && (
        <Typography id={id} component="h2" variant="h2" sx={{ mb: 2 }}>
          {title}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
          alignItems: 'start',
        }}
      >
        <HeadingLevel value={title ? 'h3' : 'h2'}>{children}</HeadingLevel>
      </Box>
    </Paper>
  );
}
