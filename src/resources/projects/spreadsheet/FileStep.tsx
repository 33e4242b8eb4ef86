import FileIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { spreadsheetExtensions } from '../../../../domain/inbox/spreadsheetImport';
import { importWords } from '../../../i18n/review';
import { useFileDrop } from '../../../fields/uploads/useFileDrop';
import type { Import } from './useImport';

/** A drop zone for the file, whose button opens the picker. */
export function FileStep({ work: { file, choose, running, goTo } }: { work: Import }) {
  const picker = useRef<HTMLInputElement>(null);
  const hint = useId();
  const take = ([file]: File[]) => {
    if (file && !running) void choose(file);
  };
  const { isOver, ...dropHandlers } = useFileDrop(take);
  return (
    <>
      <Typography sx={{ maxWidth: 720 }}>{importWords.intro}</Typography>
      <Box
        {...dropHandlers}
        sx={{
          maxWidth: 720,
          p: 4,
          textAlign: 'center',
          borderRadius: 1,
          border: '1px dashed',
          borderColor: isOver ? 'primary.main' : 'divider',
          outline: isOver ? '2px solid' : 'none',
          outlineColor: 'primary.main',
          bgcolor: isOver ? 'action.hover' : 'background.paper',
        }}
      >
        <Button
          variant="contained"
          startIcon={<FileIcon />}
          autoFocus
          aria-describedby={hint}
          disabled={running !== null}
          onClick={() => picker.current?.click()}
        >
          {importWords.choose}
        </Button>
        <Typography id={hint} variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {isOver ? importWords.drop : importWords.hint}
        </Typography>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={importWords.choose}
          accept={[...spreadsheetExtensions.map((extension) => `.${extension}`), '.tsv', '.txt'].join(',')}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            // Allows choosing the same file again after fixing it.
            event.target.value = '';
            take(files);
          }}
        />
      </Box>
      {file && (
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, maxWidth: 720, justifyContent: 'space-between' }}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {importWords.chosen(file.name)}
          </Typography>
          <Button variant="contained" disabled={running !== null} onClick={() => goTo('columns')}>
            {importWords.next}
          </Button>
        </Stack>
      )}
    </>
  );
}
