import { lazy, Suspense, useMemo, type ComponentType } from 'react';
import { useWrappedSource } from 'react-admin';
import type { Field, FieldKind, FieldOf, Fields } from '../../domain/fields';
import { translatedPath } from '../../domain/locales';
import { formWords } from '../i18n/forms';
import { useFeature } from '../session/config';
import { BooleanInput } from './BooleanInput';
import { DateInput } from './dates/DateInput';
import { FieldFrame } from './FieldFrame';
import { useFormLanguage } from './FormLanguage';
import { useFormType } from './FormType';
import { hasLanguages, isWide, type KindInputProps, type ListOptions } from './kind';
import { ListInput } from './lists/ListInput';
import { DecimalInput, IntegerInput } from './NumberInput';
import { ReferenceInput } from './options/ReferenceInput';
import { ReferencesInput } from './options/ReferencesInput';
import { RichTextInput } from './RichTextInput';
import { SelectInput } from './SelectInput';
import { TextInput } from './TextInput';
import { FilesInput } from './uploads/FilesInput';
import { ImagesInput } from './uploads/ImagesInput';

/** The input of every kind of field. The code of kinds that few forms have arrives with those forms. */
const inputs: { readonly [Kind in FieldKind]: ComponentType<KindInputProps<FieldOf<Kind>> & ListOptions> } = {
  text: TextInput,
  multiline: TextInput,
  url: TextInput,
  email: TextInput,
  richText: RichTextInput,
  svg: TextInput,
  boolean: BooleanInput,
  date: DateInput,
  dateTime: lazy(() => import('./dates/DateTimeInput').then(({ DateTimeInput }) => ({ default: DateTimeInput }))),
  color: lazy(() => import('./ColorInput').then(({ ColorInput }) => ({ default: ColorInput }))),
  decimal: DecimalInput,
  integer: IntegerInput,
  choice: SelectInput,
  reference: ReferenceInput,
  references: ReferencesInput,
  record: lazy(() => import('./records/RecordInput').then(({ RecordInput }) => ({ default: RecordInput }))),
  records: lazy(() => import('./records/RecordsInput').then(({ RecordsInput }) => ({ default: RecordsInput }))),
  associations: lazy(() =>
    import('./lists/AssociationsInput').then(({ AssociationsInput }) => ({ default: AssociationsInput })),
  ),
  list: ListInput,
  image: lazy(() => import('./uploads/ImageInput').then(({ ImageInput }) => ({ default: ImageInput }))),
  images: ImagesInput,
  files: FilesInput,
};

// Whoever writes German only never needs it.
const GermanOf = lazy(() => import('./german/GermanOf').then((module) => ({ default: module.GermanOf })));

interface FieldInputProps extends ListOptions {
  source: string;
  /** What is declared, where that is not a field of the form's type: a part of an item. */
  field?: Field;
  /** Whether it takes the whole row; by default its kind decides. */
  wide?: boolean;
  /** Where the form says something else than the declaration. */
  label?: string;
}

/**
 * The input of a declared field, in the language of the form, with its label and its rules; what has no languages is
 * the same under every tab. Nothing where its feature is switched off: its value stays in the record.
 */
export function FieldInput({ source, field: given, wide, label, ...list }: FieldInputProps) {
  const { fields } = useFormType();
  const field = given ?? (fields[source] as Field | undefined);
  if (!field) throw new Error(`There is no field ${source}`);
  const locale = useFormLanguage();
  const isOn = useFeature();
  const german = useWrappedSource(source);
  const here = translatedPath(source, field.translated, locale);
  const path = useWrappedSource(here);
  const parts = useMemo(() => ('item' in field ? partsOf(field.item) : undefined), [field]);
  if (!isOn(field.feature)) return null;
  // Of a kind that has no other one in a further language there is only the place.
  const isHidden = field.germanOnly && locale !== 'de';
  const isTranslation = path !== german;
  const shown = label ?? field.label;
  const Input = inputs[field.kind] as ComponentType<KindInputProps & ListOptions>;
  const isBeside = isTranslation && field.kind === 'richText';
  return (
    // A field of another language is another field: its input starts anew.
    <FieldFrame key={path} source={here} wide={wide ?? isWide(field)} isHidden={isHidden} isBeside={isBeside}>
      <Suspense>
        <Input
          {...list}
          field={field}
          source={here}
          label={isTranslation ? formWords.translated(shown, locale) : shown}
          // A translation may be lacking.
          required={!isTranslation && 'required' in field && field.required !== undefined}
        >
          {parts}
        </Input>
      </Suspense>
      {locale !== 'de' && hasLanguages(field) && (
        <Suspense>
          <GermanOf
            field={field}
            name={german}
            source={path}
            locale={locale}
            isPart={given !== undefined}
            summary={list.summary}
          />
        </Suspense>
      )}
    </FieldFrame>
  );
}

const partsOf = (item: Fields) =>
  Object.entries(item).map(([name, field]) => <FieldInput key={name} source={name} field={field} />);
