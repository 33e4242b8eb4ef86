import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The heading of a list and what can be done from there. */
export function ListHeader({ title, actions }: { title: string; actions: ReactNode }) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography variant="h1" sx={{ flexGrow: 1 }}>{title}</Typography>
      {actions}
    </Stack>
  );
}
