import { type ComponentType, type ReactNode, useState } from 'react';
import { useInput, useWrappedSource, ValidationError } from 'react-admin';
import { get, useFormContext, useFormState } from 'react-hook-form';
import type { Field, Fields } from '../../domain/fields';
import { hasCaptions } from '../../domain/kinds/items';
import { localeOf, useIsLocked } from './formContext';

/** Props of the input of every kind of field. */
export interface KindInputProps<F extends Field = Field> {
  field: F;
  /** The path of its value in the record, or in an item, such as `translations.fr.title`. */
  source: string;
  label: string;
  /** Shows the mark of a required field. */
  required?: boolean;
  /** The inputs of the parts of a list item. */
  children?: ReactNode;
}

/** What a list shows in addition to the inputs of its items. All of these must be stable, because rows are memoized. */
export interface ListOptions {
  /** An item on one line; rows with a summary are collapsed until they are opened. */
  summary?: (item: Record<string, unknown>) => string;
  /** The question before removing an item, with an optional title; null to remove it without asking. */
  askBeforeRemoving?: (item: Record<string, unknown>) => { title?: string; question: string } | null;
  /** Shown below the inputs of an item, such as a video preview. */
  Extra?: ComponentType<{ source: string }>;
}

const wide: readonly Field['kind'][] = [
  'multiline',
  'svg',
  'richText',
  'list',
  'associations',
  'image',
  'images',
  'files',
];

/** Whether a field needs the full width of a form. */
export const isWide = ({ kind }: Field): boolean => wide.includes(kind);

/**
 * Whether a field has different content in other languages. Pictures are the same in all, but their captions are not;
 * likewise for items with text.
 */
export function hasLanguages(field: Field): boolean {
  if (field.translated || hasCaptions(field)) return true;
  return 'item' in field && Object.values(field.item as Fields).some(hasLanguages);
}

const same = <Value,>(value: Value) => value;
const textOf = (value: unknown) => value ?? '';

interface Named {
  source: string;
  label: string;
  required?: boolean | undefined;
}

/**
 * Props of react-admin's inputs for a declared field: the unconverted value, `''` for an empty one, a valid id that is
 * stable per path, the language of the text, and whether it is read-only. The declaration's rules are checked on
 * saving.
 */
export function useInputProps({ source, label, required = false }: Named) {
  const path = useWrappedSource(source);
  return {
    id: fieldId(path),
    path,
    source,
    label,
    isRequired: required,
    // Not `disabled`: react-hook-form would omit the value.
    readOnly: useIsLocked(path),
    format: textOf,
    parse: same,
    helperText: false as ReactNode,
    size: 'small',
    margin: 'none',
    fullWidth: true,
    slotProps: {
      htmlInput: { autoComplete: 'off', lang: localeOf(path), 'aria-required': required || undefined },
    },
  } as const;
}

/**
 * Slots for a text that looks invalid before its rule is checked, because react-admin's inputs do not accept `error`.
 */
export const invalidSlots = (isWrong: boolean) => {
  const error = isWrong || undefined;
  return { input: { error }, inputLabel: { error }, formHelperText: { error } };
};

/** `useInput` for our own inputs, with the field's message. */
export function useField<Value>(source: string) {
  const path = useWrappedSource(source);
  const { id, field, fieldState } = useInput<Value>({ source, id: fieldId(path), format: same, parse: same });
  return {
    id,
    path,
    value: field.value as Value | null | undefined,
    onChange: field.onChange as (value: Value) => void,
    onBlur: field.onBlur as () => void,
    ref: field.ref,
    error: messageOf(fieldState.error),
  };
}

/** The message at a path, for an input that connects to the form by itself. */
export function useFieldError(path: string): ReactNode {
  const { control } = useFormContext();
  // Reads only the errors, because subscribing to a field's state re-renders on every check of every field.
  const { errors } = useFormState({ control, name: path, exact: true });
  return messageOf(get(errors, path) as Parameters<typeof messageOf>[0]);
}

/** The message about a list as a whole, such as too many entries; those about its items are shown with the items. */
export function useListError(path: string): ReactNode {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name: path });
  return messageOf((get(errors, path) as { root?: { message?: string } } | undefined)?.root);
}

/** Whether anything inside an item has a message. */
export function useHasError(path: string): boolean {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name: path });
  return get(errors, path) !== undefined;
}

const messageOf = (error: { message?: unknown } | undefined): ReactNode =>
  error?.message ? <ValidationError error={error.message as string} /> : undefined;

export function fieldId(path: string): string {
  return `field-${path.replaceAll('.', '-')}`;
}

/**
 * `format`, `parse` and `onBlur` for a text that stays as typed until the input loses the focus, while the form gets
 * the parsed value. Values set from elsewhere, by undo or merge, are shown immediately.
 */
export function useTyped(read: (text: string) => string | null, show: (value: string | null | undefined) => string) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    isTyping: typed !== null,
    text: {
      format: (value: string | null | undefined) => (typed !== null && read(typed) === value ? typed : show(value)),
      parse: (text: string) => {
        setTyped(text);
        return read(text);
      },
      onBlur: () => setTyped(null),
    },
  };
}
