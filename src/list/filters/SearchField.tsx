import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { listWords } from '../../i18n/lists';
import { useKeyArea, ariaKeys, isKey, keyTable, isBusyElsewhere, isCovered } from '../../keys/keyTable';

/** The pause in typing after which the list is updated, in milliseconds. */
const pause = 200;

interface Props {
  value: string;
  onChange: (term: string) => void;
}

/**
 * The search field of a list, which is updated after a pause in typing. `/` focuses the field from anywhere, Escape
 * clears it, an arrow key moves to the first row.
 */
export function SearchField({ value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useKeyArea('list');
  useKeyArea('searchField');
  const [typed, setTyped] = useState(value);
  // Terms that were sent but not yet applied; more may have been typed in the meantime.
  const sent = useRef<string[]>([]);
  const send = useCallback(
    (term: string) => {
      sent.current.push(term);
      onChange(term);
    },
    [onChange],
  );

  useLayoutEffect(() => {
    const arrived = sent.current.indexOf(value);
    sent.current = arrived < 0 ? [] : sent.current.slice(arrived + 1);
    // If it was changed elsewhere ('Alle Filter entfernen', a saved search), the field is updated.
    if (arrived < 0) setTyped(value);
  }, [value]);

  useEffect(() => {
    const term = typed.trim();
    if (term === (sent.current.at(-1) ?? value)) return;
    const timer = setTimeout(() => send(term), pause);
    return () => clearTimeout(timer);
  }, [typed, value, send]);

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      // A select uses letters, but not the slash.
      const isSelect = event.target instanceof Element && event.target.matches('[role="combobox"]:not(input)');
      if (!isKey(event, keyTable.list.find) || (isSelect ? isCovered() : isBusyElsewhere(event.target))) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  const shown = useRef(value);
  shown.current = value;
  const stopWaiting = useRef<() => void>(undefined);
  useEffect(() => () => stopWaiting.current?.(), []);
  const goToRows = (field: HTMLElement) => {
    const term = typed.trim();
    // Does not wait for the pause.
    if (term !== (sent.current.at(-1) ?? value)) send(term);
    stopWaiting.current?.();
    stopWaiting.current = toFirstRow(field, () => shown.current === term);
  };

  const empty = () => {
    setTyped('');
    if (value !== '' || sent.current.length > 0) send('');
  };
  return (
    <OutlinedInput
      size="small"
      type="search"
      value={typed}
      onChange={({ target }) => (target.value === '' ? empty() : setTyped(target.value))}
      onKeyDown={(event) => {
        if (isKey(event.nativeEvent, keyTable.searchField.toRows)) {
          event.preventDefault();
          return goToRows(event.currentTarget);
        }
        if (event.key !== 'Escape' || typed === '') return;
        event.preventDefault();
        empty();
      }}
      placeholder={listWords.searchHint}
      inputRef={input}
      inputProps={{ 'aria-label': listWords.search, 'aria-keyshortcuts': ariaKeys(keyTable.list.find), maxLength: 500 }}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        typed !== '' && (
          // Not a tab stop, because the keyboard has Escape.
          <IconButton
            size="small"
            tabIndex={-1}
            title={listWords.emptySearch}
            aria-label={listWords.emptySearch}
            onClick={() => {
              empty();
              input.current?.focus();
            }}
            sx={{ p: 0.25, mr: -1 }}
          >
            <ClearIcon sx={{ fontSize: 16 }} />
          </IconButton>
        )
      }
      sx={{
        width: { xs: '100%', sm: 200 },
        // At high zoom there is only room for a few letters, so it gets a line of its own.
        flex: { xs: '1 1 120px', sm: 'none' },
        fontSize: '0.8125rem',
        // Firefox has no built-in button, so it is hidden in other browsers.
        '& input': { py: '5px', '&::-webkit-search-cancel-button': { display: 'none' } },
      }}
    />
  );
}

/**
 * The link of a row, the tab stop of a card, or the button of a plain table; not the drag handle, which precedes the
 * link.
 */
const stops = '[data-row] [data-stop], [data-row] a, tbody :is(a, button:not([data-reorder-key]))';
/** The longest wait for the rows of a typed term, and the polling interval, in milliseconds. */
const rowsTimeout = 3_000;
const look = 30;

/**
 * Moves the focus from a field above a list to the first row, once the expected rows are shown. Gives up if the focus
 * moves elsewhere.
 * @param isSettled whether the list has applied the field's content
 * @returns a function that cancels it
 */
function toFirstRow(field: HTMLElement, isSettled: () => boolean): () => void {
  const since = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const step = () => {
    if (document.activeElement !== field) return;
    const row = isSettled() ? firstBelow(field) : null;
    if (row && !row.closest('[aria-busy="true"]')) row.focus();
    else if (performance.now() - since < rowsTimeout) timer = setTimeout(step, look);
  };
  step();
  return () => clearTimeout(timer);
}

/** The first row of the list below the field. */
function firstBelow(field: HTMLElement): HTMLElement | null {
  for (let around = field.parentElement; around; around = around.parentElement) {
    const row = around.querySelector<HTMLElement>(stops);
    if (row) return row;
  }
  return null;
}
