import type { ContentType } from '../../../domain/contentType';
import type { Field } from '../../../domain/fields';
import { visibilityChoices } from '../../../domain/contents';
import { perKind, type PerKind } from '../../../domain/kinds/perKind';
import { localized } from '../../../domain/locales';
import { cellText, type Reading } from './cellText';

type Row = Record<string, any>;
interface Column {
  label: string;
  width: number;
  text: (record: Row, at: Reading) => string;
}

const [narrow, wide, whole] = [() => 30, () => 60, () => 200];
const widths: PerKind<number> = {
  text: narrow,
  svg: narrow,
  url: narrow,
  email: narrow,
  color: narrow,
  boolean: narrow,
  date: narrow,
  dateTime: narrow,
  decimal: narrow,
  integer: narrow,
  choice: narrow,
  reference: narrow,
  references: narrow,
  record: narrow,
  records: narrow,
  multiline: wide,
  list: wide,
  associations: wide,
  image: wide,
  images: wide,
  files: wide,
  richText: whole,
};
const widthOf = perKind(widths);

const status: Column = {
  label: 'Status',
  width: 20,
  text: ({ isPublic }) => visibilityChoices[isPublic ? 0 : 1].label,
};

/** The default columns of a type: id, status and every field; rich text both as plain text and as HTML. */
export function declaredColumns(type: ContentType): Column[] {
  return [
    { label: 'ID', width: 20, text: ({ id }) => String(id) },
    ...(type.alwaysPublic ? [] : [status]),
    ...Object.entries(type.fields).flatMap(([name, field]) => columnsOf(name, field)),
  ];
}

function columnsOf(name: string, field: Field): Column[] {
  const { label } = field;
  const width = widthOf(field);
  const own: Column = { label, width, text: (record, at) => cellText(field, localized(record, name, at.locale), at) };
  if (field.kind !== 'richText') return [own];
  return [
    own,
    {
      label: `${label} (Formatiert)`,
      width,
      text: (record, { locale }) => String(localized(record, name, locale) ?? ''),
    },
  ];
}
