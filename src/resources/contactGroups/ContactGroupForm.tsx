import { useRecordContext } from 'react-admin';
import { FieldInput } from '../../fields/FieldInput';
import { FieldWithoutInput } from '../../fields/FieldWithoutInput';
import { FormSection } from '../../form/FormSection';
import { groupWords } from '../../i18n/types';
import type { EntryForm } from '../formPages';
import { GroupMembers } from './GroupMembers';
import TextField from '@mui/material/TextField';
import { useWatch } from 'react-hook-form';
import { contactGroups } from '../../../domain/types/contactGroup';
import { branchesOf, groupName, useContactGroups } from '../../cache/contactGroups';
import { FieldFrame } from '../../fields/FieldFrame';
import { nativeSelect, useField } from '../../fields/useField';
import { useFormLanguage } from '../../fields/FormLanguage';

export const contactGroupForm: EntryForm = { type: contactGroups, Inputs: ContactGroupInputs };

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

/** Only other groups of the upper level can stand above; a group with children stays at the top. */
function ParentInput() {
  if (useFormLanguage() !== 'de') return null;
  return (
    <FieldFrame source="parent">
      <ParentSelect />
    </FieldFrame>
  );
}

function ParentSelect() {
  const { value, onChange, error, textField } = useField<{ id: number; name?: string } | null>(
    'parent',
    contactGroups.fields.parent,
  );
  const own = useWatch({ name: 'id' }) as number | undefined;
  const branches = branchesOf(useContactGroups());
  const hasChildren = branches.some(({ group, children }) => group.id === own && children.length > 0);
  const offered = branches.map(({ group }) => group).filter((group) => group.id !== own && !group.parent);
  const isKnown = !value || offered.some((group) => group.id === value.id);
  const choose = (chosen: string) => {
    const group = offered.find((entry) => String(entry.id) === chosen);
    onChange(group ? ({ id: group.id, name: group.name, translations: group.translations } as never) : null);
  };
  return (
    <TextField
      {...textField}
      {...nativeSelect}
      value={value ? String(value.id) : ''}
      onChange={(event) => choose(event.target.value)}
      disabled={hasChildren && !value}
      helperText={error ?? (hasChildren ? groupWords.hasChildren : undefined)}
    >
      <option value="">{groupWords.noParent}</option>
      {!isKnown && <option value={String(value.id)}>{groupName(value) || `#${value.id}`}</option>}
      {offered.map((group) => (
        <option key={group.id} value={String(group.id)}>
          {groupName(group)}
        </option>
      ))}
    </TextField>
  );
}
