import type { ReactNode } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { localeOf } from './FormLanguage';
import { get, useFormContext, useFormState } from 'react-hook-form';

const same = <Value,>(value: Value) => value;

/**
 * react-admin's `useInput` for a declared field: the value as it is, subscribed to nothing else, with what a text field
 * of the form needs (`textField`). The id is a valid HTML id and the same for the same place.
 */
export function useField<Value>(
  source: string,
  { label, required = false }: { label?: string; required?: boolean } = {},
) {
  const { id, field, fieldState } = useInput<Value>({ source, id: fieldId(source), format: same, parse: same });
  const error = messageOf(fieldState.error);
  const textField = {
    id,
    label,
    required,
    onBlur: field.onBlur as () => void,
    inputRef: field.ref,
    error: error !== undefined,
    helperText: error,
    size: 'small',
    margin: 'none',
    fullWidth: true,
    // The rule is checked on saving, with the message of the declaration.
    slotProps: {
      htmlInput: {
        autoComplete: 'off',
        lang: localeOf(source),
        required: false,
        'aria-required': required || undefined,
      },
    },
  } as const;
  return {
    id,
    value: field.value as Value | null | undefined,
    onChange: field.onChange as (value: Value) => void,
    onBlur: field.onBlur as () => void,
    ref: field.ref,
    error,
    textField,
  };
}

/** A text field that shows the browser's own select. */
export const nativeSelect = {
  select: true,
  slotProps: { select: { native: true }, inputLabel: { shrink: true } },
} as const;

/** The message at a place, for an input that brings its own connection to the form. */
export function useFieldError(source: string): ReactNode {
  const { control } = useFormContext();
  // The errors alone: whoever looks at the state of a field asks to be told of each check of each field, and the form
  // is drawn as often.
  const { errors } = useFormState({ control, name: source, exact: true });
  return messageOf(get(errors, source) as Parameters<typeof messageOf>[0]);
}

/** The message about a list as a whole, e.g. too many entries; messages of its items stand at the items. */
export function useListError(source: string): ReactNode {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name: source });
  return messageOf((get(errors, source) as { root?: { message?: string } } | undefined)?.root);
}

/** Whether anything inside an item has a message. */
export function useHasError(source: string): boolean {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name: source });
  return get(errors, source) !== undefined;
}

/**
 * react-admin's validators say theirs by a key that is still to be translated, those of a whole form within an object.
 */
function messageOf(error: { message?: unknown } | undefined): ReactNode {
  const message =
    typeof error?.message === 'object' ? (error.message as { message?: unknown } | null)?.message : error?.message;
  if (typeof message !== 'string') return undefined;
  return message.startsWith('@@react-admin@@') ? <ValidationError error={message} /> : message;
}

export function fieldId(source: string): string {
  return `field-${source.replaceAll('.', '-')}`;
}
