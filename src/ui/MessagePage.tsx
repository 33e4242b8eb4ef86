import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A page with just a message: a title, a sentence, and a way on. */
export function MessagePage({ title, hint, children }: { title: string; hint: string; children?: ReactNode }) {
  return (
    <Box component="section" sx={{ maxWidth: 560, mx: 'auto', mt: { xs: 6, sm: 12 }, px: 3 }}>
      <Typography variant="h1" gutterBottom>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {hint}
      </Typography>
      {children}
    </Box>
  );
}
