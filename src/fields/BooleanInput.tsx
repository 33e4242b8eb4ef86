import { BooleanInput as StockBooleanInput } from 'react-admin';
import type { BooleanField } from '../../domain/fields';
import type { KindInputProps } from './kind';
import { useInputProps } from './useField';

/** Yes or no. */
export function BooleanInput({ field: _, ...named }: KindInputProps<BooleanField>) {
  const { id, source, label, isRequired, parse, helperText } = useInputProps(named);
  return (
    <StockBooleanInput
      id={id}
      source={source}
      label={label}
      isRequired={isRequired}
      parse={parse}
      helperText={helperText}
      sx={{ minHeight: 40, justifyContent: 'center' }}
    />
  );
}
