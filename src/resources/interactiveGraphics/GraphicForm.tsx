import Typography from '@mui/material/Typography';
import { useWatch, useFormContext } from 'react-hook-form';
import { useState } from 'react';
import { interactiveGraphics } from '../../../domain/types/interactiveGraphic';
import { FieldInput } from '../../fields/FieldInput';
import { FieldFrame, FieldWithoutInput } from '../../fields/FieldFrame';
import { FormSection } from '../../form/FormSection';
import { graphicWords } from '../../i18n/types';
import type { EntryForm } from '../formPages';
import { SelectInput } from '../../fields/inputs';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { ElementEditor } from './editor/ElementEditor';
import { MarkerEditor } from './editor/MarkerEditor';
import { SvgInput } from './SvgInput';

const { type } = interactiveGraphics.fields;

export const graphicForm: EntryForm = {
  type: interactiveGraphics,
  Inputs: GraphicInputs,
  start: () => ({ isPublic: true }),
};

function GraphicInputs() {
  const isHotspots = useWatch({ name: 'type' }) === 'hotspots';
  return (
    <>
      <FormSection>
        <FieldInput source="title" wide />
        <TypeInput />
        <FieldInput source="copyright" />
        <FieldInput source="description" />
      </FormSection>
      <Editor isHotspots={isHotspots} />
      <FormSection title={graphicWords.sections.drawing}>
        <SvgInput />
        {isHotspots ? (
          <>
            <FieldWithoutInput source="selector" />
            <FieldWithoutInput source="start" />
          </>
        ) : (
          <>
            <FieldInput source="selector" />
            <FieldInput source="start" />
            <SelectorHint />
          </>
        )}
      </FormSection>
    </>
  );
}

/** The next step after adding a drawing: without a selector no element can get a text. */
function SelectorHint() {
  const [svg, selector] = useWatch({ name: ['svg', 'selector'] }) as [string, string];
  if ((svg ?? '').trim() === '' || (selector ?? '').trim() !== '') return null;
  return (
    <Typography role="status" variant="body2" color="text.secondary" sx={{ gridColumn: '1 / -1' }}>
      {graphicWords.selectorHint}
    </Typography>
  );
}

/** Shown once there are a drawing and a selector. */
function Editor({ isHotspots }: { isHotspots: boolean }) {
  const [svg, selector] = useWatch({ name: ['svg', 'selector'] }) as [string, string];
  const isReady = (svg ?? '').trim() !== '' && (isHotspots || (selector ?? '').trim() !== '');
  const { editor, markers } = graphicWords.sections;
  return (
    <>
      {isReady && (
        <FormSection title={isHotspots ? markers : editor}>
          {isHotspots ? <MarkerEditor /> : <ElementEditor />}
        </FormSection>
      )}
      {/* A review shows proposals even if there is nothing to edit. */}
      {(!isReady || isHotspots) && <FieldWithoutInput source="elements" />}
      {(!isReady || !isHotspots) && <FieldWithoutInput source="markers" />}
    </>
  );
}

/** The type. Changing it drops the graphic's content, after a question. */
function TypeInput() {
  const { getValues, setValue } = useFormContext();
  const [asked, setAsked] = useState<string | null>(null);
  const held = () => ['elements', 'markers'].filter((name) => (getValues(name) as unknown[] | undefined)?.length);
  const change = (type: string) => {
    setAsked(null);
    setValue('type', type, { shouldDirty: true });
    for (const name of held()) setValue(name, [], { shouldDirty: true });
  };
  const ask = (chosen: string) => {
    if (held().length === 0) return chosen;
    setAsked(chosen);
    return getValues('type') as string;
  };
  const { title, question, change: label, cancel } = graphicWords.changeType;
  return (
    <FieldFrame source="type">
      <SelectInput field={type} source="type" label={type.label} parse={ask} />
      {asked !== null && (
        <ChoiceDialog
          title={title}
          role="alertdialog"
          onClose={() => setAsked(null)}
          choices={[
            { label: cancel, act: () => setAsked(null), isFirst: true },
            { label, act: () => change(asked), color: 'error' },
          ]}
        >
          {question}
        </ChoiceDialog>
      )}
    </FieldFrame>
  );
}
