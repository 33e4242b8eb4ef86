import { RichTextInput } from 'ra-input-rich-text';
import { useMemo, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { contentStyle } from './contentStyle';
import type { Content } from './echo';
import { editorOptions } from './editorOptions';
import { RichTextToolbar } from './RichTextToolbar';

interface RichTextEditorProps {
  id: string;
  path: string;
  /** Name of the field, for the toolbar. */
  name: string;
  labelledBy: string;
  /** Id of the message about the field, where there is one. */
  errorId: string | undefined;
  disabled: boolean;
}

/** RichTextInput with the tools of document 1, section 9. A module of its own: it is most of the weight of a form. */
export function RichTextEditor({ id, path, name, labelledBy, errorId, disabled }: RichTextEditorProps) {
  const { clearErrors, getValues } = useFormContext();
  const content = useMemo((): Content => ({ current: () => (getValues(path) as string | null | undefined) ?? '', read: '', written: '' }), [getValues, path]);
  const error = useRef(errorId);
  error.current = errorId;
  const options = useMemo(
    () => editorOptions(content, { labelledBy, errorId: () => error.current, disabled }),
    [content, labelledBy, disabled],
  );
  return (
    <RichTextInput
      id={id}
      source={path}
      // Label and message stand around it, as around every field.
      label={false}
      helperText={false}
      // Not `disabled`: react-hook-form leaves such fields out of what is saved.
      readOnly={disabled}
      editorOptions={options}
      toolbar={<RichTextToolbar name={name} errorId={errorId} />}
      // What was only read again is no change, and back at the start the form is as it was.
      parse={(html: string) => (html === content.written ? content.read : html)}
      onChange={() => clearErrors(path)}
      sx={contentStyle(errorId !== undefined)}
    />
  );
}
