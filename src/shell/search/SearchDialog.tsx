import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatQuery } from '../../../domain/http';
import { globalSearchWords } from '../../i18n/shell';
import { editPath, fieldParameter, languageParameter } from '../../ui/paths';
import { SearchHits, useSearch, type SearchHit } from './SearchHits';

/** Finds any record by word or id, entirely by keyboard; opens over every page. */
export function SearchDialog({
  open,
  onClose,
  onExited,
}: {
  open: boolean;
  onClose: () => void;
  onExited?: () => void;
}) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      slotProps={{ transition: { onExited } }}
      maxWidth="sm"
      sx={{
        '& .MuiDialog-container': { alignItems: 'flex-start' },
        '& .MuiDialog-paper': { mt: { xs: 2, sm: '12vh' } },
      }}
    >
      <SearchPanel onClose={onClose} />
    </Dialog>
  );
}

/** The inside of the dialog; starts empty each time. */
function SearchPanel({ onClose }: { onClose: () => void }) {
  const [term, setTerm] = useState('');
  const [chosen, setChosen] = useState(0);
  const { hits, meta, error, settled, busy } = useSearch(term);
  const navigate = useNavigate();
  const list = useId();
  const current = Math.min(chosen, hits.length - 1);
  /** Enter was pressed before the hits arrived: open the best one when they do. */
  const [wanted, setWanted] = useState(false);

  function openHit({ resource, id, found }: SearchHit) {
    onClose();
    // A hit in French opens in French, with the focus on the field where it was found.
    const place = found && formatQuery({ [languageParameter]: found.locale, [fieldParameter]: found.path });
    void navigate(`${editPath(resource, id)}${place ? `?${place}` : ''}`);
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    const hit = hits[current];
    if (step !== undefined && hits.length > 0) setChosen((current + step + hits.length) % hits.length);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && busy) setWanted(true);
    else if (event.key === 'Enter' && hit && !event.nativeEvent.isComposing) openHit(hit);
    else return;
    event.preventDefault();
  }

  const latest = useRef(openHit);
  latest.current = openHit;
  const best = wanted && settled ? hits[current] : undefined;
  useEffect(() => {
    if (settled || error) setWanted(false);
    if (best) latest.current(best);
  }, [best, settled, error]);

  return (
    <>
      {/* Names the dialog for screen readers. */}
      <DialogTitle
        sx={{ position: 'absolute', p: 0, width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {globalSearchWords.title}
      </DialogTitle>
      <InputBase
        autoFocus
        fullWidth
        value={term}
        onChange={({ target }) => {
          setTerm(target.value);
          setWanted(false);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
        placeholder={globalSearchWords.placeholder}
        inputProps={{
          role: 'combobox',
          'aria-label': globalSearchWords.field,
          'aria-expanded': hits.length > 0,
          'aria-controls': list,
          'aria-autocomplete': 'list',
          'aria-activedescendant': hits[current] ? `${list}-${current}` : undefined,
          autoComplete: 'off',
          spellCheck: false,
          maxLength: 200,
        }}
        sx={{
          px: 2.5,
          py: 1.5,
          fontSize: '1.0625rem',
          borderBottom: 1,
          borderColor: 'divider',
          '& input': { outline: 'none' },
        }}
      />
      {error && <Alert severity="error">{error.message}</Alert>}
      <SearchHits id={list} hits={hits} current={current} onPoint={setChosen} onOpen={openHit} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          px: 2.5,
          py: 1.25,
          borderTop: hits.length > 0 ? 1 : 0,
          borderColor: 'divider',
        }}
      >
        <SearchStatus
          term={term}
          count={hits.length}
          total={meta?.total ?? 0}
          hasMore={meta?.hasMore ?? false}
          settled={settled}
          busy={busy}
        />
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {globalSearchWords.keys}
        </Typography>
      </Box>
    </>
  );
}

interface SearchStatusProps {
  term: string;
  count: number;
  /** The number of all hits. */
  total: number;
  hasMore: boolean;
  settled: boolean;
  busy: boolean;
}

/** The state of the search, announced to screen readers. */
function SearchStatus({ term, count, total, hasMore, settled, busy }: SearchStatusProps) {
  return (
    <Typography role="status" variant="body2" color="textSecondary" sx={{ flex: 1 }}>
      {text()}
    </Typography>
  );

  function text(): string {
    if (term.trim() === '') return globalSearchWords.hint;
    if (busy) return globalSearchWords.busy;
    if (!settled) return '';
    return count === 0
      ? globalSearchWords.nothing(term.trim())
      : globalSearchWords.found(count, Math.max(count, total), hasMore);
  }
}
