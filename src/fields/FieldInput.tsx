import type { Field } from '../../domain/fields';
import { useFormType } from './FormType';
import { DeclaredInput } from './KindInput';
import type { ListOptions } from './kind';

/**
 * The input of a declared field, with its label and its rules. Nothing where its feature is switched off (its value
 * stays in the record), and in a further language nothing for fields that have no languages. `wide` says whether it
 * takes the whole row; by default its kind decides. `label`: where the form says something else than the declaration.
 */
export function FieldInput({ source, ...options }: { source: string; wide?: boolean; label?: string } & ListOptions) {
  const field = useFormType().fields[source] as Field | undefined;
  if (!field) throw new Error(`There is no field ${source}`);
  return <DeclaredInput field={field} name={source} {...options} />;
}
