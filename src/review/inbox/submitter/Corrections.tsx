import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { compare } from '../../../../domain/review/compare';
import type { Declaration } from '../../../../domain/review/places';
import type { Correction } from '../../../../domain/submissions/submissionAnswers';
import { submitterWords } from '../../../i18n/review/submissions';
import { formatMoment } from '../../../ui/format';
import { DifferenceList } from '../../DifferenceList';
import { placeLabel } from '../../values';
import { useReviewState } from '../ReviewState';

/** What who has handed it in has changed since, word by word: the form below has it already. */
export function Corrections({ corrections }: { corrections: readonly Correction[] }) {
  const { type } = useReviewState();
  return corrections.map((correction) => <One key={correction.at} type={type} correction={correction} />);
}

function One({ type, correction: { at, before, after } }: { type: Declaration; correction: Correction }) {
  const differences = useMemo(
    () => compare(type, { ours: before, theirs: after }).filter(({ change }) => change !== 'same').map(({ place, ours, theirs }) => ({ place, before: ours, after: theirs })),
    [type, before, after],
  );
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer' }}>{submitterWords.corrected(formatMoment(at), differences.map(({ place }) => placeLabel(place)))}</Box>
      <Box sx={{ bgcolor: 'background.paper', color: 'text.primary', px: 1.5, borderRadius: 1, mt: 0.5 }}><DifferenceList type={type} differences={differences} /></Box>
    </Box>
  );
}
