import { get, useFormContext, useFormState } from 'react-hook-form';

/** The message about a list as a whole, e.g. too many entries; messages of its items stand at the items. */
export function useListError(path: string): string | undefined {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name: path });
  return (get(errors, path) as { root?: { message?: string } } | undefined)?.root?.message;
}

/** Whether anything inside an item has a message. */
export function useHasError(path: string): boolean {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name: path });
  return get(errors, path) !== undefined;
}
