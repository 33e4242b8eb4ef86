import { SelectInput, useRecordContext } from 'react-admin';
import { FieldInput } from '../../fields/FieldInput';
import { FieldFrame, FieldWithoutInput } from '../../fields/FieldFrame';
import { FormSection } from '../../form/FormSection';
import { groupWords } from '../../i18n/types';
import type { ContentFormDefinition } from '../formPages';
import { GroupMembers } from './GroupMembers';
import { useWatch } from 'react-hook-form';
import { contactGroups } from '../../../domain/types/contactGroup';
import { branchesOf, groupName, useContactGroups, type GroupEntry } from '../../cache/contactGroups';
import { useSelectProps } from '../../fields/inputs';

export const contactGroupForm: ContentFormDefinition = { type: contactGroups, Inputs: ContactGroupInputs };

/** Members are added and removed by separate requests, so saving does not affect them. */
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

/** Only other top-level groups can be parents; a group with children stays at the top level. */
function ParentInput() {
  const { path, ...props } = useSelectProps({ source: 'parent', label: contactGroups.fields.parent.label });
  const value = useWatch({ name: path }) as GroupEntry | null | undefined;
  const own = useWatch({ name: 'id' }) as number | undefined;
  const branches = branchesOf(useContactGroups());
  const hasChildren = branches.some(({ group, children }) => group.id === own && children.length > 0);
  const offered = branches.map(({ group }) => group).filter((group) => group.id !== own && !group.parent);
  const choices = value && !offered.some(({ id }) => id === value.id) ? [value, ...offered] : offered;
  return (
    <FieldFrame source="parent">
      <SelectInput
        {...props}
        choices={choices}
        optionText={(group: GroupEntry) => groupName(group) || `#${group.id}`}
        emptyText={groupWords.noParent}
        format={(group: GroupEntry | null) => group?.id ?? ''}
        parse={(id: number | '') => {
          const group = choices.find((entry) => entry.id === id);
          return group ? { id: group.id, name: group.name, translations: group.translations } : null;
        }}
        readOnly={hasChildren && !value}
        helperText={hasChildren && groupWords.hasChildren}
      />
    </FieldFrame>
  );
}
