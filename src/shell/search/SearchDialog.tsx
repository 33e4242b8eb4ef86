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
import { usePalette, type PaletteEntry } from './entries';
import { SearchHits, useSearch, type PaletteOption } from './SearchHits';

/** The command palette: finds pages, commands, accounts and any record with the keyboard; opens over every page. */
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

/** The content of the dialog; empty each time it opens. */
function SearchPanel({ onClose }: { onClose: () => void }) {
  const [term, setTerm] = useState('');
  /** The chosen option by its key, because accounts arrive later and shift the others. */
  const [chosen, setChosen] = useState<string | null>(null);
  const { hits, meta, error, settled, busy } = useSearch(term);
  const navigate = useNavigate();
  const list = useId();
  const options: PaletteOption[] = [
    ...usePalette(term),
    ...hits.map((hit): PaletteOption => ({ group: 'records', ...hit })),
  ];
  const current = Math.max(
    0,
    options.findIndex((option) => keyOf(option) === chosen),
  );
  /** Enter was pressed before the results arrived, so the best one is opened when they do. */
  const [wanted, setWanted] = useState<{ inNewTab: boolean } | null>(null);
  const choose = (index: number) => setChosen(keyOf(options[index]!));

  function open(option: PaletteOption, inNewTab: boolean) {
    onClose();
    const path = pathOf(option);
    if (path === undefined) (option as PaletteEntry).act?.();
    else if (inNewTab) window.open(path, '_blank', 'noopener');
    else void navigate(path);
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    const option = options[current];
    const inNewTab = event.ctrlKey || event.metaKey;
    // Pages and commands already match the term.
    const isLate = busy && (option === undefined || option.group === 'records');
    if (step !== undefined && options.length > 0) choose((current + step + options.length) % options.length);
    else if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    else if (isLate) setWanted({ inNewTab });
    else if (option) open(option, inNewTab);
    else return;
    event.preventDefault();
  }

  const latest = useRef(open);
  latest.current = open;
  const best = wanted && settled ? options[current] : undefined;
  useEffect(() => {
    if (settled || error) setWanted(null);
    if (best) latest.current(best, wanted?.inNewTab === true);
  }, [best, settled, error, wanted]);

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
          setWanted(null);
          setChosen(null);
        }}
        onKeyDown={onKeyDown}
        placeholder={globalSearchWords.placeholder}
        inputProps={{
          role: 'combobox',
          'aria-label': globalSearchWords.field,
          'aria-expanded': options.length > 0,
          'aria-controls': list,
          'aria-autocomplete': 'list',
          'aria-activedescendant': options[current] ? `${list}-${current}` : undefined,
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
      <SearchHits id={list} options={options} term={term} current={current} onPoint={choose} onOpen={open} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          px: 2.5,
          py: 1.25,
          borderTop: options.length > 0 ? 1 : 0,
          borderColor: 'divider',
        }}
      >
        <SearchStatus
          term={term}
          count={hits.length}
          others={options.length - hits.length}
          total={meta?.total ?? 0}
          hasMore={meta?.hasMore ?? false}
          settled={settled}
          busy={busy}
        />
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ whiteSpace: 'nowrap', '@media (pointer: coarse)': { display: 'none' } }}
        >
          {globalSearchWords.keys}
        </Typography>
      </Box>
    </>
  );
}

/** A result in French opens in French, with the focus on the field where it was found. */
function pathOf(option: PaletteOption): string | undefined {
  if (option.group !== 'records') return option.path;
  const { resource, id, found } = option;
  const place = found && formatQuery({ [languageParameter]: found.locale, [fieldParameter]: found.path });
  return `${editPath(resource, id)}${place ? `?${place}` : ''}`;
}

const keyOf = (option: PaletteOption): string => `${option.group} ${pathOf(option) ?? (option as PaletteEntry).label}`;

interface SearchStatusProps {
  term: string;
  count: number;
  /** The number of pages, commands and accounts. */
  others: number;
  /** The number of all results. */
  total: number;
  hasMore: boolean;
  settled: boolean;
  busy: boolean;
}

/** The state of the search, announced to screen readers. */
function SearchStatus({ term, count, others, total, hasMore, settled, busy }: SearchStatusProps) {
  return (
    <Typography role="status" variant="body2" color="textSecondary" sx={{ flex: 1 }}>
      {text()}
    </Typography>
  );

  function text(): string {
    if (term.trim() === '') return globalSearchWords.hint;
    if (busy) return globalSearchWords.busy;
    if (!settled) return '';
    if (count === 0) return others === 0 ? globalSearchWords.nothing(term.trim()) : globalSearchWords.noRecords;
    return globalSearchWords.found(count, Math.max(count, total), hasMore);
  }
}
