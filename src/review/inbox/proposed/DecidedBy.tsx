import Box from '@mui/material/Box';
import { proposalWords } from '../../../i18n/review';
import { formatMoment } from '../../../ui/format';
import { useReviewState } from '../ReviewState';

/**
 * Who decided about a difference in an interim save, while that decision stands.
 * @param taken whether the proposal is taken over now
 */
export function DecidedBy({ path, taken }: { path: string; taken: boolean }) {
  const decided = useReviewState().decisions.get(path);
  if (!decided || (decided.decision === 'taken') !== taken) return null;
  return (
    <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
      {proposalWords.decidedBy[decided.decision](decided.by.email, formatMoment(decided.at))}
    </Box>
  );
}
