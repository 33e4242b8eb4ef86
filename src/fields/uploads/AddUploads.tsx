import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import FileIcon from '@mui/icons-material/NoteAddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef, type ClipboardEvent, type ReactNode } from 'react';
import { uploadWords } from '../../i18n/forms';
import { useFileDrop } from './useFileDrop';

/** A place for files: its button opens the picker; files may be dropped on it or pasted into it. */
export function AddUploads({
  extensions,
  label,
  hint,
  isSingle,
  onFiles,
  children,
}: {
  extensions: readonly string[];
  label: string;
  hint: string;
  isSingle: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}) {
  const picker = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const { isOver, ...dropHandlers } = useFileDrop(onFiles);
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    // Text copied from a program may carry a picture of itself: in a caption the text is meant.
    if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <Box
      {...dropHandlers}
      onPaste={paste}
      sx={{
        p: 1,
        borderRadius: 1,
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        outline: isOver ? '2px solid' : 'none',
        outlineColor: 'primary.main',
        bgcolor: isOver ? 'action.hover' : undefined,
      }}
    >
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Button
          size="small"
          data-add
          startIcon={extensions.includes('pdf') ? <FileIcon /> : <AddIcon />}
          aria-describedby={hintId}
          onClick={() => picker.current?.click()}
        >
          {label}
        </Button>
        <Typography id={hintId} variant="caption" sx={{ color: 'text.secondary' }}>
          {isOver ? uploadWords.drop : hint}
        </Typography>
      </Box>
      <input
        ref={picker}
        type="file"
        multiple={!isSingle}
        hidden
        aria-label={label}
        accept={extensions.map((extension) => `.${extension}`).join(',')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file again is a choice too.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </Box>
  );
}
