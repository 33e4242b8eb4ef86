import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';

/** The frame of a page that is not a list of one content type: as high as the window, only its content scrolls. */
export function ListPage({ title, actions, children }: { title: string; actions: ReactNode; children: ReactNode }) {
  return (
    <Stack sx={{ gap: 1.5, height: '100dvh', minHeight: 480, boxSizing: 'border-box', p: 2, pb: 1 }}>
      <ListHeader title={title} actions={actions} />
      {children}
    </Stack>
  );
}

/** On narrow screens buttons shrink to their icons; screen readers still read their labels. */
const headerStyles: SxProps<Theme> = (theme) => ({
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  [theme.breakpoints.down('sm')]: {
    '& > h1': { minWidth: 0, fontSize: '1.25rem', overflowWrap: 'anywhere' },
    '& > .MuiButton-root:has(.MuiButton-startIcon)': { fontSize: 0, minWidth: 36, px: 1 },
    '& > .MuiButton-root .MuiButton-startIcon': { m: 0 },
  },
});

/** The heading of a list and its actions. */
export function ListHeader({ title, actions }: { title: string; actions: ReactNode }) {
  return (
    <Stack direction="row" sx={headerStyles}>
      <Typography variant="h1" sx={{ flexGrow: 1 }}>
        {title}
      </Typography>
      {actions}
    </Stack>
  );
}
