import Box from '@mui/material/Box';
import { useMemo, type ReactNode, memo, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { CreateBase, EditBase } from 'react-admin';
import Typography from '@mui/material/Typography';
import UndoIcon from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { placesOf, fieldOf, type Place } from '../../../domain/review/places';
import { hasItems, partsOf } from '../../../domain/kinds/items';
import { itemsOf } from '../../../domain/review/canonical';
import type { InboxItem } from '../../../domain/inbox/inbox';
import type { Proposed } from '../../../domain/review/alternatives';
import { isConflict } from '../../../domain/review/compare';
import { proposalWords } from '../../i18n/review';
import { Difference } from '../Difference';
import { EmptyValue } from '../values';
import { placeLabel, showValue } from '../../fields/values';
import { ProposedValue, AdoptButton, DecidedBy, ProposedDifference } from './proposed/ProposedValue';
import { useMayDecide, useReviewState } from './ReviewState';
import type { ReviewData } from './useReviewItem';
import { isSettled, isAdopted, putIntoForm, unassignedOf } from './proposed/adopt';
import { describeSources, markOfProposal, markColors, proposedStyles } from './proposed/proposal';

/** A field of the form with its proposal next to it. Without a difference, it is only the field, or nothing. */
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
  /** The record that was loaded with the item; null if the release creates one. */
  record: ReviewData['record'];
  children: ReactNode;
}

/**
 * The contexts of react-admin's edit or create page for the form of a review. The record is already loaded, so it is
 * not requested again.
 */
export const ReviewedRecord = memo(function ReviewedRecord({
  resource,
  item,
  record: now,
  children,
}: ReviewedRecordProps) {
  // If the item is closed while it is open here, its record is no longer loaded, so the form keeps the first one with
  // all input.
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

/** The value of a field without an input; only taking over a proposal changes it. */
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
  if (lines.length === 0) return <EmptyValue />;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </Box>
  );
}

/** The parts of an item on one line. */
function lineOf(parts: ReturnType<typeof partsOf>, item: Record<string, unknown>): string {
  return Object.entries(parts)
    .map(([name, part]) => showValue(part, item[name]))
    .filter(Boolean)
    .join(' · ');
}

/** The proposed values for a field from several proposals, each with its own back-arrow, latest first. */
function ProposedAlternatives({ proposed }: { proposed: Proposed<InboxItem> }) {
  const { type, words } = useReviewState();
  const mayDecide = useMayDecide();
  const form = useFormContext();
  const { place, alternatives, offer } = proposed;
  const value = useWatch({ control: form.control, name: place.path }) as unknown;
  const label = placeLabel(place);
  const [wanting, ...others] = alternatives.filter(({ difference }) => difference.change !== 'ours');
  const mark = wanting
    ? others.length > 0
      ? isConflict(offer)
        ? 'conflict'
        : 'both'
      : markOfProposal(wanting.difference, wanting.from)
    : 'ours';
  const status =
    others.length === 0 ? words.changes[mark] : isConflict(offer) ? proposalWords.contradict : proposalWords.joinable;
  const settled = mark !== 'ours' && isSettled(type, proposed, value);
  const taken = alternatives.some(({ difference }) => isAdopted(type, difference, value));
  return (
    <Box
      role="group"
      aria-label={`${words.external}: ${label}`}
      data-difference={place.path}
      data-taken={settled || undefined}
      sx={proposedStyles(mark, settled)}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Chip
          size="small"
          variant="outlined"
          color={settled ? 'success' : markColors[mark]}
          label={settled ? proposalWords.decided : status}
        />
        <DecidedBy path={place.path} taken={settled} />
        {offer.merged !== undefined && !settled && mayDecide(place) && (
          <Button size="small" onClick={() => putIntoForm(form, offer, offer.merged)}>
            {others.length > 0 ? proposalWords.takeJoined : proposalWords.takeMerged}
          </Button>
        )}
        {settled && !taken && mayDecide(place) && (
          <Button
            size="small"
            data-adopt
            data-taken
            startIcon={<UndoIcon />}
            aria-label={proposalWords.putBackOf(label)}
            onClick={() => putIntoForm(form, offer, offer.ours)}
          >
            {proposalWords.putBack}
          </Button>
        )}
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {alternatives.map(({ difference, from }, index) => {
          const isUnassigned = isAdopted(type, difference, difference.ours);
          const isOwn = !isUnassigned && isAdopted(type, difference, value);
          const missing = unassignedOf(difference);
          const own = markOfProposal(difference, from);
          const origin = describeSources(from);
          return (
            <Box
              component="li"
              key={from[0]?.id}
              data-alternative={index + 1}
              sx={{ pt: 1, mt: 1, borderTop: 1, borderColor: 'divider' }}
            >
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
                <AdoptButton
                  difference={difference}
                  taken={isOwn}
                  isUnassigned={isUnassigned}
                  label={proposalWords.alternative(label, index + 1, origin)}
                />
                <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
                  {proposalWords.numbered(index + 1, origin)}
                </Box>
                {(isOwn || own === 'conflict' || own === 'ours') && (
                  <Chip
                    size="small"
                    variant="outlined"
                    color={isOwn ? 'success' : markColors[own]}
                    label={
                      isOwn
                        ? missing.length > 0
                          ? proposalWords.takenPartly
                          : proposalWords.taken
                        : words.changes[own]
                    }
                  />
                )}
                {isOwn && missing.length > 0 && (
                  <Box component="span" sx={{ typography: 'body2' }}>
                    {proposalWords.missingNames(missing)}
                  </Box>
                )}
              </Box>
              <ProposedDifference difference={difference} />
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
