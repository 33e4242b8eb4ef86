import type { FieldValues } from 'react-hook-form';
import { contactGroups } from '../../../domain/types/contactGroup';
import { FieldInput } from '../../fields/FieldInput';
import { FieldWithoutInput } from '../../fields/FieldWithoutInput';
import { groupWords } from '../../i18n/contactGroups';
import { deleteForeverWords } from '../../i18n/forms';
import { formReview } from '../../review/formReview';
import { DeleteForever } from '../../ui/form/DeleteForever';
import { FormSection } from '../../ui/form/FormSection';
import { ResourceForm } from '../../ui/form/ResourceForm';
import { GroupMembers } from './GroupMembers';
import { ParentInput } from './ParentInput';

/** Create and edit share this form. Members come and go by calls of their own: saving leaves them alone (issue 4). */
export function ContactGroupForm({ record }: { record?: FieldValues }) {
  return (
    <ResourceForm type={contactGroups} record={record} headings={groupWords.headings} deleteQuestion={deleteForeverWords.question} Delete={DeleteForever} review={formReview}>
      <FormSection title={groupWords.sections.group}>
        <FieldInput name="name" wide />
        <ParentInput />
        <FieldInput name="publicOptIn" />
        <FieldWithoutInput name="position" />
      </FormSection>
      {record && <GroupMembers group={record.id as number} />}
    </ResourceForm>
  );
}
