import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useFormContext, useWatch } from 'react-hook-form';
import type { InboxItem } from '../../../../domain/inbox/inbox';
import type { Alternative } from '../../../../domain/review/alternatives';
import { proposalWords } from '../../../i18n/review';
import { placeLabel } from '../../values';
import { isAdopted, put } from './adopt';
import { AdoptButton } from './AdoptButton';
import { DecidedBy } from './DecidedBy';
import { cameFrom, markOfProposal, markColors, proposedStyles } from './marks';
import { ProposedDifference } from './ProposedDifference';
import { useReviewState } from '../ReviewState';
import { unassignedOf } from './unassigned';

/** The value proposed by a source, compared with ours. The back-arrow takes it over, or puts ours back. */
export function ProposedValue({ alternative: { difference, from } }: { alternative: Alternative<InboxItem> }) {
  const { type, isOne, words } = useReviewState();
  const form = useFormContext();
  const { place, ours, merged } = difference;
  const value = useWatch({ control: form.control, name: place.path }) as unknown;
  // References that an import could not match cannot be taken over; they are assigned in the inbox.
  const isUnassigned = isAdopted(type, difference, ours);
  const taken = !isUnassigned && isAdopted(type, difference, value);
  const mark = markOfProposal(difference, from);
  const label = placeLabel(place);
  const missing = unassignedOf(difference);
  return (
    <Box
      role="group"
      aria-label={`${words.external}: ${label}`}
      data-difference={place.path}
      data-taken={taken || undefined}
      sx={proposedStyles(mark, taken)}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.75 }}>
        <AdoptButton difference={difference} taken={taken} isUnassigned={isUnassigned} label={label} />
        {!taken && merged !== undefined && (
          <Button size="small" onClick={() => put(form, difference, merged)}>
            {proposalWords.takeMerged}
          </Button>
        )}
        <Chip
          size="small"
          variant="outlined"
          color={taken ? (missing.length > 0 ? 'warning' : 'success') : markColors[mark]}
          label={taken ? (missing.length > 0 ? proposalWords.takenPartly : proposalWords.taken) : words.changes[mark]}
        />
        <DecidedBy path={place.path} taken={taken} />
        {!isOne && (
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {cameFrom(from)}
          </Box>
        )}
      </Box>
      {taken && missing.length > 0 && (
        <Box component="p" sx={{ m: 0, mb: 0.75, typography: 'body2' }}>
          {proposalWords.missingNames(missing)}
        </Box>
      )}
      <ProposedDifference difference={difference} />
    </Box>
  );
}
