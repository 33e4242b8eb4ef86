import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useId, type ReactNode } from 'react';
import { HeadingLevel } from '../fields/formContext';

interface FormSectionProps {
  /** Omitted for a single list, which has its own title. */
  title?: string;
  /** Below the first screen: rendered in a second step, so that the form opens within 150 ms. */
  later?: boolean;
  children: ReactNode;
}

/**
 * Fields that belong together, side by side if there is room. Without visible fields it disappears, including its
 * heading.
 */
export function FormSection({ title, later = false, children }: FormSectionProps) {
  const id = useId();
  const isShown = useDeferredValue(true, !later);
  if (!isShown) return null;
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
