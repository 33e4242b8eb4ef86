import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readSubmitter } from '../../../api/inbox';
import { submitterWords } from '../../../i18n/review/submissions';
import { formatMoment } from '../../../ui/format';
import { AnswerTexts } from './AnswerTexts';
import { AskBack } from './AskBack';
import { Corrections } from './Corrections';
import { Questions } from './Questions';
import { submitterKey } from './useSubmitterChange';

/** Who has handed in what is reviewed, what was asked and corrected since, and what they will be told. In: the id of the item. */
export function SubmitterPanel({ item }: { item: number }) {
  // An answer may come while somebody looks elsewhere.
  const { data } = useQuery({ queryKey: submitterKey(item), queryFn: ({ signal }) => readSubmitter(item, signal), retry: false });
  const [open, setOpen] = useState<'question' | 'answers' | null>(null);
  if (!data) return null;
  const { locale, contact, answeredAt, questions, corrections } = data;
  const toggle = (part: 'question' | 'answers') => (
    <Button color="inherit" size="small" aria-expanded={open === part} onClick={() => setOpen(open === part ? null : part)}>{submitterWords.open[part]}</Button>
  );
  return (
    <section aria-label={submitterWords.title}>
      <Alert role="note" severity="info" sx={{ mb: 2 }} slotProps={{ message: { sx: { flex: 1, minWidth: 0 } } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
          <Box sx={{ flex: '1 1 20rem', overflowWrap: 'anywhere' }}>{submitterWords.from(submitterWords.languages[locale])} {contact.split('\n').join(', ')}</Box>
          {answeredAt === null ? <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>{toggle('question')}{toggle('answers')}</Box> : <Box>{submitterWords.answered(formatMoment(answeredAt))}</Box>}
        </Box>
        <Corrections corrections={corrections} />
        <Questions questions={questions} locale={locale} />
        {answeredAt === null && open === 'question' && <AskBack item={item} locale={locale} onDone={() => setOpen(null)} />}
        {answeredAt === null && open === 'answers' && <AnswerTexts item={item} submitter={data} />}
      </Alert>
    </section>
  );
}
