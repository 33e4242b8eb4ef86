import { lazy, Suspense, type ComponentType } from 'react';
import type { Field, RecordField, RecordsField, AssociationsField } from '../../domain/fields';
import { FilesInput } from '../uploads/FilesInput';
import { ImagesInput } from '../uploads/ImagesInput';
import { BooleanInput } from './BooleanInput';
import { ChoiceInput } from './ChoiceInput';
import { DateInput } from './DateInput';
import { DecimalInput } from './DecimalInput';
import { IntegerInput } from './IntegerInput';
import type { KindInputProps, ListOptions } from './kind';
import { ListInput } from './ListInput';
import { ReferenceInput } from './ReferenceInput';
import { ReferencesInput } from './ReferencesInput';
import { RichTextInput } from './RichTextInput';
import { TextInput } from './TextInput';

/** What leads to other records: its code arrives with the forms that have such fields. */
const RelatedInput = lazy<ComponentType<KindInputProps<RecordField | RecordsField | AssociationsField>>>(() => import('./RelatedInput').then((module) => ({ default: module.RelatedInput })));

/** The input of a field, by its kind. A list gets this very component for the parts of its items. */
export function KindInput({ field, path, label, required, ...list }: KindInputProps & ListOptions) {
  const props = { path, label, required };
  switch (field.kind) {
    case 'text': case 'multiline': case 'url': case 'email': return <TextInput field={field} {...props} />;
    case 'richText': return <RichTextInput field={field} {...props} />;
    case 'boolean': return <BooleanInput field={field} {...props} />;
    case 'date': return <DateInput field={field} {...props} />;
    case 'decimal': return <DecimalInput field={field} {...props} />;
    case 'choice': return <ChoiceInput field={field} {...props} />;
    case 'integer': return <IntegerInput field={field} {...props} />;
    case 'reference': return <ReferenceInput field={field} {...props} />;
    case 'references': return <ReferencesInput field={field} {...props} />;
    case 'record': case 'records': case 'associations': return <Suspense><RelatedInput field={field} {...props} /></Suspense>;
    case 'list': return <ListInput field={field} {...props} {...list} Input={KindInput} />;
    case 'images': return <ImagesInput name={path} label={label} />;
    case 'files': return <FilesInput name={path} label={label} />;
  }
}

/** Kinds that need the whole width of a form. */
export function isWide({ kind }: Field): boolean {
  return ['multiline', 'richText', 'list', 'associations', 'images', 'files'].includes(kind);
}
