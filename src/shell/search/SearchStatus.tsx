import Typography from '@mui/material/Typography';
import { globalSearchWords } from '../../i18n/search';

interface SearchStatusProps {
  term: string;
  count: number;
  /** In all. */
  total: number;
  hasMore: boolean;
  settled: boolean;
  busy: boolean;
}

/** Says how the search stands, also to a screen reader. */
export function SearchStatus({ term, count, total, hasMore, settled, busy }: SearchStatusProps) {
  return (
    <Typography role="status" variant="body2" color="textSecondary" sx={{ flex: 1 }}>
      {text()}
    </Typography>
  );

  function text(): string {
    if (term.trim() === '') return globalSearchWords.hint;
    if (busy) return globalSearchWords.busy;
    if (!settled) return '';
    return count === 0 ? globalSearchWords.nothing(term.trim()) : globalSearchWords.found(count, Math.max(count, total), hasMore);
  }
}
