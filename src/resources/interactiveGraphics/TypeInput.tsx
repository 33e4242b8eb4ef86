import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import TextField from '@mui/material/TextField';
import { graphicTypes, interactiveGraphics } from '../../../domain/types/interactiveGraphic';
import { FieldFrame } from '../../fields/FieldFrame';
import { nativeSelect, useField } from '../../fields/useField';
import { graphicWords } from '../../i18n/nouns/interactiveGraphics';
import { ChoiceDialog } from '../../ui/ChoiceDialog';

/** The type; another one drops what the graphic shows, and is asked about first. */
export function TypeInput() {
  const { getValues, setValue } = useFormContext();
  const { value, onChange, textField } = useField<string>('type', { label: interactiveGraphics.fields.type.label });
  const [asked, setAsked] = useState<string | null>(null);
  const change = (type: string) => {
    setAsked(null);
    onChange(type);
    for (const name of ['elements', 'markers']) if ((getValues(name) as unknown[] | undefined)?.length) setValue(name, [], { shouldDirty: true });
  };
  const holds = () => ['elements', 'markers'].some((name) => (getValues(name) as unknown[] | undefined)?.length);
  const { title, question, change: label, cancel } = graphicWords.changeType;
  return (
    <FieldFrame source="type">
      <TextField {...textField} {...nativeSelect} value={value ?? ''} onChange={({ target }) => (holds() ? setAsked(target.value) : change(target.value))}>
        {graphicTypes.map((type) => <option key={type.id} value={type.id}>{type.label}</option>)}
      </TextField>
      {asked !== null && (
        <ChoiceDialog title={title} role="alertdialog" onClose={() => setAsked(null)} choices={[{ label: cancel, act: () => setAsked(null), isFirst: true }, { label, act: () => change(asked), color: 'error' }]}>{question}</ChoiceDialog>
      )}
    </FieldFrame>
  );
}
