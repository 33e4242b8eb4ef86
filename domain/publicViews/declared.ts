import type { ContentType } from '../contentType';
import { perKind, type PerKind } from '../kinds/perKind';
import { localized, type ContentLocale, type Locale } from '../locales';
import { formatTimestamp } from '../values/timestamps';
import { textOf, type RecordLike } from '../values/textsIn';
import { firstImage } from './card';
import { dayOf, fact, relationFact, textFact, type Fact } from './facts';
import type { PublicView } from './view';

/** What a fact is made from. */
interface FactSource {
  record: RecordLike;
  name: string;
  label: string;
  locale: ContentLocale;
}

const text = (_field: unknown, { label, record, name, locale }: FactSource) => textFact(label, record, name, locale);
const number = (_field: unknown, { label, record, name }: FactSource) => fact(label, String(record[name] ?? ''));
const entry = (_field: unknown, { label, record, name, locale }: FactSource) =>
  relationFact(label, { [name]: [record[name]] }, name, locale);
const entries = (_field: unknown, { label, record, name, locale }: FactSource) =>
  relationFact(label, record, name, locale);
const none = () => null;

/** A field of each kind as a short fact; null for kinds that have no short form. */
const facts: PerKind<Fact | null, [FactSource]> = {
  text,
  multiline: text,
  email: text,
  url(_field, { label, record, name, locale }) {
    const href = textOf(record, name, locale);
    return fact(label, href && { text: href, href });
  },
  date: (_field, { label, record, name }) => fact(label, dayOf(record[name])),
  dateTime: (_field, { label, record, name }) =>
    fact(label, Number.isNaN(Date.parse(String(record[name]))) ? '' : formatTimestamp(String(record[name]))),
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

/** The short facts of a record by field, in the order of `forVisitors.words`. */
function factsOf(type: ContentType, record: RecordLike, locale: Locale): Map<string, Fact> {
  return new Map(
    Object.entries(type.forVisitors?.words ?? {}).flatMap(([name, label]) => {
      const field = type.fields[name];
      const found =
        field && label && name !== type.titleField && factOf(field, { record, name, label: label[locale], locale });
      return found ? [[name, found] as const] : [];
    }),
  );
}

/** The public view of a type that declares `forVisitors` and has no file in this folder. */
export function declaredView(type: ContentType): PublicView {
  const { fields, publicFields, titleField, forVisitors } = type;
  const named = (kind: string) => publicFields.filter((name) => fields[name]?.kind === kind);
  const [text, ...furtherTexts] = named('richText');
  const [logo] = named('image');
  const card = forVisitors?.card ?? Object.keys(forVisitors?.words ?? {}).filter((field) => fields[field]?.summary);
  return {
    title: titleField,
    card(record, locale: Locale) {
      const facts = factsOf(type, record, locale);
      return card.map((field) => {
        const { lines = [], lang } = facts.get(field) ?? {};
        return { text: lines.map((line) => (typeof line === 'string' ? line : line.text)).join(', '), lang };
      });
    },
    ...(logo !== undefined && {
      cardImage: (record) => firstImage(record) ?? (localized(record, logo, 'de') as ReturnType<typeof firstImage>),
    }),
    ...(text !== undefined && { text }),
    ...(logo !== undefined && { logo }),
    texts: (locale: Locale) => furtherTexts.map((name) => [name, forVisitors?.words[name]?.[locale] ?? ''] as const),
    facts: (record, locale: Locale) => [...factsOf(type, record, locale).values()],
    pictures: 'row',
    programmes: true,
    videos: true,
    links: 'value',
    documents: true,
    schemaType: forVisitors?.schemaType ?? 'CreativeWork',
  };
}
