import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import type { Card } from '../../../domain/inbox/inbox';
import { formWords } from '../../i18n/forms';
import { releasingWords } from '../../i18n/lists';
import { formatMoment } from '../../ui/format';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { useSaveAnswer } from './useSaveAnswer';

export type SaveWay = 'release' | 'next' | 'keep';

interface SaveChoiceProps {
  /** The form is the review of an item: that is what is kept or done with. */
  ofItem?: boolean;
  /** There is another item to go on with. */
  hasNext?: boolean;
  /** What else waits in the inbox about the same record. */
  pending?: Card | null;
  /** In: null where it is not to be saved after all. */
  onChoose: (way: SaveWay | null) => void;
}

/** Release it, or keep it in the inbox. Enter releases. Whoever ticks 'nicht mehr fragen' is not asked again. */
export function SaveChoice({ ofItem = false, hasNext = false, pending, onChoose }: SaveChoiceProps) {
  const [isLast, setLast] = useState(false);
  const [, setAnswer] = useSaveAnswer();
  const choose = (way: SaveWay) => {
    if (isLast) setAnswer(way === 'keep' ? 'keep' : 'release');
    onChoose(way);
  };
  return (
    <ChoiceDialog
      title={releasingWords.saveTitle}
      onClose={() => onChoose(null)}
      choices={[
        { label: formWords.cancel, act: () => onChoose(null) },
        { label: releasingWords.keep, act: () => choose('keep') },
        ...(hasNext ? [{ label: releasingWords.releaseNext, act: () => choose('next') }] : []),
        { label: releasingWords.release, act: () => choose('release'), main: true },
      ]}
    >
      {ofItem ? releasingWords.saveQuestion : releasingWords.saveQuestionDirect}
      <FormControlLabel
        sx={{ display: 'flex', mt: 1.5 }}
        control={<Checkbox checked={isLast} onChange={(_, checked) => setLast(checked)} sx={{ py: 0.5 }} />}
        label={releasingWords.askNoMore}
        slotProps={{ typography: { variant: 'body2' } }}
      />
      {pending && (
        <Box component="p" sx={{ mb: 0 }}>
          {releasingWords.pending(formatMoment(pending.updatedAt))}
        </Box>
      )}
    </ChoiceDialog>
  );
}
