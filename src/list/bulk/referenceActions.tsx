import { lazy } from 'react';
import type { Field } from '../../../domain/fields';
import { bulkWords } from '../../i18n/lists';
import type { ListedType } from '../ListType';
import type { BulkAction } from './BulkMenu';

const ReferenceDialog = lazy(() => import('./ReferenceDialog').then((module) => ({ default: module.ReferenceDialog })));

/** Adds an entry of a reference list to the marked records, or takes it away. */
export function referenceActions(type: Pick<ListedType, 'fields'>, name: string): BulkAction[] {
  const field = type.fields[name] as Field | undefined;
  if (field?.kind !== 'references') throw new Error(`${name} is no field with references.`);
  return [true, false].map((isAdding) => ({
    label: (isAdding ? bulkWords.add : bulkWords.remove)(field.label),
    dialog: (onClose) => <ReferenceDialog name={name} field={field} isAdding={isAdding} onClose={onClose} />,
  }));
}
