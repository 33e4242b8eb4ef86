import { useWatch, useFormContext } from 'react-hook-form';
import { useState } from 'react';
import {
  circularEconomyProjects,
  classifiedBy,
  fieldsNotOf,
  tagContexts,
} from '../../../domain/types/circularEconomyProject';
import { FieldInput } from '../../fields/FieldInput';
import { FieldFrame, FieldWithoutInput } from '../../fields/FieldFrame';
import { ReferencesByContext } from '../../fields/options/ReferencesInput';
import { FormSection, MediaSection } from '../../form/FormSection';
import { sectionWords } from '../../i18n/forms';
import type { ContentFormDefinition } from '../formPages';
import type { Fields } from '../../../domain/fields';
import { SelectInput } from '../../fields/inputs';
import { circularWords } from '../../i18n/types';
import { ChoiceDialog } from '../../ui/ChoiceDialog';

export const circularEconomyProjectForm: ContentFormDefinition = { type: circularEconomyProjects, Inputs };

function Inputs() {
  return (
    <>
      <FormSection>
        <FieldInput source="title" />
        <TypeInput />
        <FieldInput source="description" />
        {['keywords', 'countries', 'states', 'startDate', 'endDate'].map((source) => (
          <FieldWithoutInput key={source} source={source} />
        ))}
      </FormSection>
      <FormSection title={sectionWords.classification} later>
        <Classification />
      </FormSection>
      <MediaSection />
    </>
  );
}

/** Projects and best practices have different classifications. */
function Classification() {
  const type: unknown = useWatch({ name: 'type' });
  const others = fieldsNotOf(type).map((source) => <FieldWithoutInput key={source} source={source} />);
  if (type === 'exemplary')
    return (
      <>
        <ReferencesByContext source="tags" selectors={tagContexts} />
        {others}
      </>
    );
  return (
    <>
      {classifiedBy.project.map((source) => (
        <FieldInput key={source} source={source} />
      ))}
      {others}
    </>
  );
}

const fields: Fields = circularEconomyProjects.fields;
const { type } = circularEconomyProjects.fields;

/** The type. After a change, the classification of the former type is dropped; if there is any, this asks first. */
function TypeInput() {
  const form = useFormContext();
  const [pending, setPending] = useState<{ type: string; dropped: readonly string[] } | null>(null);
  const change = (next: string, dropped: readonly string[]) => {
    for (const source of dropped) form.setValue(source, [], { shouldDirty: true });
    form.setValue('type', next, { shouldDirty: true });
    setPending(null);
  };
  const ask = (next: string) => {
    const dropped = fieldsNotOf(next).filter((source) => ((form.getValues(source) ?? []) as unknown[]).length > 0);
    if (dropped.length === 0) return next;
    setPending({ type: next, dropped });
    return form.getValues('type') as string;
  };
  return (
    <FieldFrame source="type">
      <SelectInput field={type} source="type" label={type.label} parse={ask} />
      {pending && (
        <ChoiceDialog
          title={circularWords.changeType}
          onClose={() => setPending(null)}
          choices={[
            { label: circularWords.cancel, act: () => setPending(null), main: true },
            { label: circularWords.changeType, act: () => change(pending.type, pending.dropped), color: 'error' },
          ]}
        >
          {circularWords.dropped(pending.dropped.map((source) => fields[source]?.label ?? source))}
        </ChoiceDialog>
      )}
    </FieldFrame>
  );
}
