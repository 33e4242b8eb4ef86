import BackIcon from '@mui/icons-material/ArrowBack';
import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useMemo, type ReactNode } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { FieldDifference } from '../../../domain/review/compare';
import { placesOf } from '../../../domain/review/places';
import { proposalWords, proposalWordsOf } from '../../i18n/inbox';
import { Difference } from '../Difference';
import { placeLabel } from '../values';
import { isTaken, put, wanted } from './adopt';
import { markOf } from './proposal';
import { useReviewState } from './ReviewState';
import { ValueWithoutInput } from './ValueWithoutInput';

/** A field of the form with the proposal beside it; without a difference the field alone, or nothing. */
export function ReviewField({ path, children }: { path: string; children: ReactNode }) {
  const { type, differences, onlyDifferences } = useReviewState();
  const { errors } = useFormState({ name: path });
  const { getFieldState } = useFormContext();
  const isPlace = useMemo(() => placesOf(type).some((place) => place.path === path), [type, path]);
  const difference = differences.get(path);
  if (!isPlace) return children;
  if (difference) {
    const hasInput = children !== null;
    return (
      <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) minmax(0, 1fr)' }, alignItems: 'start', '& > [data-field]': { gridColumn: 'auto' } }}>
        {hasInput ? children : <ValueWithoutInput place={difference.place} />}
        <ProposedValue difference={difference} />
      </Box>
    );
  }
  const hasProblem = getFieldState(path, { errors } as never).error !== undefined;
  return onlyDifferences && !hasProblem ? null : children;
}

const colors = { theirs: 'info', ours: 'default', both: 'warning', conflict: 'error', unknown: 'info' } as const;

/** What the source proposes for a field, against what stood here; the back-arrow takes it over, and back again. */
function ProposedValue({ difference }: { difference: FieldDifference }) {
  const { type, isKnown } = useReviewState();
  const form = useFormContext();
  const { place, ours, merged } = difference;
  const value = useWatch({ control: form.control, name: place.path }) as unknown;
  // Of entries that an import could not match nothing can be taken over: they are assigned in the inbox.
  const isUnassigned = isTaken(type, difference, ours);
  const taken = !isUnassigned && isTaken(type, difference, value);
  const mark = markOf(difference, isKnown);
  const label = placeLabel(place);
  return (
    <Box
      role="group"
      aria-label={`${proposalWordsOf(type.name).external}: ${label}`}
      data-difference={place.path}
      data-taken={taken || undefined}
      sx={{ minWidth: 0, p: 1.25, border: 1, borderColor: taken ? 'success.main' : 'divider', borderLeft: 3, borderLeftColor: taken ? 'success.main' : mark === 'ours' ? 'divider' : `${colors[mark]}.main`, borderRadius: 1, bgcolor: 'background.default', '&:focus-within': { outline: 2, outlineColor: 'primary.main' } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.75 }}>
        {isUnassigned ? (
          <Chip size="small" variant="outlined" color="warning" tabIndex={-1} data-adopt label={proposalWords.unassigned} />
        ) : (
          <Button
            size="small"
            variant={taken ? 'text' : 'outlined'}
            data-adopt
            startIcon={taken ? <UndoIcon /> : <BackIcon />}
            aria-label={taken ? proposalWords.putBackOf(label) : proposalWords.takeOf(label)}
            onClick={() => put(form, difference, taken ? ours : wanted(difference))}
          >
            {taken ? proposalWords.putBack : proposalWords.take}
          </Button>
        )}
        {!taken && merged !== undefined && <Button size="small" onClick={() => put(form, difference, merged)}>{proposalWords.takeMerged}</Button>}
        <Chip size="small" variant="outlined" color={taken ? 'success' : colors[mark]} label={taken ? proposalWords.taken : proposalWordsOf(type.name).changes[mark]} />
      </Box>
      <Box lang={place.locale}><Difference type={type} place={place} before={ours} after={difference.theirs} /></Box>
    </Box>
  );
}
