import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useState } from 'react';
import { answerKinds, mostAnswer, type Answers } from '../../../domain/submissionAnswers';
import { keepAnswers, readSubmitter } from '../../api/submitters';
import { submitterWords } from '../../i18n/submissions';
import { formatMoment } from '../../ui/format';

/** Who has handed in what is reviewed, and what they will be told; it may be said in other words. In: the id of the item. */
export function SubmitterPanel({ item }: { item: number }) {
  const client = useQueryClient();
  const notify = useNotify();
  const key = ['submitter', item];
  const { data } = useQuery({ queryKey: key, queryFn: ({ signal }) => readSubmitter(item, signal), retry: false, refetchOnWindowFocus: false });
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<Partial<Answers>>({});
  const { mutate, isPending } = useMutation({
    mutationFn: (answers: Answers) => keepAnswers(item, answers),
    onSuccess: (submitter) => {
      client.setQueryData(key, submitter);
      setTyped({});
      notify(submitterWords.kept, { type: 'success' });
    },
    onError: (error) => notify(error.message || submitterWords.failed, { type: 'error' }),
  });
  if (!data) return null;
  return (
    <section aria-label={submitterWords.title}>
      <Alert
        severity="info" sx={{ mb: 2 }} slotProps={{ message: { sx: { flex: 1 } } }}
        action={data.answeredAt === null && <Button color="inherit" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>{submitterWords.answers}</Button>}
      >
        {submitterWords.from(submitterWords.languages[data.locale])} {data.contact.split('\n').join(', ')}
        {data.answeredAt !== null && <><br />{submitterWords.answered(formatMoment(data.answeredAt))}</>}
        {isOpen && data.answeredAt === null && (
          <Stack spacing={2} sx={{ mt: 1 }}>
            <Typography variant="body2">{submitterWords.hint}</Typography>
            {answerKinds.map((kind) => (
              <TextField
                key={kind} label={submitterWords[kind]} value={typed[kind] ?? data.answers[kind]} multiline minRows={3} fullWidth lang={data.locale}
                slotProps={{ htmlInput: { maxLength: mostAnswer } }} onChange={({ target }) => setTyped((before) => ({ ...before, [kind]: target.value }))}
              />
            ))}
            <Button variant="outlined" sx={{ alignSelf: 'start' }} disabled={isPending} onClick={() => mutate({ ...data.answers, ...typed })}>{submitterWords.keep}</Button>
          </Stack>
        )}
      </Alert>
    </section>
  );
}
