import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** On a narrow screen the buttons are their icons; what they say is still read. */
const headerStyles: SxProps<Theme> = (theme) => ({
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'nowrap',
    '@media (max-width: 359px)': { flexWrap: 'wrap' },
    '& > .MuiButton-root:has(.MuiButton-startIcon)': { fontSize: 0, minWidth: 36, px: 1 },
    '& > .MuiButton-root .MuiButton-startIcon': { m: 0 },
  },
});

/** The heading of a list and what can be done from there. */
export function ListHeader({ title, actions }: { title: string; actions: ReactNode }) {
  return (
    <Stack direction="row" sx={headerStyles}>
      <Typography variant="h1" sx={{ flexGrow: 1 }}>{title}</Typography>
      {actions}
    </Stack>
  );
}
