import useMediaQuery from '@mui/material/useMediaQuery';
import { narrowRowHeight, rowHeight } from './tableStyles';

/**
 * Whether a table is shown on something as narrow as a phone: its title comes first there, and has all of the width and
 * two lines.
 */
export const useIsNarrow = (): boolean => useMediaQuery('(max-width: 599px)', { noSsr: true });

/** How high each row is, in pixels. */
export const useRowHeight = (): number => (useIsNarrow() ? narrowRowHeight : rowHeight);
