import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState, useMemo } from 'react';
import Typography from '@mui/material/Typography';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { readSubmitter, askSubmitter, saveAnswers } from '../../../inbox/inbox';
import { submitterWords } from '../../../i18n/review';
import { formatDateTime } from '../../../ui/format';
import {
  maxAnswerLength,
  answerKinds,
  type SubmissionQuestion,
  type Correction,
  type Answers,
  type Submitter,
} from '../../../../domain/submissions/submissionAnswers';
import type { Locale } from '../../../../domain/locales';
import { compare } from '../../../../domain/review/compare';
import type { Declaration } from '../../../../domain/review/places';
import { DifferenceList } from '../../Difference';
import { placeLabel } from '../../../fields/values';
import { useReviewState } from '../ReviewState';
import { submitterKey, useSubmitterChange, useTypedAnswers } from './useTypedAnswers';

/**
 * The submitter of the reviewed item, later questions and corrections, and the answers they will get.
 * @param item the item's id
 */
export function SubmitterPanel({ item }: { item: number }) {
  // Refetched when the window gets the focus, because an answer may arrive while it is in the background.
  const { data } = useQuery({
    queryKey: submitterKey(item),
    queryFn: ({ signal }) => readSubmitter(item, signal),
    retry: false,
  });
  const [open, setOpen] = useState<'question' | 'answers' | null>(null);
  if (!data) return null;
  const { locale, contact, answeredAt, questions, corrections } = data;
  const toggle = (part: 'question' | 'answers') => (
    <Button
      color="inherit"
      size="small"
      aria-expanded={open === part}
      onClick={() => setOpen(open === part ? null : part)}
    >
      {submitterWords.open[part]}
    </Button>
  );
  return (
    <section aria-label={submitterWords.title}>
      <Alert role="note" severity="info" sx={{ mb: 2 }} slotProps={{ message: { sx: { flex: 1, minWidth: 0 } } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
          <Box sx={{ flex: '1 1 20rem', overflowWrap: 'anywhere' }}>
            {submitterWords.from(submitterWords.languages[locale])} {contact.split('\n').join(', ')}
          </Box>
          {answeredAt === null ? (
            <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
              {toggle('question')}
              {toggle('answers')}
            </Box>
          ) : (
            <Box>{submitterWords.answered(formatDateTime(answeredAt))}</Box>
          )}
        </Box>
        <Corrections corrections={corrections} />
        <Questions questions={questions} locale={locale} />
        {answeredAt === null && open === 'question' && (
          <AskBack item={item} locale={locale} onDone={() => setOpen(null)} />
        )}
        {answeredAt === null && open === 'answers' && <AnswerTexts item={item} submitter={data} />}
      </Alert>
    </section>
  );
}

/** Questions and their answers, as they were written. */
function Questions({ questions, locale }: { questions: readonly SubmissionQuestion[]; locale: Locale }) {
  if (questions.length === 0) return null;
  return (
    <Box component="ul" aria-label={submitterWords.questions} sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
      {questions.map(({ question, askedAt, askedBy, answer, answeredAt }) => (
        <Box component="li" key={askedAt} sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="caption" component="p">
            {submitterWords.askedBy(askedBy ?? '', formatDateTime(askedAt))}
          </Typography>
          <Typography variant="body2" lang={locale} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {question}
          </Typography>
          <Typography variant="caption" component="p" sx={{ mt: 0.75 }}>
            {answeredAt === null ? submitterWords.noAnswer : submitterWords.answerFrom(formatDateTime(answeredAt))}
          </Typography>
          {answer !== null && (
            <Typography
              variant="body2"
              lang={locale}
              sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontWeight: 600 }}
            >
              {answer}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** Sends the submitter a question in their language; they answer through a link in the mail. */
function AskBack({ item, locale, onDone }: { item: number; locale: Locale; onDone: () => void }) {
  const [question, setQuestion] = useState('');
  const { mutate, isPending } = useSubmitterChange(item, (text: string) => askSubmitter(item, text), {
    done: submitterWords.asked,
    failed: submitterWords.failed,
    onDone,
  });
  return (
    <Stack spacing={2} sx={{ mt: 1 }}>
      <TextField
        label={submitterWords.question(submitterWords.languages[locale])}
        helperText={submitterWords.questionHint}
        value={question}
        multiline
        minRows={3}
        fullWidth
        lang={locale}
        autoFocus
        slotProps={{ htmlInput: { maxLength: maxAnswerLength } }}
        onChange={({ target }) => setQuestion(target.value)}
      />
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        disabled={isPending || question.trim() === ''}
        onClick={() => mutate(question)}
      >
        {submitterWords.ask}
      </Button>
    </Stack>
  );
}

/** The submitter's later corrections, word by word; the form below already includes them. */
function Corrections({ corrections }: { corrections: readonly Correction[] }) {
  const { type } = useReviewState();
  return corrections.map((correction) => <One key={correction.at} type={type} correction={correction} />);
}

function One({ type, correction: { at, before, after } }: { type: Declaration; correction: Correction }) {
  const differences = useMemo(
    () =>
      compare(type, { ours: before, theirs: after })
        .filter(({ change }) => change !== 'same')
        .map(({ place, ours, theirs }) => ({ place, before: ours, after: theirs })),
    [type, before, after],
  );
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer' }}>
        {submitterWords.corrected(
          formatDateTime(at),
          differences.map(({ place }) => placeLabel(place)),
        )}
      </Box>
      <Box sx={{ bgcolor: 'background.paper', color: 'text.primary', px: 1.5, borderRadius: 1, mt: 0.5 }}>
        <DifferenceList type={type} differences={differences} />
      </Box>
    </Box>
  );
}

/** The answers that the submitter will get, which can be edited. */
function AnswerTexts({ item, submitter }: { item: number; submitter: Submitter }) {
  const [typed, type] = useTypedAnswers(item);
  const { mutate, isPending } = useSubmitterChange(item, (answers: Answers) => saveAnswers(item, answers), {
    done: submitterWords.kept,
    failed: submitterWords.failed,
    onDone: () => type({}),
  });
  const { answers, locale } = submitter;
  return (
    <Stack spacing={2} sx={{ mt: 1 }}>
      <Typography variant="body2">{submitterWords.hint}</Typography>
      {answerKinds.map((kind) => (
        <TextField
          key={kind}
          label={submitterWords[kind]}
          value={typed[kind] ?? answers[kind]}
          multiline
          minRows={3}
          fullWidth
          lang={locale}
          slotProps={{ htmlInput: { maxLength: maxAnswerLength } }}
          onChange={({ target }) => type({ ...typed, [kind]: target.value })}
        />
      ))}
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        disabled={isPending}
        onClick={() => mutate({ ...answers, ...typed })}
      >
        {submitterWords.keep}
      </Button>
    </Stack>
  );
}
