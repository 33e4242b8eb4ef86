import { useWatch } from 'react-hook-form';
import type { RecordField } from '../../../domain/fields';
import { useFormType } from '../FormType';
import type { KindInputProps } from '../kind';
import { useField } from '../useField';
import type { RelatedRecord } from './recordOption';
import { RecordPicker } from './RecordPicker';

/**
 * One record of a content type or none. Of its own type never the record itself; circles are for the server to find.
 */
export function RecordInput({ field, source, label, required }: KindInputProps<RecordField>) {
  const { id, value, onChange, onBlur, error } = useField<RelatedRecord | null>(source);
  const own = useWatch({ name: 'id' }) as number | undefined;
  const isSameType = useFormType().name === field.resource;
  return (
    <RecordPicker
      id={id}
      label={label}
      resource={field.resource}
      value={value ?? null}
      onChange={onChange}
      onBlur={onBlur}
      error={error}
      required={required}
      except={isSameType ? own : undefined}
    />
  );
}
