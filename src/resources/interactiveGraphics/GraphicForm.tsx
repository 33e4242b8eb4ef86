import { interactiveGraphics } from '../../../domain/types/interactiveGraphic';
import { FieldInput } from '../../fields/FieldInput';
import { FormSection } from '../../form/FormSection';
import { graphicWords } from '../../i18n/interactiveGraphics';
import type { EntryForm } from '../formPages';

export const graphicForm: EntryForm = { type: interactiveGraphics, Inputs: GraphicInputs, start: () => ({ isPublic: true }) };

function GraphicInputs() {
  return (
    <>
      <FormSection>
        <FieldInput source="title" wide />
        <FieldInput source="type" />
        <FieldInput source="copyright" />
        <FieldInput source="description" />
      </FormSection>
      <FormSection title={graphicWords.sections.drawing}>
        <FieldInput source="svg" />
        <FieldInput source="selector" />
        <FieldInput source="start" />
        <FieldInput source="elements" />
        <FieldInput source="markers" />
      </FormSection>
    </>
  );
}
