import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useWatch } from 'react-hook-form';
import type { InboxItem } from '../../../domain/inbox/inbox';
import { localized } from '../../../domain/locales';
import { verificationWords } from '../../i18n/review';

interface RemovedEmploymentsProps {
  items: readonly InboxItem[];
  onOpen: (path: string) => void;
}

/** Marks employments that a proposal ends, while they are still in the form. */
export function RemovedEmployments({ items, onOpen }: RemovedEmploymentsProps) {
  const employments = (useWatch({ name: 'employments' }) ?? []) as {
    id: number | null;
    role?: string;
    company?: object;
  }[];
  const removed = items.flatMap(({ data }) => removedIds(data));
  const left = employments.filter(({ id }) => id !== null && removed.includes(String(id)));
  if (left.length === 0) return null;
  return (
    <section aria-label={verificationWords.removedOf}>
      {left.map(({ id, role, company }) => (
        <Alert
          key={id}
          severity="warning"
          sx={{ mb: 1 }}
          action={
            <Button color="inherit" size="small" onClick={() => onOpen('employments')}>
              {verificationWords.show}
            </Button>
          }
        >
          <Chip size="small" color="error" label={verificationWords.removed} sx={{ mr: 1 }} />
          <strong>{[role, company && localized(company, 'companyName', 'de')].filter(Boolean).join(', ')}</strong>
          <br />
          {verificationWords.removedHint}
        </Alert>
      ))}
    </section>
  );
}

/** The ids of employments to end, which a proposal has as strings. */
function removedIds(data: unknown): string[] {
  const ids = (data as { removeEmploymentIds?: unknown } | null)?.removeEmploymentIds;
  return Array.isArray(ids) ? ids.map(String) : [];
}
