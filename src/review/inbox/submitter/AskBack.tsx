import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { mostAnswer } from '../../../../domain/submissions/submissionAnswers';
import type { Locale } from '../../../../domain/locales';
import { askSubmitter } from '../../../api/inbox';
import { submitterWords } from '../../../i18n/review/submissions';
import { useSubmitterChange } from './useSubmitterChange';

/** Asks who has handed in an item, in their language; they answer by the link of a mail. */
export function AskBack({ item, locale, onDone }: { item: number; locale: Locale; onDone: () => void }) {
  const [question, setQuestion] = useState('');
  const { mutate, isPending } = useSubmitterChange(item, (asked: string) => askSubmitter(item, asked), { said: submitterWords.asked, failed: submitterWords.failed, onDone });
  return (
    <Stack spacing={2} sx={{ mt: 1 }}>
      <TextField
        label={submitterWords.question(submitterWords.languages[locale])} helperText={submitterWords.questionHint} value={question} multiline minRows={3} fullWidth lang={locale} autoFocus
        slotProps={{ htmlInput: { maxLength: mostAnswer } }} onChange={({ target }) => setQuestion(target.value)}
      />
      <Button variant="outlined" sx={{ alignSelf: 'start' }} disabled={isPending || question.trim() === ''} onClick={() => mutate(question)}>{submitterWords.ask}</Button>
    </Stack>
  );
}
