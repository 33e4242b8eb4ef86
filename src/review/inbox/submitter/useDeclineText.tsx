import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { submittedSource, type Card } from '../../../../domain/inbox/inbox';
import { mostAnswer } from '../../../../domain/submissions/submissionAnswers';
import { readSubmitter } from '../../../inbox/inbox';
import { submitterWords } from '../../../i18n/review';
import { submitterKey } from './useSubmitterChange';
import { useKeepTyped, useTypedAnswers } from './useTypedAnswers';

/**
 * The answer that a submitter gets after a dismissal.
 * @returns the field to edit it, and `keep`, which saves it; nothing for items without a submitter
 */
export function useDeclineText(items: readonly Pick<Card, 'id' | 'source'>[]): {
  field: ReactNode;
  keep: () => Promise<void>;
} {
  const item = items.find(({ source }) => source === submittedSource)?.id;
  const { data } = useQuery({
    queryKey: submitterKey(item ?? 0),
    queryFn: ({ signal }) => readSubmitter(item ?? 0, signal),
    retry: false,
    enabled: item !== undefined,
  });
  const [typed, type] = useTypedAnswers(item ?? 0);
  const keep = useKeepTyped();
  const willBeAnswered = data && data.answeredAt === null;
  return {
    field: willBeAnswered && (
      <TextField
        label={submitterWords.declines}
        helperText={submitterWords.declinesHint}
        value={typed.declined ?? data.answers.declined}
        multiline
        minRows={3}
        fullWidth
        lang={data.locale}
        sx={{ mt: 2 }}
        slotProps={{ htmlInput: { maxLength: mostAnswer } }}
        onChange={({ target }) => type({ ...typed, declined: target.value })}
      />
    ),
    keep: () => keep(items),
  };
}
