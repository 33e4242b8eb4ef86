import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useField } from '../useField';

/** A mark that at most one of the rows has: whoever sets it here takes it from the others. */
export function MarkInput({ path, label, onMark }: { path: string; label: string; onMark: (value: boolean) => void }) {
  const { id, value, onBlur, ref, error } = useField<boolean>(path);
  return (
    <>
      <Box component="label" htmlFor={id} sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40, typography: 'body2', '& input': { width: 18, height: 18, m: 0, accentColor: 'var(--mui-palette-primary-main, currentColor)' } }}>
        <input id={id} ref={ref} type="checkbox" checked={value ?? false} onBlur={onBlur} onChange={(event) => onMark(event.target.checked)} />
        {label}
      </Box>
      {error && <FormHelperText error>{error}</FormHelperText>}
    </>
  );
}
