import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AskedBack } from '../../../../domain/submissions/submissionAnswers';
import type { Locale } from '../../../../domain/locales';
import { submitterWords } from '../../../i18n/review/submissions';
import { formatMoment } from '../../../ui/format';

/** What was asked, each with its answer, as they were written. */
export function Questions({ questions, locale }: { questions: readonly AskedBack[]; locale: Locale }) {
  if (questions.length === 0) return null;
  return (
    <Box component="ul" aria-label={submitterWords.questions} sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
      {questions.map(({ question, askedAt, askedBy, answer, answeredAt }) => (
        <Box component="li" key={askedAt} sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="caption" component="p">{submitterWords.askedBy(askedBy ?? '', formatMoment(askedAt))}</Typography>
          <Typography variant="body2" lang={locale} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{question}</Typography>
          <Typography variant="caption" component="p" sx={{ mt: 0.75 }}>{answeredAt === null ? submitterWords.noAnswer : submitterWords.answerFrom(formatMoment(answeredAt))}</Typography>
          {answer !== null && <Typography variant="body2" lang={locale} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontWeight: 600 }}>{answer}</Typography>}
        </Box>
      ))}
    </Box>
  );
}
