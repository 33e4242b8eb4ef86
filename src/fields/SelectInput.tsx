import { FieldTitle, SelectInput as StockSelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ChoiceField } from '../../domain/fields';
import type { KindInputProps } from './kind';
import { useInputProps } from './useField';

/** What react-admin's SelectInput gets. Its name is its label alone: MUI's would end with what is chosen. */
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

/** One of a few. `parse` decides what becomes of a choice. */
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
      // There is nothing to choose but these.
      isRequired
      label={<FieldTitle label={named.label} isRequired={named.required ?? false} />}
    />
  );
}
