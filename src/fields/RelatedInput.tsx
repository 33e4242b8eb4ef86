import type { RecordField, RecordsField, AssociationsField } from '../../domain/fields';
import type { KindInputProps } from './kind';
import { RecordInput } from './records/RecordInput';
import { RecordsInput } from './records/RecordsInput';
import { AssociationsInput } from './associations/AssociationsInput';

/** The input of a field that leads to other records, by its kind. */
export function RelatedInput({ field, ...props }: KindInputProps<RecordField | RecordsField | AssociationsField>) {
  switch (field.kind) {
    case 'record': return <RecordInput field={field} {...props} />;
    case 'records': return <RecordsInput field={field} {...props} />;
    case 'associations': return <AssociationsInput field={field} {...props} />;
  }
}
