import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useFeature } from '../../session/config';
import { verificationWords } from '../../i18n/review';
import { formatMoment } from '../../ui/format';
import { readVerification } from '../../api/verification';

/** When the person was asked to confirm their data, and did. Nothing where neither happened. */
export function VerificationNote() {
  const id = useFormContext().getValues('id') as number | undefined;
  const hasInbox = useFeature()('PLUGIN_ENABLE_INBOX');
  const { data } = useQuery({
    queryKey: ['contact-verification', id],
    queryFn: ({ signal }) => readVerification(id as number, signal),
    enabled: hasInbox && id !== undefined,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (!data?.sentAt) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
      {verificationWords.sentAt(formatMoment(data.sentAt))}{' '}
      {data.confirmedAt && verificationWords.confirmedAt(formatMoment(data.confirmedAt))}
    </Typography>
  );
}
