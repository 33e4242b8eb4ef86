import Box from '@mui/material/Box';
import { useMemo, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { placesOf } from '../../../domain/review/places';
import { ProposedAlternatives } from './proposed/ProposedAlternatives';
import { ProposedValue } from './proposed/ProposedValue';
import { useReviewState } from './ReviewState';
import { ValueWithoutInput } from './proposed/ValueWithoutInput';

/** A field of the form with the proposal beside it. Without a difference only the field, or nothing. */
export function ReviewField({ path, children }: { path: string; children: ReactNode }) {
  const { type, proposed: all, onlyDifferences } = useReviewState();
  const { errors } = useFormState({ name: path });
  const { getFieldState } = useFormContext();
  const isPlace = useMemo(() => placesOf(type).some((place) => place.path === path), [type, path]);
  const proposed = all.get(path);
  if (!isPlace) return children;
  if (proposed) {
    const hasInput = children !== null;
    const [only, ...others] = proposed.alternatives;
    return (
      <Box
        sx={{
          gridColumn: '1 / -1',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          alignItems: 'start',
          '& > [data-field]': { gridColumn: 'auto' },
        }}
      >
        {hasInput ? children : <ValueWithoutInput place={proposed.place} />}
        {only &&
          (others.length === 0 ? <ProposedValue alternative={only} /> : <ProposedAlternatives proposed={proposed} />)}
      </Box>
    );
  }
  const hasProblem = getFieldState(path, { errors } as never).error !== undefined;
  return onlyDifferences && !hasProblem ? null : children;
}
