import Box from '@mui/material/Box';
import { lazy, Suspense, type ComponentType } from 'react';
import type { Field, FieldKind, FieldOf } from '../../domain/fields';
import { translatedPath } from '../../domain/locales';
import { FilesInput } from './uploads/FilesInput';
import { ImagesInput } from './uploads/ImagesInput';
import { BooleanInput } from './BooleanInput';
import { ChoiceInput } from './ChoiceInput';
import { DateInput } from './dates/DateInput';
import { DecimalInput } from './DecimalInput';
import { IntegerInput } from './IntegerInput';
import { formWords } from '../i18n/forms';
import { useFeature } from '../session/config';
import { useFieldAround } from './FieldAround';
import { FieldFrame } from './FieldFrame';
import { useFormLanguage } from './FormLanguage';
import { hasLanguages, isWide, type KindInputProps, type ListOptions, type PartInput } from './kind';
import { ListInput } from './lists/ListInput';
import { ReferenceInput } from './options/ReferenceInput';
import { ReferencesInput } from './options/ReferencesInput';
import { RichTextInput } from './RichTextInput';
import { TextInput } from './TextInput';

// Whoever writes German only never needs the German text beside a translation.
const GermanBeside = lazy(() => import('./german/GermanBeside').then((module) => ({ default: module.GermanBeside })));
const TextState = lazy(() => import('./german/TranslationState').then((module) => ({ default: module.TextState })));
const TranslationState = lazy(() =>
  import('./german/TranslationState').then((module) => ({ default: module.TranslationState })),
);
const GermanReference = lazy(() =>
  import('./german/GermanReference').then((module) => ({ default: module.GermanReference })),
);

type InputOf<F extends Field> = ComponentType<KindInputProps<F> & ListOptions & { Part: PartInput }>;

/** The input of every kind of field. The code of kinds that few forms have arrives with those forms. */
const inputs: { readonly [Kind in FieldKind]: InputOf<FieldOf<Kind>> } = {
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
  choice: ChoiceInput,
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

/** Two beside each other where there is room for both; the input does not wait for the German text. */
const beside = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  alignItems: 'start',
} as const;

/** The input of a field, by its kind. */
export function KindInput(props: KindInputProps & ListOptions) {
  const Input = inputs[props.field.kind] as InputOf<Field>;
  return (
    <Suspense>
      <Input {...props} Part={DeclaredInput} />
    </Suspense>
  );
}

/**
 * The same with its frame, and in the language of the form. In: the name of the field, and the item that it is a part
 * of.
 */
export function DeclaredInput({
  field,
  name,
  within,
  wide,
  label = field.label,
  ...list
}: { field: Field; name: string; within?: string; wide?: boolean; label?: string } & ListOptions) {
  const locale = useFormLanguage();
  const isOn = useFeature();
  const around = useFieldAround();
  if (!isOn(field.feature) || (locale !== 'de' && !hasLanguages(field))) return null;
  const place = (path: string) => (within === undefined ? path : `${within}.${path}`);
  const german = place(name);
  const source = place(translatedPath(name, field.translated, locale));
  if (field.germanOnly && locale !== 'de') return around(source, null);
  // A translation may be lacking.
  const shown = source === german ? label : formWords.translated(label, locale);
  const required = source === german && 'required' in field && field.required !== undefined;
  return (
    // A field of another language is another field: its input starts anew.
    <FieldFrame key={source} source={source} wide={wide ?? isWide(field)}>
      {source !== german && field.kind === 'richText' ? (
        <Box sx={beside}>
          <KindInput field={field} source={source} label={shown} {...list} />
          <Suspense>
            <GermanBeside field={field} name={german} />
          </Suspense>
        </Box>
      ) : (
        <KindInput field={field} source={source} label={shown} required={required} {...list} />
      )}
      {source !== german && field.kind !== 'richText' && (
        <Suspense>
          <GermanReference field={field} name={german} source={source} summary={list.summary} />
        </Suspense>
      )}
      {/* Of what is within an item the whole field says what has changed in German. */}
      {locale !== 'de' && within === undefined && (
        <Suspense>
          <TranslationState field={field} name={name} source={source} locale={locale} />
        </Suspense>
      )}
      {locale !== 'de' && within !== undefined && field.translated && (
        <Suspense>
          <TextState name={german} source={source} locale={locale} />
        </Suspense>
      )}
    </FieldFrame>
  );
}
