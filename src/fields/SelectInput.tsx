import { FieldTitle, SelectInput as StockSelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ChoiceField } from '../../domain/fields';
import type { KindInputProps } from './kind';
import { useInputProps } from './useField';

/** Props of react-admin's SelectInput. Its accessible name is only the label: MUI's would include the value. */
export function useSelectProps(named: Parameters<typeof useInputProps>[0]) {
  const { slotProps: _, ...props } = useInputProps(named);
  return {
    ...props,
    translateChoice: false,
    slotProps: {
      inputLabel: { shrink: true },
      select: {
        displayEmpty: true,
        SelectDisplayProps: { 'aria-labelledby': `${props.id}-label`, 'aria-required': props.isRequired || undefined },
      },
    },
  };
}

/** One of a few choices. `parse` converts the choice. */
export function SelectInput({
  field: { choices },
  parse,
  ...named
}: KindInputProps<ChoiceField> & { parse?: (id: string) => string }) {
  const { path, ...props } = useSelectProps(named);
  const value = (useWatch({ name: path }) as string | null | undefined) ?? '';
  const offered = choices.some(({ id }) => id === value) ? choices : [{ id: value, label: value }, ...choices];
  return (
    <StockSelectInput
      {...props}
      parse={parse ?? props.parse}
      choices={[...offered]}
      optionText="label"
      // No empty choice besides these.
      isRequired
      label={<FieldTitle label={named.label} isRequired={named.required ?? false} />}
    />
  );
}
