import { lazy, Suspense, useMemo, type ComponentType } from 'react';
import { useWrappedSource, BooleanInput as StockBooleanInput, SelectInput as StockSelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Field, FieldKind, FieldOf, Fields, BooleanField, ReferenceField } from '../../domain/fields';
import { translatedPath } from '../../domain/locales';
import { formWords } from '../i18n/forms';
import { useFeature } from '../session/config';
import { DateInput } from './dates/DateInput';
import { FieldFrame } from './FieldFrame';
import { useFormLanguage, useFormType } from './formContext';
import { hasLanguages, isWide, type KindInputProps, type ListOptions, useInputProps } from './useField';
import { ListInput } from './lists/ListInput';
import { ColorInput, DecimalInput, IntegerInput, SelectInput, TextInput, useSelectProps } from './inputs';
import { ReferencesInput } from './options/ReferencesInput';
import { RichTextInput } from './RichTextInput';
import { FilesInput, ImageInput, ImagesInput } from './uploads/FilesInput';
import { useReferences } from '../cache/references';
import { referenceOptions } from './options/referenceOptions';

/** The input of every kind of field. Rare kinds load with the forms that use them. */
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
  color: ColorInput,
  decimal: DecimalInput,
  integer: IntegerInput,
  choice: SelectInput,
  reference: ReferenceInput,
  references: ReferencesInput,
  record: lazy(() => import('./records/RecordInput').then(({ RecordInput }) => ({ default: RecordInput }))),
  records: lazy(() => import('./records/RecordInput').then(({ RecordsInput }) => ({ default: RecordsInput }))),
  associations: lazy(() =>
    import('./lists/AssociationsInput').then(({ AssociationsInput }) => ({ default: AssociationsInput })),
  ),
  list: ListInput,
  image: ImageInput,
  images: ImagesInput,
  files: FilesInput,
};

// Not loaded for editors who only write German.
const GermanText = lazy(() => import('./german/GermanText').then((module) => ({ default: module.GermanText })));

interface FieldInputProps extends ListOptions {
  source: string;
  /** The declaration, if it is a part of an item instead of a field of the form's type. */
  field?: Field;
  /** Whether it takes the full row; its kind decides by default. */
  wide?: boolean;
  /** The label, if it differs from the declaration's. */
  label?: string;
}

/**
 * The input of a declared field, in the language of the form, with label and rules. Untranslated fields are the same on
 * every tab. Renders nothing if the field's feature is switched off; the value then stays in the record.
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
  // In other languages, a German-only field leaves its place empty.
  const isHidden = field.germanOnly && locale !== 'de';
  const isTranslation = path !== german;
  const shown = label ?? field.label;
  const Input = inputs[field.kind] as ComponentType<KindInputProps & ListOptions>;
  const isSideBySide = isTranslation && field.kind === 'richText';
  return (
    // Another language is another field, so it gets a new input.
    <FieldFrame key={path} source={here} wide={wide ?? isWide(field)} isHidden={isHidden} isSideBySide={isSideBySide}>
      <Suspense>
        <Input
          {...list}
          field={field}
          source={here}
          label={isTranslation ? formWords.translated(shown, locale) : shown}
          // A translation is optional.
          required={!isTranslation && 'required' in field && field.required !== undefined}
        >
          {parts}
        </Input>
      </Suspense>
      {locale !== 'de' && hasLanguages(field) && (
        <Suspense>
          <GermanText
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

/** A switch between yes and no. */
function BooleanInput({ field: _, ...named }: KindInputProps<BooleanField>) {
  const { id, source, label, isRequired, readOnly, parse, helperText } = useInputProps(named);
  return (
    <StockBooleanInput
      id={id}
      source={source}
      label={label}
      isRequired={isRequired}
      readOnly={readOnly}
      parse={parse}
      helperText={helperText}
      sx={{ minHeight: 40, justifyContent: 'center' }}
    />
  );
}

/** One reference or none. The chosen one stays available even if it is no longer offered. */
function ReferenceInput({ field, ...named }: KindInputProps<ReferenceField>) {
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
    <StockSelectInput
      {...props}
      choices={choices}
      optionText="label"
      format={(chosen: { id: number } | null) => chosen?.id ?? ''}
      parse={(id: number | '') => choices.find((choice) => choice.id === id)?.entry ?? null}
    />
  );
}
