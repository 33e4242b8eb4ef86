import { useCallback } from 'react';
import { useController, useFormContext, useFormState } from 'react-hook-form';

/**
 * The value at a path of the form, subscribed to nothing else. A change clears the message the last attempt to
 * save left at the field. The id is a valid HTML id and the same for the same path.
 */
export function useField<Value>(path: string) {
  const { clearErrors } = useFormContext();
  const { field, fieldState } = useController({ name: path });
  const error = fieldState.error?.message;
  const failed = fieldState.error !== undefined;
  const change = field.onChange;
  const onChange = useCallback(
    (value: Value) => {
      if (failed) clearErrors(path);
      change(value);
    },
    [failed, clearErrors, path, change],
  );
  return { id: fieldId(path), value: field.value as Value | null | undefined, onChange, onBlur: field.onBlur, ref: field.ref, error };
}

/** The message at a path, for an input that brings its own connection to the form. */
export function useFieldError(path: string): string | undefined {
  const { control, getFieldState } = useFormContext();
  return getFieldState(path, useFormState({ control, name: path, exact: true })).error?.message;
}

export function fieldId(path: string): string {
  return `field-${path.replaceAll('.', '-')}`;
}
