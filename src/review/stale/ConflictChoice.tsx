import Box from '@mui/material/Box';
import { useId } from 'react';
import type { FieldDifference } from '../../../domain/review/compare';
import { fieldOf, type Declaration } from '../../../domain/review/places';
import { reviewWords } from '../../i18n/review';
import { Difference } from '../Difference';
import { placeLabel } from '../values';

export type Choice = 'mine' | 'theirs';

interface ConflictChoiceProps {
  type: Declaration;
  conflict: FieldDifference;
  isKnown: boolean;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

/** Two versions of a field side by side with their changes, to choose from. */
export function ConflictChoice({
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
