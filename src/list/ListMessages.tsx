import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { listWords } from '../i18n/lists';
import { CreateButton } from './CreateButton';

export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <Nothing title={listWords.nothingFound} hint={listWords.nothingFoundHint}>
      <Button variant="outlined" onClick={onClear}>
        {listWords.clearFilters}
      </Button>
    </Nothing>
  );
}

export function NothingYet({
  title = listWords.nothingYet,
  hint = listWords.nothingYetHint,
}: {
  title?: string;
  hint?: string;
}) {
  return (
    <Nothing title={title} hint={hint}>
      <CreateButton />
    </Nothing>
  );
}

/** An empty list suggests what to do next. */
function Nothing({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <Box role="status" sx={{ m: 'auto', p: 4, textAlign: 'center' }}>
      <Typography variant="h6" component="p">
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {hint}
      </Typography>
      {children}
    </Box>
  );
}
