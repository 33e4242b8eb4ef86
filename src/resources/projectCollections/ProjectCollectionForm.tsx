import { projectCollections } from '../../../domain/types/projectCollection';
import { FieldInput } from '../../fields/FieldInput';
import { FormSection } from '../../form/FormSection';
import type { EntryForm } from '../formPages';

export const projectCollectionForm: EntryForm = { type: projectCollections, Inputs: ProjectCollectionInputs };

function ProjectCollectionInputs() {
  return (
    <FormSection>
      <FieldInput source="title" wide />
      <FieldInput source="description" />
      <FieldInput source="isDynamic" />
      <FieldInput source="selection" />
      <FieldInput source="filters" />
    </FormSection>
  );
}
