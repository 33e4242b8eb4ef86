import { useRecordContext } from 'react-admin';
import { FieldInput } from '../../fields/FieldInput';
import { FieldWithoutInput } from '../../fields/FieldWithoutInput';
import { ContentForm } from '../../form/ContentForm';
import { DeleteForever } from '../../form/deleting/DeleteForever';
import { FormSection } from '../../form/FormSection';
import { groupWords } from '../../i18n/types';
import { deleteForeverWords } from '../../i18n/forms';
import { GroupMembers } from './GroupMembers';
import { ParentInput } from './ParentInput';

/** What creating, editing and reviewing share. */
export function ContactGroupForm() {
  return (
    <ContentForm deleteQuestion={deleteForeverWords.question} Delete={DeleteForever}>
      <ContactGroupInputs />
    </ContentForm>
  );
}

/** Members come and go by calls of their own: saving leaves them alone. */
function ContactGroupInputs() {
  const id = useRecordContext()?.id;
  return (
    <>
      <FormSection title={groupWords.sections.group}>
        <FieldInput source="name" wide />
        <ParentInput />
        <FieldInput source="publicOptIn" />
        <FieldWithoutInput source="position" />
      </FormSection>
      {id !== undefined && <GroupMembers group={id as number} />}
    </>
  );
}
