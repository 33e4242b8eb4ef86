import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { answerKinds, mostAnswer, type Answers, type Submitter } from '../../../../domain/submissions/submissionAnswers';
import { keepAnswers } from '../../../api/inbox';
import { submitterWords } from '../../../i18n/review/submissions';
import { useSubmitterChange } from './useSubmitterChange';
import { useTypedAnswers } from './useTypedAnswers';

/** What who has handed in an item will be told, to be said in other words. */
export function AnswerTexts({ item, submitter }: { item: number; submitter: Submitter }) {
  const [typed, type] = useTypedAnswers(item);
  const { mutate, isPending } = useSubmitterChange(item, (answers: Answers) => keepAnswers(item, answers), { said: submitterWords.kept, failed: submitterWords.failed, onDone: () => type({}) });
  const { answers, locale } = submitter;
  return (
    <Stack spacing={2} sx={{ mt: 1 }}>
      <Typography variant="body2">{submitterWords.hint}</Typography>
      {answerKinds.map((kind) => (
        <TextField
          key={kind} label={submitterWords[kind]} value={typed[kind] ?? answers[kind]} multiline minRows={3} fullWidth lang={locale}
          slotProps={{ htmlInput: { maxLength: mostAnswer } }} onChange={({ target }) => type({ ...typed, [kind]: target.value })}
        />
      ))}
      <Button variant="outlined" sx={{ alignSelf: 'start' }} disabled={isPending} onClick={() => mutate({ ...answers, ...typed })}>{submitterWords.keep}</Button>
    </Stack>
  );
}
