import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldDifference } from '../../../../domain/review/compare';
import { reviewWords, proposalWords } from '../../../i18n/review';
import { Difference } from '../../Difference';
import { placeLabel } from '../../values';
import { hasOneChange, withOneChange, type OneChange } from '../../../../domain/review/oneItem';
import { useReviewState } from '../ReviewState';
import { put } from './adopt';

/**
 * What a proposal would change in our value; in a list each item by itself. If our value has changed since the
 * proposal was made, the old value is shown above, to see what either side changed.
 */
export function ProposedDifference({ difference }: { difference: FieldDifference }) {
  const { type } = useReviewState();
  const { place, change, base, ours, theirs } = difference;
  return (
    <Box lang={place.locale}>
      {(change === 'both' || change === 'ours') && (
        <Box
          role="group"
          aria-label={reviewWords.baseOf(placeLabel(place))}
          sx={{ mb: 0.75, pb: 0.75, borderBottom: 1, borderColor: 'divider' }}
        >
          <Typography variant="caption" component="p" color="text.secondary">
            {reviewWords.base}
          </Typography>
          <Difference
            type={type}
            place={place}
            before={base ?? place.declared.empty}
            after={base ?? place.declared.empty}
            whole
          />
        </Box>
      )}
      {(change === 'both' || change === 'ours') && (
        <Typography variant="caption" component="p" color="text.secondary">
          {reviewWords.proposal}
        </Typography>
      )}
      <Difference
        type={type}
        place={place}
        before={ours}
        after={theirs}
        one={(part, name) => <AdoptOne difference={difference} change={part} name={`${placeLabel(place)}, ${name}`} />}
      />
    </Box>
  );
}

/**
 * Takes over a single item of a list, or puts ours back; nothing if that is not possible.
 * @param name the item's name
 */
function AdoptOne({ difference, change, name }: { difference: FieldDifference; change: OneChange; name: string }) {
  const form = useFormContext();
  const now = useWatch({ control: form.control, name: difference.place.path }) as unknown;
  const taken = hasOneChange(difference, change, now);
  const next = withOneChange(difference, change, now, !taken);
  if (next === undefined) return null;
  return (
    <Button
      size="small"
      aria-label={taken ? proposalWords.putBackOf(name) : proposalWords.takeOf(name)}
      onClick={() => put(form, difference, next)}
      sx={{ minWidth: 0, py: 0, px: 0.75, fontSize: '0.75rem' }}
    >
      {taken ? proposalWords.putBack : proposalWords.take}
    </Button>
  );
}
