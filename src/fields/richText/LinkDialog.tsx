import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useId, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { isSafeUrl, withScheme } from '../../../domain/values/addresses';
import { formWords, richTextWords as words } from '../../i18n/forms';

/** Sets, changes or removes the link of the selected text; if nothing is selected, the URL becomes the text. */
export function LinkDialog({
  editor,
  run,
  onClose,
}: {
  editor: Editor;
  /** Changes the text and returns the focus to it when the dialog is closed. */
  run: (change: (chain: ChainedCommands) => ChainedCommands) => void;
  onClose: () => void;
}) {
  const titleId = useId();
  const before = (editor.getAttributes('link').href as string | undefined) ?? '';
  const [address, setAddress] = useState(before);
  const [refused, setRefused] = useState(false);

  const remove = () => run((chain) => chain.extendMarkRange('link').unsetMark('link'));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    // Otherwise the surrounding form would be submitted too, since React's events bubble through portals.
    event.stopPropagation();
    if (!isSafeUrl(address)) return setRefused(true);
    flushSync(onClose);
    const href = linkUrl(address);
    if (href === '') remove();
    else if (before === '' && editor.state.selection.empty)
      run((chain) => chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }));
    else run((chain) => chain.extendMarkRange('link').setMark('link', { href }));
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form onSubmit={apply} noValidate>
        <DialogTitle id={titleId}>{words.link}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            size="small"
            margin="dense"
            label={words.linkAddress}
            value={address}
            onChange={(event) => {
              setAddress(event.target.value);
              setRefused(false);
            }}
            error={refused}
            helperText={refused ? words.linkUnsafe : words.linkHint}
            slotProps={{ htmlInput: { inputMode: 'url', autoComplete: 'off' } }}
          />
        </DialogContent>
        <DialogActions>
          {before !== '' && (
            <Button
              color="error"
              onClick={() => {
                flushSync(onClose);
                remove();
              }}
              sx={{ mr: 'auto' }}
            >
              {words.linkRemove}
            </Button>
          )}
          <Button onClick={onClose}>{formWords.cancel}</Button>
          <Button type="submit" variant="contained">
            {words.linkApply}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The stored form of a typed link: email addresses get `mailto:`, others without a scheme `http://`. */
export function linkUrl(typed: string): string {
  const address = typed.trim();
  return /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address) ? `mailto:${address}` : withScheme(address);
}
