import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FieldDifference } from '../../../domain/review/compare';
import { reviewWords } from '../../i18n/review';
import { Difference } from '../Difference';
import { placeLabel } from '../values';
import { useReviewState } from './ReviewState';
import { TakeOne } from './TakeOne';

/**
 * What a proposal would change of ours; of a list each item by itself. Where ours is no longer what the proposal was made of, that
 * stands above it: only then one sees what either has changed.
 */
export function ProposedDifference({ difference }: { difference: FieldDifference }) {
  const { type } = useReviewState();
  const { place, change, base, ours, theirs } = difference;
  return (
    <Box lang={place.locale}>
      {(change === 'both' || change === 'ours') && (
        <Box role="group" aria-label={reviewWords.baseOf(placeLabel(place))} sx={{ mb: 0.75, pb: 0.75, borderBottom: 1, borderColor: 'divider' }}>
          <Typography variant="caption" component="p" color="text.secondary">{reviewWords.base}</Typography>
          <Difference type={type} place={place} before={base ?? place.declared.empty} after={base ?? place.declared.empty} whole />
        </Box>
      )}
      {(change === 'both' || change === 'ours') && <Typography variant="caption" component="p" color="text.secondary">{reviewWords.proposal}</Typography>}
      <Difference type={type} place={place} before={ours} after={theirs} one={(part, name) => <TakeOne difference={difference} change={part} name={`${placeLabel(place)}, ${name}`} />} />
    </Box>
  );
}
