import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { FieldDifference } from '../../../domain/review/compare';
import type { Declaration } from '../../../domain/review/places';
import { reviewWords, type SavedBy } from '../../i18n/review';
import { placeLabel } from '../values';
import { ConflictChoice, type Choice } from './ConflictChoice';
import type { Joined } from './joinVersions';

interface ConflictDialogProps {
  type: Declaration;
  joined: Joined;
  /** Whether their common base is known. */
  isKnown: boolean;
  savedBy: SavedBy;
  /**
   * @param chosen the fields where theirs was chosen
   * @param save whether to save at once
   */
  onDecided: (chosen: FieldDifference[], save: boolean) => void;
  onClose: () => void;
}

/** Asks for each field that both changed which version counts. */
export function ConflictDialog({
  type,
  joined: { conflicts, taken },
  isKnown,
  savedBy,
  onDecided,
  onClose,
}: ConflictDialogProps) {
  const id = useId();
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const open = conflicts.filter(({ place }) => !choices[place.path]).length;
  const decide = (save: boolean) =>
    onDecided(
      conflicts.filter(({ place }) => choices[place.path] === 'theirs'),
      save,
    );
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="md"
      scroll="paper"
    >
      <DialogTitle id={`${id}-title`}>{reviewWords.staleTitle(savedBy)}</DialogTitle>
      <DialogContent dividers>
        <Typography id={`${id}-text`} variant="body2">
          {isKnown ? reviewWords.staleText(savedBy, conflicts.length) : reviewWords.staleUnknown(savedBy)}
        </Typography>
        {conflicts.map((conflict) => (
          <ConflictChoice
            key={conflict.place.path}
            type={type}
            conflict={conflict}
            isKnown={isKnown}
            choice={choices[conflict.place.path]}
            onChoose={(choice) => setChoices((before) => ({ ...before, [conflict.place.path]: choice }))}
          />
        ))}
        {taken.length > 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
            {reviewWords.withoutConflict(taken.map(({ place }) => placeLabel(place)))}
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Typography role="status" variant="body2" color="text.secondary" sx={{ mr: 'auto', pl: 1 }}>
          {reviewWords.open(open)}
        </Typography>
        <Button onClick={onClose}>{reviewWords.keepEditing}</Button>
        <Button disabled={open > 0} onClick={() => decide(false)}>
          {reviewWords.intoForm}
        </Button>
        <Button variant="contained" disabled={open > 0} onClick={() => decide(true)}>
          {reviewWords.saveMerged}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
