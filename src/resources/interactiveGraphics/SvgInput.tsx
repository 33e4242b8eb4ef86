import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useRef, useState, type ClipboardEvent } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { maxDrawingLength, type CheckedDrawing } from '../../../domain/graphics/drawings';
import { interactiveGraphics } from '../../../domain/types/interactiveGraphic';
import { apiFetch, fieldErrors } from '../../api/http';
import { FieldFrame } from '../../fields/FieldFrame';
import { useInputProps } from '../../fields/useField';
import { drawingWords } from '../../i18n/types';

const { svg: declared } = interactiveGraphics.fields;
/** Longer code is only shown on request, because browsers take seconds to lay out a line of several megabytes. */
const muchCode = 100_000;

/**
 * A drawing from a file, dropped, pasted or typed. The server checks new code as it would when storing it: the form
 * gets what remains, and lists what was removed.
 */
export function SvgInput() {
  const { setError, setValue, clearErrors, getValues } = useFormContext();
  const { path: _, ...props } = useInputProps({ source: 'svg', label: declared.label, required: true });
  const value = useWatch({ name: 'svg' }) as string | null | undefined;
  const write = (svg: string) => setValue('svg', svg, { shouldDirty: true, shouldValidate: true });
  const [removed, setRemoved] = useState<CheckedDrawing['removed']>([]);
  const [isChecking, setChecking] = useState(false);
  const [isOver, setOver] = useState(false);
  const [isShown, setShown] = useState(false);
  const checked = useRef(value ?? '');
  const file = useRef<HTMLInputElement>(null);

  const check = async (svg: string) => {
    if (svg === checked.current) return;
    checked.current = svg;
    setRemoved([]);
    clearErrors('svg');
    if (svg.trim() === '') return;
    setChecking(true);
    try {
      const answer = await apiFetch<CheckedDrawing>(`/${interactiveGraphics.name}/drawing`, {
        method: 'POST',
        body: { svg },
      });
      // The code has changed in the meantime.
      if (checked.current !== svg || getValues('svg') !== svg) return;
      checked.current = answer.svg;
      write(answer.svg);
      setRemoved(answer.removed);
    } catch (error) {
      if (checked.current !== svg) return;
      checked.current = '';
      setError('svg', {
        message:
          fieldErrors(error).svg ??
          (error instanceof Error && error.message !== '' ? error.message : drawingWords.failed),
      });
    } finally {
      setChecking(false);
    }
  };
  const take = (svg: string) => {
    write(svg);
    void check(svg);
  };
  const takeFile = async (chosen: File | undefined) => {
    if (!chosen || props.readOnly) return;
    if (chosen.size > maxDrawingLength * 1.3) return setError('svg', { message: drawingWords.tooLarge });
    take(await chosen.text());
  };
  const onPaste = (event: ClipboardEvent) => {
    const [pasted] = [...event.clipboardData.files];
    if (pasted) event.preventDefault();
    if (pasted) void takeFile(pasted);
    // Runs when the code is in the field.
    else setTimeout(() => void check(String(getValues('svg') ?? '')));
  };
  const length = value?.length ?? 0;
  return (
    <FieldFrame source="svg" wide>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!props.readOnly);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void takeFile([...event.dataTransfer.files][0]);
        }}
        sx={{
          display: 'grid',
          gap: 1,
          borderRadius: 1,
          outline: isOver ? '2px dashed' : undefined,
          outlineColor: 'primary.main',
          outlineOffset: 4,
        }}
      >
        <Box sx={{ display: props.readOnly ? 'none' : 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Button variant="outlined" size="small" startIcon={<UploadIcon />} onClick={() => file.current?.click()}>
            {drawingWords.upload}
          </Button>
          <input
            ref={file}
            type="file"
            accept=".svg,image/svg+xml"
            aria-label={drawingWords.upload}
            hidden
            onChange={(event) => {
              void takeFile([...(event.target.files ?? [])][0]);
              event.target.value = '';
            }}
          />
          <Typography variant="body2" color="text.secondary">
            {drawingWords.paste}
          </Typography>
        </Box>
        {length > muchCode && !isShown ? (
          <Button size="small" sx={{ justifySelf: 'start' }} onClick={() => setShown(true)}>
            {drawingWords.showCode(length)}
          </Button>
        ) : (
          <TextInput
            {...props}
            multiline
            rows={4}
            onBlur={() => void check(String(getValues('svg') ?? ''))}
            onPaste={onPaste}
            slotProps={{
              htmlInput: {
                ...props.slotProps.htmlInput,
                spellCheck: false,
                style: { fontFamily: 'monospace', fontSize: 12 },
              },
            }}
          />
        )}
        {isChecking && <LinearProgress aria-label={drawingWords.checking} />}
        {removed.length > 0 && (
          <Alert severity="info" role="status" onClose={() => setRemoved([])}>
            {drawingWords.removed} {removed.map(({ what, count }) => drawingWords.removedOf[what](count)).join(', ')}.
          </Alert>
        )}
      </Box>
    </FieldFrame>
  );
}
