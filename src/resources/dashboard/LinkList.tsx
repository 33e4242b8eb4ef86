import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { untitled } from '../../i18n/untitled';

interface Line {
  key: string;
  title: string;
  to: string;
  note: string;
  isNew?: boolean;
}

/** Links in a column, each with a note below. */
export function LinkList({ lines }: { lines: readonly Line[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {lines.map(({ key, title, to, note, isNew }) => (
        <li key={key}>
          <MuiLink
            component={Link}
            to={to}
            color="textPrimary"
            sx={{ fontWeight: isNew ? 700 : 500, overflowWrap: 'anywhere' }}
          >
            {title || untitled.de}
          </MuiLink>
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>{note}</Box>
        </li>
      ))}
    </Box>
  );
}
