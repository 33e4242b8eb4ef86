import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import type { FieldDifference } from '../../../domain/review/compare';
import { type Declaration, fieldOf } from '../../../domain/review/places';
import { reviewWords, type SavedBy } from '../../i18n/review';
import { placeLabel } from '../../fields/values';
import { Difference } from '../Difference';
import type { Joined } from './joinVersions';

interface ConflictDialogProps {
  type: Declaration;
  joined: Joined;
  /** Whether their common base is known. */
  isKnown: boolean;
  savedBy: SavedBy;
  /**
   * @param chosen the fields for which theirs was chosen
   * @param save whether to save immediately
   */
  onDecided: (chosen: FieldDifference[], save: boolean) => void;
  onClose: () => void;
}

/** Asks which version to keep for each field that both sides changed. */
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

type Choice = 'mine' | 'theirs';

interface ConflictChoiceProps {
  type: Declaration;
  conflict: FieldDifference;
  isKnown: boolean;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

/** Two versions of a field to choose from, side by side, with their changes. */
function ConflictChoice({
  type,
  conflict: { place, base, ours, theirs },
  isKnown,
  choice,
  onChoose,
}: ConflictChoiceProps) {
  const name = useId();
  const empty = fieldOf(type, place.field).empty;
  const side = (value: Choice, label: string, after: unknown, other: unknown) => (
    <Box
      sx={{
        flex: '1 1 280px',
        minWidth: 0,
        p: 1.5,
        border: 2,
        borderRadius: 1,
        borderColor: choice === value ? 'primary.main' : 'divider',
        bgcolor: choice === value ? 'action.selected' : undefined,
      }}
    >
      <Box
        component="label"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          fontWeight: 600,
          typography: 'body2',
          mb: 1,
          cursor: 'pointer',
          minHeight: 24,
        }}
      >
        <Box
          component="input"
          type="radio"
          name={name}
          checked={choice === value}
          onChange={() => onChoose(value)}
          sx={{ width: 18, height: 18, m: 0, accentColor: 'currentColor' }}
        />
        <Box component="span" sx={{ fontWeight: 600 }}>
          {label}
        </Box>
      </Box>
      <Box lang={place.locale}>
        <Difference type={type} place={place} before={(isKnown ? base : other) ?? empty} after={after ?? empty} />
      </Box>
    </Box>
  );
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 2, minWidth: 0 }}>
      <Box component="legend" sx={{ typography: 'subtitle2', p: 0, mb: 0.5 }}>
        {placeLabel(place)}
      </Box>
      {isKnown && (
        <Box
          role="group"
          aria-label={reviewWords.baseOf(placeLabel(place))}
          lang={place.locale}
          sx={{ mb: 1, p: 1, borderLeft: 3, borderColor: 'divider' }}
        >
          <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
            {reviewWords.base}
          </Box>
          <Difference type={type} place={place} before={base ?? empty} after={base ?? empty} whole />
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {side('mine', reviewWords.mine, ours, theirs)}
        {side('theirs', reviewWords.theirs, theirs, ours)}
      </Box>
    </Box>
  );
}
