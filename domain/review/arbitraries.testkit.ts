import fc from 'fast-check';
import {
  boolean,
  choice,
  color,
  date,
  dateTime,
  decimal,
  email,
  files,
  image,
  images,
  integer,
  list,
  multiline,
  reference,
  references,
  richText,
  text,
  url,
  type Field,
  type Fields,
} from '../fields';
import { perKind, type PerKind } from '../kinds/perKind';
import { record as relatedRecord, records as relatedRecords, associations } from '../recordFields';
import { partsOf, type ItemsField } from '../kinds/items';
import type { Side } from './places';
import { withPartAt } from './values';

/** A declaration with every kind of field, as plain fields, per language and in items. */
export const everyKind = {
  fields: {
    title: text({ label: 'Titel', translated: true }),
    address: multiline({ label: 'Adresse', translated: true }),
    description: richText({ label: 'Beschreibung', translated: true }),
    website: url({ label: 'Website' }),
    contact: email({ label: 'E-Mail' }),
    isOpen: boolean({ label: 'Offen' }),
    startDate: date({ label: 'Start' }),
    deadline: dateTime({ label: 'Frist' }),
    tint: color({ label: 'Farbe' }),
    costs: decimal({ label: 'Kosten' }),
    type: choice({
      label: 'Typ',
      choices: [
        { id: 'external', label: 'Extern' },
        { id: 'own', label: 'Eigen' },
      ],
    }),
    topics: references('topics', { label: 'Themen' }),
    position: integer({ label: 'Position' }),
    country: reference('countries', { label: 'Land' }),
    parent: relatedRecord('projects', { label: 'Über' }),
    groups: relatedRecords('contact-groups', { label: 'Gruppen' }),
    selection: relatedRecords('events', { label: 'Auswahl', ordered: true }),
    employments: associations({
      label: 'Anstellungen',
      addLabel: '+',
      table: 'employments',
      here: 'employee',
      there: 'company',
      thereLabel: 'Organisation',
      resource: 'contacts/company',
      item: { role: text({ label: 'Funktion', translated: true }), official: boolean({ label: 'Hauptadresse' }) },
      thereMissing: 'Fehlt.',
    }),
    logo: image({ label: 'Logo', translated: true }),
    images: images({ label: 'Bilder' }),
    files: files({ label: 'Dokumente', translated: true }),
    links: list(
      { label: text({ label: 'Bezeichnung' }), url: url({ label: 'URL' }) },
      { label: 'Links', addLabel: '+', itemLabel: 'Link', translated: true },
    ),
    programme: list(
      {
        id: choice({
          label: 'Art',
          choices: [
            { id: 'talk', label: 'Vortrag' },
            { id: 'break', label: 'Pause' },
          ],
        }),
        day: date({ label: 'Tag' }),
        from: dateTime({ label: 'Von' }),
        fee: decimal({ label: 'Preis' }),
        name: text({ label: 'Name' }),
        email: email({ label: 'E-Mail' }),
        text: richText({ label: 'Text' }),
        tags: references('tags', { label: 'Tags' }),
        isPublic: boolean({ label: 'Öffentlich' }),
        venue: text({ label: 'Ort', translated: true }),
        units: list(
          {
            time: text({ label: 'Zeit', translated: true }),
            speaker: relatedRecord('contacts/person', { label: 'Wer' }),
            pictures: images({ label: 'Bilder' }),
            portrait: image({ label: 'Porträt' }),
          },
          { label: 'Einheiten', addLabel: '+', itemLabel: 'Einheit' },
        ),
      },
      { label: 'Programm', addLabel: '+', itemLabel: 'Programmpunkt' },
    ),
  } as Fields,
};

const words = fc.array(
  fc.constantFrom('Wald', 'Holz', 'und', 'Zürich', 'à', 'm²', '12.5', 'Start-up', '(neu)', '&', '<3'),
  { maxLength: 6 },
);
const line = words.map((parts) => parts.join(' '));
const escaped = line.map((value) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
const marked = fc
  .tuple(fc.constantFrom('', 'b', 'em', 'u', 'a href="https://x.example/1"', 'a href="https://x.example/2"'), escaped)
  .map(([tag, inner]) => (tag ? `<${tag}>${inner}</${tag.split(' ')[0]}>` : inner));
const block = fc
  .tuple(fc.constantFrom('p', 'h2', 'li', 'td', 'blockquote'), fc.array(marked, { maxLength: 3 }))
  .map(([tag, inner]) => {
    const [before, after] =
      tag === 'li' ? ['<ul>', '</ul>'] : tag === 'td' ? ['<table><tr>', '</tr></table>'] : ['', ''];
    return `${before}<${tag}>${inner.join(' ')}</${tag}>${after}`;
  });
const html = fc.oneof(
  fc.constant(''),
  fc.array(block, { maxLength: 4 }).map((blocks) => blocks.join('')),
);
const day = fc.constantFrom('2024-01-01', '2024-02-29', '2025-12-31');

/** Any value of a field, including `undefined` for a missing key. */
export function valueOf(field: Field): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: fc.constant(undefined), weight: 1 }, { arbitrary: presentValueOf(field), weight: 6 });
}

const entry = (name: string) => fc.integer({ min: 1, max: 6 }).map((id) => ({ id, name: `${name} ${id}` }));
const oneEntry = () => fc.oneof(fc.constant(null), entry('Eintrag'));
const entries = () => fc.uniqueArray(entry('Thema'), { maxLength: 4, selector: ({ id }) => id });
const upload = (field: ItemsField) =>
  fc
    .tuple(fc.integer({ min: 1, max: 5 }), itemOf(field))
    .map(([id, parts]) => ({ id, name: `Bild ${id}`, extension: 'jpg', mimeType: 'image/jpeg', ...parts }));
const uploads = (field: ItemsField) => fc.uniqueArray(upload(field), { maxLength: 4, selector: ({ id }) => id });
// Includes an hour that occurs twice, when summer time ends.
const moment = fc.constantFrom('2027-03-18T09:00:00+01:00', '2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00');

const arbitraries: PerKind<fc.Arbitrary<unknown>> = {
  text: () => line,
  multiline: () => fc.array(line, { maxLength: 3 }).map((lines) => lines.join('\n')),
  richText: () => html,
  svg: () => fc.constantFrom('', '<svg><circle r="4"></circle></svg>', '<svg><g id="a"></g></svg>'),
  url: () => fc.constantFrom('', 'https://x.example', 'www.y.example/a?b=1', 'mailto:a@b.example'),
  email: () => fc.constantFrom('', 'a@x.example', 'b@x.example'),
  boolean: () => fc.boolean(),
  date: () => fc.oneof(fc.constant(null), day),
  dateTime: () => fc.oneof(fc.constant(null), moment),
  color: () => fc.constantFrom('', '#0093D1', '#ffffff'),
  decimal: () => fc.constantFrom('', '0', '1000', '12.50', '-3.05'),
  integer: () => fc.integer({ min: -3, max: 20_000 }),
  choice: ({ choices }) => fc.constantFrom(...choices.map(({ id }) => id)),
  reference: oneEntry,
  record: oneEntry,
  references: entries,
  records: entries,
  associations: (field) => {
    const row = fc
      .tuple(fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 5 })), itemOf(field), fc.integer({ min: 1, max: 6 }))
      .map(([id, parts, to]) => ({ id, ...parts, [field.there]: { id: to, name: `Organisation ${to}` } }));
    return fc.uniqueArray(row, { maxLength: 4, selector: ({ id }) => id ?? Symbol('new') });
  },
  list: (field) => fc.array(itemOf(field), { maxLength: 4 }),
  image: (field) => fc.oneof(fc.constant(null), upload(field)),
  images: uploads,
  files: uploads,
};
const presentValueOf = perKind(arbitraries);

/** Turns paths such as `translations.fr.role` into nested objects. */
function nested(item: Side): Side {
  return Object.entries(item).reduce<Side>((whole, [path, value]) => withPartAt(whole, path, value), {});
}

function itemOf(field: ItemsField): fc.Arbitrary<Side> {
  return withoutUndefined(
    fc.record(Object.fromEntries(Object.entries(partsOf(field)).map(([name, part]) => [name, valueOf(part)]))),
  ).map(nested);
}

/** Records of the declaration; keys, languages and `translations` may be missing. */
export const record: fc.Arbitrary<Side> = (() => {
  const values = (translatedOnly: boolean) =>
    withoutUndefined(
      fc.record(
        Object.fromEntries(
          Object.entries(everyKind.fields)
            .filter(([, field]) => !translatedOnly || field.translated)
            .map(([name, field]) => [name, valueOf(field)]),
        ),
      ),
    );
  const translations = fc.oneof(
    { arbitrary: fc.record({ fr: values(true), it: values(true) }), weight: 6 },
    { arbitrary: fc.record({ it: values(true) }), weight: 1 },
    { arbitrary: fc.constantFrom(undefined, {}, []), weight: 1 },
  );
  return fc.tuple(values(false), translations, fc.boolean()).map(([base, texts, isPublic]) => ({
    id: 7,
    ...base,
    isPublic,
    ...(texts !== undefined && { translations: texts }),
    unknownToUs: { kept: true },
  }));
})();

function withoutUndefined(values: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<Side> {
  return values.map((value) => Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)));
}
