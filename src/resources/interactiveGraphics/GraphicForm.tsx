import { useIsLocked } from '../../fields/formContext';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useWatch, useFormContext } from 'react-hook-form';
import { useState } from 'react';
import { isMissing } from '../../../domain/locales';
import { interactiveGraphics } from '../../../domain/types/interactiveGraphic';
import { FieldInput } from '../../fields/FieldInput';
import { FieldFrame, FieldWithoutInput } from '../../fields/FieldFrame';
import { FormSection } from '../../form/FormSection';
import { graphicWords } from '../../i18n/types';
import type { ContentFormDefinition } from '../formPages';
import { SelectInput } from '../../fields/inputs';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { ElementEditor } from './editor/ElementEditor';
import { MarkerEditor } from './editor/MarkerEditor';
import { ShapeChooser } from './editor/ShapeChooser';
import { SvgInput } from './SvgInput';

const { type } = interactiveGraphics.fields;

export const graphicForm: ContentFormDefinition = {
  type: interactiveGraphics,
  Inputs: GraphicInputs,
  start: () => ({ isPublic: true }),
};

function GraphicInputs() {
  const [type, svg, selector] = useWatch({ name: ['type', 'svg', 'selector'] }) as (string | null | undefined)[];
  const isHotspots = type === 'hotspots';
  const hasDrawing = !isMissing(svg);
  // The selector that the chooser wrote. A new drawing begins with the chooser; typing a selector closes it.
  const [written, setWritten] = useState<string | null>(isMissing(selector) ? '' : null);
  const isLocked = useIsLocked('selector');
  const isChoosing = !isLocked && written !== null && written === (selector ?? '');
  const isReady = hasDrawing && (isHotspots || (!isChoosing && !isMissing(selector)));
  const { editor, markers, drawing } = graphicWords.sections;
  return (
    <>
      <FormSection>
        <FieldInput source="title" wide />
        <TypeInput />
        <FieldInput source="copyright" />
        <FieldInput source="description" />
      </FormSection>
      {isReady && (
        <FormSection title={isHotspots ? markers : editor}>
          {isHotspots ? <MarkerEditor /> : <ElementEditor />}
        </FormSection>
      )}
      {/* A review shows proposals even if there is nothing to edit. */}
      {(!isReady || isHotspots) && <FieldWithoutInput source="elements" />}
      {(!isReady || !isHotspots) && <FieldWithoutInput source="markers" />}
      <FormSection title={drawing}>
        <SvgInput />
        {isHotspots ? (
          <>
            <FieldWithoutInput source="selector" />
            <FieldWithoutInput source="start" />
          </>
        ) : (
          <>
            {hasDrawing && isChoosing && <ShapeChooser onChoose={setWritten} onDone={() => setWritten(null)} />}
            {hasDrawing && !isChoosing && !isLocked && (
              <Box sx={{ gridColumn: '1 / -1' }}>
                <Button size="small" variant="outlined" onClick={() => setWritten(selector ?? '')}>
                  {graphicWords.choose}
                </Button>
              </Box>
            )}
            <FieldInput source="selector" />
            <FieldInput source="start" />
          </>
        )}
      </FormSection>
    </>
  );
}

/** The type. Changing it drops the content of the graphic, after a question. */
function TypeInput() {
  const { getValues, setValue } = useFormContext();
  const [pending, setPending] = useState<string | null>(null);
  const held = () => ['elements', 'markers'].filter((name) => (getValues(name) as unknown[] | undefined)?.length);
  const change = (type: string) => {
    setPending(null);
    setValue('type', type, { shouldDirty: true });
    for (const name of held()) setValue(name, [], { shouldDirty: true });
  };
  const ask = (chosen: string) => {
    if (held().length === 0) return chosen;
    setPending(chosen);
    return getValues('type') as string;
  };
  const { title, question, change: label, cancel } = graphicWords.changeType;
  return (
    <FieldFrame source="type">
      <SelectInput field={type} source="type" label={type.label} parse={ask} />
      {pending !== null && (
        <ChoiceDialog
          title={title}
          role="alertdialog"
          onClose={() => setPending(null)}
          choices={[
            { label: cancel, act: () => setPending(null), isFirst: true },
            { label, act: () => change(pending), color: 'error' },
          ]}
        >
          {question}
        </ChoiceDialog>
      )}
    </FieldFrame>
  );
}
