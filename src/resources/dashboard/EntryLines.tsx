import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { contentOf } from '../../../domain/contents';
import type { NamedEntry } from '../../../domain/administration/dashboard';
import { listWords } from '../../i18n/lists';
import { editPath } from '../../routing/paths';

/** Entries one beneath the other, each leading to its form. `note`: what is said of one beside its type. */
export function EntryLines<Entry extends NamedEntry>({ entries, note }: { entries: readonly Entry[]; note: (entry: Entry) => string }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {entries.map((entry) => (
        <li key={`${entry.resource} ${entry.id}`}>
          <MuiLink component={Link} to={editPath(entry.resource, entry.id)} color="textPrimary" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{entry.title || listWords.untitled}</MuiLink>
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>{contentOf(entry.resource)?.label.singular} · {note(entry)}</Box>
        </li>
      ))}
    </Box>
  );
}
