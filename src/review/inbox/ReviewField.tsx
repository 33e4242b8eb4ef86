import Box from '@mui/material/Box';
import { useMemo, type ReactNode, memo, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { CreateBase, EditBase } from 'react-admin';
import Typography from '@mui/material/Typography';
import { placesOf, fieldOf, type Place } from '../../../domain/review/places';
import { hasItems, partsOf } from '../../../domain/kinds/items';
import { itemsOf } from '../../../domain/review/canonical';
import { Difference } from '../Difference';
import { Nothing, placeLabel, showValue } from '../values';
import { ProposedAlternatives } from './proposed/ProposedAlternatives';
import { ProposedValue } from './proposed/ProposedValue';
import { useReviewState } from './ReviewState';
import type { ReviewData } from './useReviewItem';

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

interface ReviewedRecordProps {
  resource: string;
  item: number;
  /** The record as loaded with the item; null if the release creates one. */
  record: ReviewData['record'];
  children: ReactNode;
}

/**
 * The contexts of react-admin's edit or create page for the form of a review. The record is already loaded and not
 * requested again.
 */
export const ReviewedRecord = memo(function ReviewedRecord({
  resource,
  item,
  record: now,
  children,
}: ReviewedRecordProps) {
  // When the item ends while it is open, its record is no longer loaded: keep the form with all input.
  const [record] = useState(now);
  if (!record)
    return (
      <CreateBase resource={resource} mutationMode="pessimistic" disableAuthentication>
        {children}
      </CreateBase>
    );
  const queryOptions = {
    initialData: record,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { for: 'review', item, version: record._version as unknown },
  };
  return (
    <EditBase
      resource={resource}
      id={record.id as number}
      mutationMode="pessimistic"
      queryOptions={queryOptions as object}
      disableAuthentication
    >
      {children}
    </EditBase>
  );
});

/** The value of a field without an input: it changes only by taking over a proposal. */
function ValueWithoutInput({ place }: { place: Place }) {
  const { type } = useReviewState();
  const value: unknown = useWatch({ name: place.path });
  const field = fieldOf(type, place.field);
  return (
    <Box
      data-field={place.path}
      role="group"
      aria-label={placeLabel(place)}
      sx={{ minWidth: 0, scrollMarginTop: 160, scrollMarginBottom: 80 }}
    >
      <Typography variant="subtitle2" component="p">
        {placeLabel(place)}
      </Typography>
      {hasItems(field) ? (
        <Items lines={itemsOf(field, value).map(({ value: item }) => lineOf(partsOf(field), item))} />
      ) : (
        <Difference type={type} place={place} before={value} after={value} />
      )}
    </Box>
  );
}

function Items({ lines }: { lines: string[] }) {
  if (lines.length === 0) return <Nothing />;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </Box>
  );
}

/** The parts of an item in one line. */
function lineOf(parts: ReturnType<typeof partsOf>, item: Record<string, unknown>): string {
  return Object.entries(parts)
    .map(([name, part]) => showValue(part, item[name]))
    .filter(Boolean)
    .join(' · ');
}
