import type { Field, AssociationsField } from '../../domain/fields';
import { useFeature } from '../config';
import { useFormLanguage, translatedPath } from './FormLanguage';
import { useFormType } from './FormType';
import { FieldFrame } from './FieldFrame';
import { GermanReference } from './GermanReference';
import { isWide, KindInput } from './KindInput';
import type { ListOptions } from './kind';

/**
 * The input of a declared field, with its label and its rules. Nothing where its feature is switched off (its value
 * stays in the record), and in French or Italian nothing for fields that have no languages (document 1, section 2).
 * `wide` says whether it takes the whole row; by default its kind decides.
 */
export function FieldInput({ name, wide, ...list }: { name: string; wide?: boolean } & ListOptions) {
  const field = useFormType().fields[name] as Field | undefined;
  const locale = useFormLanguage();
  const isOn = useFeature();
  if (!field) throw new Error(`There is no field ${name}`);
  if (!isOn(field.feature) || (locale !== 'de' && !hasLanguages(field))) return null;
  const path = translatedPath(name, field.translated, locale);
  // A translation may be lacking.
  const required = path === name && 'required' in field && field.required !== undefined;
  return (
    // A field of another language is another field: its input starts anew.
    <FieldFrame key={path} path={path} wide={wide ?? isWide(field)}>
      <KindInput field={field} path={path} label={field.label} required={required} {...list} />
      {path !== name && <GermanReference field={field} name={name} path={path} summary={list.summary} />}
    </FieldFrame>
  );
}

/** Pictures are the same in every language, their captions are not (document 3, section 5); so it is with associations. */
function hasLanguages(field: Field): boolean {
  if (field.kind === 'associations') return Object.values((field as AssociationsField).item).some((part) => part.translated);
  return field.translated === true || field.kind === 'images';
}
