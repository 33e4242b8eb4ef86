import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { interactiveGraphics } from '../../../domain/types/interactiveGraphic';
import { FieldInput } from '../../fields/FieldInput';
import { FieldWithoutInput } from '../../fields/FieldWithoutInput';
import { FormSection } from '../../form/FormSection';
import { graphicWords } from '../../i18n/nouns/interactiveGraphics';
import type { EntryForm } from '../formPages';
import { ElementEditor } from './editor/ElementEditor';
import { MarkerEditor } from './editor/MarkerEditor';
import { SvgInput } from './SvgInput';
import { TypeInput } from './TypeInput';

export const graphicForm: EntryForm = { type: interactiveGraphics, Inputs: GraphicInputs, start: () => ({ isPublic: true }) };

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
        {isHotspots ? <><FieldWithoutInput source="selector" /><FieldWithoutInput source="start" /></> : <><FieldInput source="selector" /><FieldInput source="start" /><SelectorHint /></>}
      </FormSection>
    </>
  );
}

/** What to do next, once there is a drawing: without a selector nothing of it can be given a text. */
function SelectorHint() {
  const [svg, selector] = useWatch({ name: ['svg', 'selector'] }) as [string, string];
  if ((svg ?? '').trim() === '' || (selector ?? '').trim() !== '') return null;
  return <Typography role="status" variant="body2" color="text.secondary" sx={{ gridColumn: '1 / -1' }}>{graphicWords.selectorHint}</Typography>;
}

/** Once there is a drawing, and what to look for in it. */
function Editor({ isHotspots }: { isHotspots: boolean }) {
  const [svg, selector] = useWatch({ name: ['svg', 'selector'] }) as [string, string];
  const isReady = (svg ?? '').trim() !== '' && (isHotspots || (selector ?? '').trim() !== '');
  const { editor, markers } = graphicWords.sections;
  return (
    <>
      {isReady && <FormSection title={isHotspots ? markers : editor}>{isHotspots ? <MarkerEditor /> : <ElementEditor />}</FormSection>}
      {/* A review shows what is proposed where there is nothing to edit. */}
      {(!isReady || isHotspots) && <FieldWithoutInput source="elements" />}
      {(!isReady || !isHotspots) && <FieldWithoutInput source="markers" />}
    </>
  );
}
