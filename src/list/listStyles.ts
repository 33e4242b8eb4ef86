import type { SxProps, Theme } from '@mui/material/styles';

/** As high as the window, so that only the table scrolls, and heading and filters stay in sight. */
export const listStyles: SxProps<Theme> = {
  height: '100dvh',
  minHeight: 480,
  boxSizing: 'border-box',
  p: 2,
  pb: 1,
  '& > .RaList-main, & > div > .RaList-content': { display: 'flex', flexDirection: 'column', flex: '1 1 0', minHeight: 0, minWidth: 0 },
  '& > .RaList-main': { mt: 0 },
  '& > div > .RaList-content': { gap: 1.5 },
};
