import type { ContentType } from '../contentType';
import { perKind, type PerKind } from '../kinds/perKind';
import type { ContentLocale, Locale } from '../locales';
import { writtenMoment } from '../values/moments';
import { textOf, type RecordLike } from '../values/textsIn';
import { dayOf, fact, related, said, type Fact } from './facts';

interface Asked {
  record: RecordLike;
  name: string;
  label: string;
  locale: ContentLocale;
}

const text = (_field: unknown, { label, record, name, locale }: Asked) => said(label, record, name, locale);
const number = (_field: unknown, { label, record, name }: Asked) => fact(label, String(record[name] ?? ''));
const entry = (_field: unknown, { label, record, name, locale }: Asked) =>
  related(label, { [name]: [record[name]] }, name, locale);
const entries = (_field: unknown, { label, record, name, locale }: Asked) => related(label, record, name, locale);
const none = () => null;

/** A field of each kind as a short fact; null where it is more than that. */
const facts: PerKind<Fact | null, [Asked]> = {
  text,
  multiline: text,
  email: text,
  url(_field, { label, record, name, locale }) {
    const href = textOf(record, name, locale);
    return fact(label, href && { text: href, href });
  },
  date: (_field, { label, record, name }) => fact(label, dayOf(record[name])),
  dateTime: (_field, { label, record, name }) =>
    fact(label, Number.isNaN(Date.parse(String(record[name]))) ? '' : writtenMoment(String(record[name]))),
  decimal: number,
  integer: number,
  choice: ({ choices }, { label, record, name }) =>
    fact(label, choices.find(({ id }) => id === record[name])?.label ?? ''),
  reference: entry,
  record: entry,
  references: entries,
  records: entries,
  associations: none,
  boolean: none,
  color: none,
  richText: none,
  svg: none,
  list: none,
  image: none,
  images: none,
  files: none,
};
const factOf = perKind(facts);

/** The short facts of a record by their fields, in the order of its declaration. */
export function declaredFacts(type: ContentType, record: RecordLike, locale: Locale): Map<string, Fact> {
  return new Map(
    Object.entries(type.shown?.words ?? {}).flatMap(([name, label]) => {
      const field = type.fields[name];
      const found =
        field && label && name !== type.titleField && factOf(field, { record, name, label: label[locale], locale });
      return found ? [[name, found] as const] : [];
    }),
  );
}

/** The formatted texts of a type: the first stands by itself, others under what visitors know them as. */
export function declaredTexts({ fields, publicFields }: ContentType): string[] {
  return publicFields.filter((name) => fields[name]?.kind === 'richText');
}
