import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useFormContext, useWatch } from 'react-hook-form';
import BackIcon from '@mui/icons-material/ArrowBack';
import UndoIcon from '@mui/icons-material/Undo';
import Typography from '@mui/material/Typography';
import type { InboxItem } from '../../../../domain/inbox/inbox';
import type { Alternative } from '../../../../domain/review/alternatives';
import type { FieldDifference } from '../../../../domain/review/compare';
import { hasItemChange, withItemChange, type ItemChange } from '../../../../domain/review/itemChange';
import { proposalWords, reviewWords } from '../../../i18n/review';
import { formatDateTime } from '../../../ui/format';
import { placeLabel } from '../../../fields/values';
import { Difference } from '../../Difference';
import { useMayDecide, useReviewState } from '../ReviewState';
import { isAdopted, putIntoForm, unassignedOf, adoptedValue } from './adopt';
import { describeSources, markOfProposal, markColors, proposedStyles } from './proposal';
import { useNames } from '../../../session/colleagues';

/** The value that a source proposes, compared with ours. The back-arrow takes it over, or restores ours. */
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
          <Button size="small" onClick={() => putIntoForm(form, difference, merged)}>
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
            {describeSources(from)}
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

interface AdoptButtonProps {
  difference: FieldDifference;
  taken: boolean;
  /** Whether nothing of it can be taken over. */
  isUnassigned: boolean;
  /** The label of the value that it takes over, used in its accessible name. */
  label: string;
}

/** The back-arrow of a proposed value: takes it over, or restores ours. The review's keys use it too. */
export function AdoptButton({ difference, taken, isUnassigned, label }: AdoptButtonProps) {
  const form = useFormContext();
  const mayDecide = useMayDecide();
  if (!mayDecide(difference.place)) return null;
  if (isUnassigned)
    return (
      <Chip size="small" variant="outlined" color="warning" tabIndex={-1} data-adopt label={proposalWords.unassigned} />
    );
  return (
    <Button
      size="small"
      variant={taken ? 'text' : 'outlined'}
      data-adopt
      data-taken={taken || undefined}
      startIcon={taken ? <UndoIcon /> : <BackIcon />}
      aria-label={taken ? proposalWords.putBackOf(label) : proposalWords.takeOf(label)}
      onClick={() => putIntoForm(form, difference, taken ? difference.ours : adoptedValue(difference))}
    >
      {taken ? proposalWords.putBack : proposalWords.take}
    </Button>
  );
}

/**
 * Who decided about a difference in an interim save, as long as that decision stands.
 * @param taken whether the proposal is currently taken over
 */
export function DecidedBy({ path, taken }: { path: string; taken: boolean }) {
  const decided = useReviewState().decisions.get(path);
  const nameOf = useNames(decided !== undefined);
  if (!decided || (decided.decision === 'taken') !== taken) return null;
  return (
    <Box component="span" title={decided.by.email} sx={{ typography: 'caption', color: 'text.secondary' }}>
      {proposalWords.decidedBy[decided.decision](nameOf(decided.by), formatDateTime(decided.at))}
    </Box>
  );
}

/**
 * What a proposal would change in our value; in a list, for each item separately. If our value has changed since the
 * proposal was made, the old value is shown above, so that both sides' changes are visible.
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
 * Takes over a single item of a list, or restores ours; nothing if that is not possible.
 * @param name the item's name
 */
function AdoptOne({ difference, change, name }: { difference: FieldDifference; change: ItemChange; name: string }) {
  const form = useFormContext();
  const now = useWatch({ control: form.control, name: difference.place.path }) as unknown;
  const taken = hasItemChange(difference, change, now);
  const next = withItemChange(difference, change, now, !taken);
  if (next === undefined) return null;
  return (
    <Button
      size="small"
      aria-label={taken ? proposalWords.putBackOf(name) : proposalWords.takeOf(name)}
      onClick={() => putIntoForm(form, difference, next)}
      sx={{ minWidth: 0, py: 0, px: 0.75, fontSize: '0.75rem' }}
    >
      {taken ? proposalWords.putBack : proposalWords.take}
    </Button>
  );
}
