import { inboxTypeNames, inboxTypeOf } from '../../../../domain/inbox/inbox';
import type { Feature } from '../../../../domain/features';
import type { Field, ReferencesField } from '../../../../domain/fields';
import { perKind, type PerKind } from '../../../../domain/kinds/perKind';
import { locales, type Locale, translationLocales } from '../../../../domain/locales';
import { projects, type Project } from '../../../../domain/types/project';
import { projectColumns } from '../sheetColumns';
import {
  addressLines,
  CellProblem,
  dayOf,
  financingLines,
  formattedText,
  plainValue,
  references,
  unformattedText,
  visibilityValue,
  type Parse,
} from './cellParsers';

/** A target for the cells of a column: a field, in the language of its table or in a fixed one. */
export interface Target {
  /** For example `title` or `title.fr`. */
  key: string;
  label: string;
  /** The field to set. `id` only identifies the project. */
  field: string;
  locale?: Locale;
  /** The text that the export writes for a project: a cell with this text changes nothing. */
  exported: (project: Project, locale: Locale) => string;
  parse: Parse;
}

/** Columns of the export that cannot be imported, each with the reason. */
const notImportable: Record<string, string> = {
  images: 'Bilder und Dokumente ändert man im Projekt.',
  files: 'Bilder und Dokumente ändert man im Projekt.',
  contacts: 'Kontakte stehen im Export als Textblock; geändert werden sie im Projekt.',
};

/** Fields that the export leaves out but an import accepts. */
const furtherFields = ['keywords', 'tags', 'businessSectors', 'lat', 'lng'] as const;

const fieldOf = (name: string): Field | undefined => (projects.fields as Record<string, Field>)[name];

/** Every target of this instance, in the order of the export. */
export function targetsOf(features: Record<Feature, boolean>): Target[] {
  const base = [
    ...projectColumns
      .filter(({ key }) => !(key in notImportable))
      .map(({ key, label, text }): Target => {
        const field = key === 'descriptionText' ? 'description' : key;
        return { key, label, field, exported: (project, locale) => text(project, locale, ''), parse: parserOf(key) };
      }),
    ...furtherFields.map((key): Target => ({
      key,
      label: fieldOf(key)?.label ?? key,
      field: key,
      exported: (project) => textOf(project[key]),
      parse: parserOf(key),
    })),
  ];
  return base.flatMap((target) => {
    const field = fieldOf(target.field);
    if (field?.feature && !features[field.feature]) return [];
    if (!field?.translated) return [target];
    const translations = translationLocales.map((locale) => ({
      ...target,
      key: `${target.key}.${locale}`,
      label: `${target.label} (${locale.toUpperCase()})`,
      locale,
    }));
    return [target, ...translations];
  });
}

/** The reason why a column of this name is not imported; undefined if none is known. */
export function reasonAgainst(label: string): string | undefined {
  const column = projectColumns.find((one) => wordsOf(one.label) === wordsOf(label));
  return column && notImportable[column.key];
}

/** The target that matches a column's name: by the name in the export, or the label in the form. */
export function targetFor(targets: readonly Target[], label: string): Target | undefined {
  const wanted = wordsOf(label);
  const named = targets.find((target) => wordsOf(target.label) === wanted);
  if (named) return named;
  return targets.find(({ field, key, locale }) => {
    const own = fieldOf(field)?.label;
    return own !== undefined && key.split('.')[0] === field && wordsOf(locale ? `${own} ${locale}` : own) === wanted;
  });
}

/** A name for comparison: `Start-Datum` equals `Startdatum`. */
const wordsOf = (label: string) =>
  label
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** The language in the name of a table: `Projekte - FR`. */
export function localeOfTable(name: string): Locale | undefined {
  const words = name.toLowerCase().split(/[^\p{L}]+/u);
  const names: Record<Locale, string[]> = {
    de: ['de', 'deutsch', 'allemand', 'tedesco'],
    fr: ['fr', 'französisch', 'français', 'francese'],
    it: ['it', 'italienisch', 'italien', 'italiano'],
  };
  return locales.find((locale) => names[locale].some((word) => words.includes(word)));
}

function textOf(value: unknown): string {
  if (!Array.isArray(value)) return String(value ?? '');
  return (value as { name?: string }[]).map(({ name }) => name ?? '').join(', ');
}

function parserOf(key: string): Parse {
  const field = fieldOf(key === 'descriptionText' ? 'description' : key);
  switch (key) {
    case 'id':
      return (text) => ({ value: text });
    case 'isPublic':
      return visibilityValue;
    case 'descriptionText':
      return unformattedText(field as Field);
    case 'financing':
      return financingLines(field as Field);
    case 'links':
    case 'videos':
      return addressLines(field as Field);
    default:
      return parserOfKind(field as Field, key);
  }
}

const plain = (field: Field) => plainValue(field);
/** For fields whose values cannot be written in a cell. */
const none =
  ({ label }: Field): Parse =>
  () => {
    throw new CellProblem(`«${label}» lässt sich aus einer Zelle nicht lesen.`);
  };

const parsers: PerKind<Parse, [key: string]> = {
  text: plain,
  multiline: plain,
  url: plain,
  email: plain,
  color: plain,
  decimal: plain,
  integer: plain,
  dateTime: plain,
  date: (field) => plainValue(field, dayOf),
  boolean: () => visibilityValue,
  choice: (field) => plainValue(field, (text) => field.choices.find(({ label }) => label === text)?.id ?? text),
  richText: formattedText,
  references: (field, key) => references(key, field, isProposed(field)),
  svg: none,
  reference: none,
  record: none,
  records: none,
  associations: none,
  list: none,
  image: none,
  images: none,
  files: none,
};
const parserOfKind = perKind(parsers);

/** Whether the inbox has a section for unknown values of the list. */
function isProposed({ list }: ReferencesField): boolean {
  return inboxTypeNames.some((type) => inboxTypeOf(type).list === list);
}
