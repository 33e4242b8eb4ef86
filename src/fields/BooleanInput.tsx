import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { BooleanField } from '../../domain/fields';
import type { KindInputProps } from './kind';
import { useField } from './useField';

interface BooleanInputProps extends Omit<KindInputProps<BooleanField>, 'field'> {
  /** What a change does, where it is not this value alone. */
  onMark?: (value: boolean) => void;
}

/** Yes or no: the browser's own checkbox. */
export function BooleanInput({ source, label, onMark }: BooleanInputProps) {
  const { id, value, onChange, onBlur, ref, error } = useField<boolean>(source);
  return (
    <>
      <Box
        component="label"
        htmlFor={id}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 40,
          typography: 'body2',
          '& input': { width: 18, height: 18, m: 0, accentColor: 'var(--mui-palette-primary-main, currentColor)' },
        }}
      >
        <input
          id={id}
          ref={ref}
          type="checkbox"
          checked={value ?? false}
          onBlur={onBlur}
          onChange={(event) => (onMark ?? onChange)(event.target.checked)}
        />
        {label}
      </Box>
      {error && <FormHelperText error>{error}</FormHelperText>}
    </>
  );
}
