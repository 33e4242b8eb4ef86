import type { ContentType } from '../contentType';
import { perKind, type PerKind } from '../kinds/perKind';
import type { ContentLocale, Locale } from '../locales';
import { writtenMoment } from '../values/moments';
import { textOf, type RecordLike } from '../values/textsIn';
import { dayOf, fact, related, said, type Fact } from './facts';
import type { PublicView } from './view';

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
function factsOf(type: ContentType, record: RecordLike, locale: Locale): Map<string, Fact> {
  return new Map(
    Object.entries(type.shown?.words ?? {}).flatMap(([name, label]) => {
      const field = type.fields[name];
      const found =
        field && label && name !== type.titleField && factOf(field, { record, name, label: label[locale], locale });
      return found ? [[name, found] as const] : [];
    }),
  );
}

/** What the public reads of a type that has no view of its own in this folder, as its declaration says. */
export function declaredView(type: ContentType): PublicView {
  const { fields, publicFields, titleField, shown } = type;
  const named = (kind: string) => publicFields.filter((name) => fields[name]?.kind === kind);
  const [text, ...furtherTexts] = named('richText');
  const [logo] = named('image');
  const card = shown?.card ?? Object.keys(shown?.words ?? {}).filter((field) => fields[field]?.summary);
  return {
    title: titleField,
    card(record, locale: Locale) {
      const facts = factsOf(type, record, locale);
      return card.map((field) => {
        const { lines = [], lang } = facts.get(field) ?? {};
        return { text: lines.map((line) => (typeof line === 'string' ? line : line.text)).join(', '), lang };
      });
    },
    ...(text !== undefined && { text }),
    ...(logo !== undefined && { logo }),
    texts: (locale: Locale) => furtherTexts.map((name) => [name, shown?.words[name]?.[locale] ?? ''] as const),
    facts: (record, locale: Locale) => [...factsOf(type, record, locale).values()],
    pictures: 'row',
    programmes: true,
    videos: true,
    links: 'value',
    documents: true,
    schemaType: shown?.schemaType ?? 'CreativeWork',
  };
}
