import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { dashboardWords } from '../i18n/administration';

export interface Bar {
  key: string;
  label: string;
  count: number;
  /** Whether the real number is higher. */
  isMore?: boolean;
  /** The path of the list that it counts. */
  to: string;
}

const styles: SxProps<Theme> = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 0.25,
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 10rem) 1fr max-content',
    gap: 1,
    alignItems: 'center',
    minHeight: 28,
    px: 0.5,
    mx: -0.5,
    borderRadius: 1,
    color: 'text.primary',
    textDecoration: 'none',
    fontVariantNumeric: 'tabular-nums',
    '&:hover': { bgcolor: 'action.hover' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
  },
  '& .label': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .bar': { height: 10, minWidth: 3, borderRadius: '0 3px 3px 0', bgcolor: 'primary.main' },
};

/** Counts as bars that can be compared, each linking to what it counts. */
export function BarList({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(({ count }) => count), 1);
  return (
    <Box component="ul" sx={styles}>
      {bars.map(({ key, label, count, isMore = false, to }) => (
        <li key={key}>
          <Link to={to} aria-label={`${label}: ${dashboardWords.entries(count, isMore)}`}>
            <span className="label" title={label}>
              {label}
            </span>
            <span aria-hidden="true">
              <span className="bar" style={{ display: 'block', width: `${(count / most) * 100}%` }} />
            </span>
            <span>{dashboardWords.figure(count, isMore)}</span>
          </Link>
        </li>
      ))}
    </Box>
  );
}
