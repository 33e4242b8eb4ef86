import type { RecordField, RecordsField, TiesField } from '../../domain/fields';
import type { KindInputProps } from './kind';
import { RecordInput } from './records/RecordInput';
import { RecordsInput } from './records/RecordsInput';
import { TiesInput } from './ties/TiesInput';

/** The input of a field that leads to other records, by its kind. */
export function RelatedInput({ field, ...props }: KindInputProps<RecordField | RecordsField | TiesField>) {
  switch (field.kind) {
    case 'record': return <RecordInput field={field} {...props} />;
    case 'records': return <RecordsInput field={field} {...props} />;
    case 'ties': return <TiesInput field={field} {...props} />;
  }
}
