import Box from '@mui/material/Box';
import { mailKindLabel, type Mail } from '../../../domain/administration/mails';
import { mailWords } from '../../i18n/mails';
import { formatClock } from '../../ui/format';
import { MailState } from './MailState';

/** What is known of a mail, and its text as its receiver reads it. */
export function MailDetails({ mail }: { mail: Mail }) {
  const facts = [
    [mailWords.recipient, mail.recipient],
    [mailWords.kind, mailKindLabel(mail.kind)],
    [mailWords.state, <MailState key="state" state={mail.state} />],
    [mailWords.attempts, mail.attempts],
    [mailWords.lastError, mail.lastError],
    [mailWords.createdAt, formatClock(mail.createdAt)],
    [mailWords.sentAt, mail.sentAt && formatClock(mail.sentAt)],
    [mailWords.nextAttemptAt, mail.nextAttemptAt && formatClock(mail.nextAttemptAt)],
  ] as const;
  return (
    <>
      <Box component="dl" sx={{ m: 0, mb: 2, display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 2, rowGap: 0.5, '& dt': { color: 'text.secondary' }, '& dd': { m: 0, overflowWrap: 'anywhere' } }}>
        {facts.map(([label, value]) => value !== null && (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
      <Box
        component="pre"
        role="region"
        aria-label={mailWords.text}
        tabIndex={0}
        sx={{ m: 0, p: 2, maxHeight: 360, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1, fontFamily: 'inherit', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {mail.text}
      </Box>
    </>
  );
}
