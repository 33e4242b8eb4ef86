import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The frame of a list: as high as the window, so that only its table scrolls and head and filters stay in sight. */
export function ListPage({ title, actions, children }: { title: string; actions: ReactNode; children: ReactNode }) {
  return (
    <Stack sx={{ gap: 1.5, height: '100dvh', minHeight: 480, boxSizing: 'border-box', p: 2, pb: 1 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h1" sx={{ flexGrow: 1 }}>{title}</Typography>
        {actions}
      </Stack>
      {children}
    </Stack>
  );
}
