import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { ListHeader } from './ListHeader';

/** The frame of a page that is no list of one content type: as high as the window, so that only its content scrolls. */
export function ListPage({ title, actions, children }: { title: string; actions: ReactNode; children: ReactNode }) {
  return (
    <Stack sx={{ gap: 1.5, height: '100dvh', minHeight: 480, boxSizing: 'border-box', p: 2, pb: 1 }}>
      <ListHeader title={title} actions={actions} />
      {children}
    </Stack>
  );
}
