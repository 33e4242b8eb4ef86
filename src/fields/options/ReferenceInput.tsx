import { useMemo } from 'react';
import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ReferenceField } from '../../../domain/fields';
import { useReferences } from '../../cache/references';
import type { KindInputProps } from '../kind';
import { useSelectProps } from '../SelectInput';
import { referenceOptions } from './referenceOptions';

/** One entry of a reference list or none. What is chosen but no longer offered stays. */
export function ReferenceInput({ field, ...named }: KindInputProps<ReferenceField>) {
  const { path, ...props } = useSelectProps(named);
  const value = useWatch({ name: path }) as { id: number; name?: string } | null | undefined;
  const entries = useReferences(field.list);
  const options = useMemo(() => referenceOptions(entries, field.context), [entries, field.context]);
  const former =
    value && !options.some(({ id }) => id === value.id)
      ? [{ id: value.id, label: value.name ?? `#${value.id}`, entry: value }]
      : [];
  const choices = [...former, ...options];
  return (
    <SelectInput
      {...props}
      choices={choices}
      optionText="label"
      format={(chosen: { id: number } | null) => chosen?.id ?? ''}
      parse={(id: number | '') => choices.find((choice) => choice.id === id)?.entry ?? null}
    />
  );
}
