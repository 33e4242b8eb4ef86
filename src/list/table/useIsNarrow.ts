import useMediaQuery from '@mui/material/useMediaQuery';
import { narrowRowHeight, rowHeight } from './tableStyles';

/** Whether the table is as narrow as on a phone: the title then comes first and has the full width and two lines. */
export const useIsNarrow = (): boolean => useMediaQuery('(max-width: 599px)', { noSsr: true });

/** The height of a row, in pixels. */
export const useRowHeight = (): number => (useIsNarrow() ? narrowRowHeight : rowHeight);
