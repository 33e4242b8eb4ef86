// Employments refer to organisations, so this loads their declaration, for their names and for creating new ones.

import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import '../../../domain/types/company';
import { personType } from '../../../domain/types/contact';
import { persons } from '../../../domain/types/person';
import type { InboxItem } from '../../../domain/inbox/inbox';
import { localized } from '../../../domain/locales';
import { FieldInput } from '../../fields/FieldInput';
import { contactWords } from '../../i18n/types';
import { FormSection } from '../../form/FormSection';
import { useFeature } from '../../session/config';
import { verificationWords } from '../../i18n/review';
import { formatDateTime } from '../../ui/format';
import { readVerification } from '../../api/verification';
import type { ContentFormDefinition } from '../formPages';
import { ContactForm, AddressInputs, CommentInput } from './ContactForm';

export const personForm: ContentFormDefinition = {
  type: persons,
  Form: (props) => <ContactForm contactType={personType} {...props} />,
  Inputs: PersonInputs,
  above: (items, openField) => <RemovedEmployments items={items} onOpen={openField} />,
};

function PersonInputs() {
  return (
    <>
      <VerificationNote />
      <FormSection title={contactWords.sections.person}>
        <FieldInput source="gender" />
        <FieldInput source="academicTitle" />
        <FieldInput source="firstName" />
        <FieldInput source="lastName" />
      </FormSection>
      <AddressInputs />
      <FormSection title={contactWords.sections.text} later>
        <FieldInput source="description" />
        <FieldInput source="topics" />
        <FieldInput source="contactGroups" />
      </FormSection>
      <FormSection later>
        <FieldInput source="employments" />
      </FormSection>
      <CommentInput />
    </>
  );
}

/** When the person was asked to confirm their data, and when they did; empty if neither has happened. */
function VerificationNote() {
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
      {verificationWords.sentAt(formatDateTime(data.sentAt))}{' '}
      {data.confirmedAt && verificationWords.confirmedAt(formatDateTime(data.confirmedAt))}
    </Typography>
  );
}

interface RemovedEmploymentsProps {
  items: readonly InboxItem[];
  onOpen: (path: string) => void;
}

/** Shows which employments a proposal removes, while they are still in the form. */
function RemovedEmployments({ items, onOpen }: RemovedEmploymentsProps) {
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

/** The ids of employments to remove; in a proposal they are strings. */
function removedIds(data: unknown): string[] {
  const ids = (data as { removeEmploymentIds?: unknown } | null)?.removeEmploymentIds;
  return Array.isArray(ids) ? ids.map(String) : [];
}
