import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useFormContext, useWatch } from 'react-hook-form';
import type { InboxItem } from '../../../../domain/inbox/inbox';
import type { Proposed } from '../../../../domain/review/alternatives';
import { isConflict } from '../../../../domain/review/compare';
import { proposalWords } from '../../../i18n/review';
import { placeLabel } from '../../values';
import { isSettled, isAdopted, put, unassignedOf } from './adopt';
import { AdoptButton, DecidedBy, ProposedDifference } from './ProposedValue';
import { cameFrom, markOfProposal, markColors, proposedStyles } from './marks';
import { useReviewState } from '../ReviewState';

/** What several proposals want for a field: each distinct value with its own back-arrow, latest first. */
export function ProposedAlternatives({ proposed }: { proposed: Proposed<InboxItem> }) {
  const { type, words } = useReviewState();
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
        {offer.merged !== undefined && !settled && (
          <Button size="small" onClick={() => put(form, offer, offer.merged)}>
            {others.length > 0 ? proposalWords.takeJoined : proposalWords.takeMerged}
          </Button>
        )}
        {settled && !taken && (
          <Button
            size="small"
            data-adopt
            data-taken
            startIcon={<UndoIcon />}
            aria-label={proposalWords.putBackOf(label)}
            onClick={() => put(form, offer, offer.ours)}
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
          const origin = cameFrom(from);
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
