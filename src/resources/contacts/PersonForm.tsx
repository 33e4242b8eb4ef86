// Employments refer to organisations: loads the declaration for their names and for creating new ones.
import '../../../domain/types/company';
import { personType } from '../../../domain/types/contact';
import { persons } from '../../../domain/types/person';
import { FieldInput } from '../../fields/FieldInput';
import { contactWords } from '../../i18n/types';
import { FormSection } from '../../form/FormSection';
import type { EntryForm } from '../formPages';
import { ContactForm } from './ContactForm';
import { AddressInputs, CommentInput } from './ContactInputs';
import { RemovedEmployments } from './RemovedEmployments';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useFeature } from '../../session/config';
import { verificationWords } from '../../i18n/review';
import { formatMoment } from '../../ui/format';
import { readVerification } from '../../api/verification';

export const personForm: EntryForm = {
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

/** When the person was asked to verify their data, and when they did. Nothing if neither happened. */
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
      {verificationWords.sentAt(formatMoment(data.sentAt))}{' '}
      {data.confirmedAt && verificationWords.confirmedAt(formatMoment(data.confirmedAt))}
    </Typography>
  );
}
