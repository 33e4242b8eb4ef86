import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { maxCommentLength } from '../../domain/comments';
import { commentWords } from '../i18n/comments';
import { isKey } from '../keys/keyTable';
import { activeColleaguesQuery, displayName, type Colleague } from '../session/colleagues';
import { typedMention } from './mentions';

interface MentionInputProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  onSend: () => void;
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
  error?: string | null;
}

/** The input for a comment; typing `@` offers colleagues to mention. */
export function MentionInput({ label, value, onChange, onSend, inputRef, error }: MentionInputProps) {
  const { data: people = [] } = useQuery(activeColleaguesQuery);
  const list = useId();
  const area = useRef<HTMLTextAreaElement | null>(null);
  const [caret, setCaret] = useState(0);
  const [isClosed, setClosed] = useState(false);
  const [chosen, setChosen] = useState(0);
  const typed = isClosed ? null : typedMention(value, caret, people);
  const option = (index: number) => `${list}-${index}`;
  const current = Math.min(chosen, (typed?.offered.length ?? 1) - 1);

  const take = (who: Colleague) => {
    if (!typed) return;
    const before = `${value.slice(0, typed.from)}@${displayName(who)} `;
    onChange(before + value.slice(caret));
    setClosed(true);
    setCaret(before.length);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(before.length, before.length);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isKey(event.nativeEvent, ['Ctrl+Enter'])) {
      event.preventDefault();
      event.stopPropagation();
      return onSend();
    }
    if (!typed || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setChosen((current + step + typed.offered.length) % typed.offered.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(typed.offered[current]!);
    else if (event.key === 'Escape') setClosed(true);
    else return;
    event.preventDefault();
  };
  return (
    <Box sx={{ position: 'relative' }}>
      <TextField
        multiline
        fullWidth
        size="small"
        minRows={2}
        maxRows={10}
        label={label}
        value={value}
        error={Boolean(error)}
        helperText={error ?? commentWords.hint}
        onChange={({ target }) => {
          onChange(target.value);
          setCaret(target.selectionStart ?? target.value.length);
          setClosed(false);
          setChosen(0);
        }}
        onSelect={({ target }) => setCaret((target as HTMLTextAreaElement).selectionStart)}
        onKeyDown={onKeyDown}
        onBlur={() => setClosed(true)}
        inputRef={(element: HTMLTextAreaElement | null) => {
          area.current = element;
          if (typeof inputRef === 'function') inputRef(element);
          else if (inputRef) inputRef.current = element;
        }}
        slotProps={{
          htmlInput: {
            maxLength: maxCommentLength,
            'aria-autocomplete': 'list',
            'aria-controls': typed ? list : undefined,
            'aria-activedescendant': typed ? option(current) : undefined,
          },
        }}
      />
      {typed && (
        <Paper
          id={list}
          role="listbox"
          aria-label={commentWords.people}
          elevation={8}
          sx={{ position: 'absolute', bottom: '100%', left: 0, right: 0, zIndex: 1, py: 0.5 }}
        >
          {typed.offered.map((who, index) => (
            <MenuItem
              key={who.id}
              id={option(index)}
              role="option"
              tabIndex={-1}
              dense
              aria-selected={index === current}
              selected={index === current}
              title={who.email}
              // Leaves the focus in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(who)}
            >
              {displayName(who)}
            </MenuItem>
          ))}
        </Paper>
      )}
    </Box>
  );
}
