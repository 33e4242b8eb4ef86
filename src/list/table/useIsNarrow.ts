import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether a table is shown on something as narrow as a phone: its title has all of the width then, and comes first. */
export const useIsNarrow = (): boolean => useMediaQuery('(max-width: 599px)', { noSsr: true });
