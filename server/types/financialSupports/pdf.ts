import type PDFDocument from 'pdfkit';
import { withScheme } from '../../../domain/values/addresses';
import { financialSupportWords } from '../../../domain/publicViews/financialSupportWords';
import { localized, nameIn, type Locale } from '../../../domain/locales';
import { blocksOf, type Block, type Run } from '../../pdf/blocks';
import { PdfWriter } from '../../pdf/writer';

type Values = Record<string, any>;

/** A financial support in a language, and what its paper says of itself. */
export interface Printed {
  record: Values;
  locale: Locale;
  author: string;
  /** Its logo, and what that shows; null where it has none. */
  logo: { bytes: Uint8Array; description: string } | null;
  /** The day on which it says so. */
  day: string;
  /** Where it stands on the web; null where nobody knows. */
  address: string | null;
}

/** What the foot of a page says. */
export const footers = {
  de: { date: 'Stand:', page: (page: number, of: number) => `Seite ${page} von ${of}` },
  fr: { date: 'État au', page: (page: number, of: number) => `Page ${page} sur ${of}` },
  it: { date: 'Stato al', page: (page: number, of: number) => `Pagina ${page} di ${of}` },
};

/** A financial support on paper, in a language. Out: the document as a stream. */
export function writeFinancialSupport(printed: Printed): PDFDocument {
  const { record, locale, author, day, address } = printed;
  const { date, page } = footers[locale];
  const long = new Intl.DateTimeFormat(`${locale}-CH`, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  const writer = new PdfWriter({
    title: nameIn(record, locale),
    author,
    lang: `${locale}-CH`,
    footer: { date: `${date} ${long}`, address, page },
  });
  write(writer, printed);
  return writer.document;
}

function write(writer: PdfWriter, { record, locale, logo }: Printed): void {
  const words = financialSupportWords[locale];
  const value = (field: string): any => localized(record, field, locale);
  const name = nameIn(record, locale);
  if (logo) writer.picture(Buffer.from(logo.bytes), logo.description || `Logo: ${name}`, [160, 80]);
  writer.heading(1, name);
  writer.blocks(blocksOf(String(value('description') ?? '')));
  for (const [field, heading] of words.texts) {
    const blocks = blocksOf(String(value(field) ?? ''));
    if (blocks.length === 0) continue;
    writer.heading(2, heading);
    writer.blocks(blocks, undefined, 0, 1);
  }
  const contacts = ((value('contacts') ?? []) as Values[])
    .map((contact) => contactLines(contact, locale))
    .filter(({ length }) => length > 0);
  if (contacts.length > 0) writer.heading(2, words.contact);
  for (const runs of contacts) writer.together(runs);
  const links = ((value('links') ?? []) as { label: string; value: string }[]).filter((link) => link.value);
  if (links.length > 0) {
    writer.heading(2, words.links);
    writer.blocks([
      {
        kind: 'list',
        ordered: false,
        items: links.map((link): Block[] => [
          { kind: 'paragraph', runs: [{ text: link.label || link.value, link: withScheme(link.value) }] },
        ]),
      },
    ]);
  }
  const namesOf = (field: string) =>
    ((record[field] ?? []) as Values[]).map((entry) => nameIn(entry, locale)).filter(Boolean);
  writer.facts(
    words.relations
      .map(([field, label]) => [label, namesOf(field).join(', ')] as const)
      .filter(([, names]) => names !== ''),
  );
  writer.end();
}

/** A contact line by line; what leads to it is a link. */
function contactLines(contact: Values, locale: Locale): Run[] {
  const { salutations, phone } = financialSupportWords[locale];
  const lines: Run[] = [
    { text: contact.name, bold: true },
    {
      text: [contact.lastName && salutations[contact.salutation], contact.title, contact.firstName, contact.lastName]
        .filter(Boolean)
        .join(' '),
    },
    { text: contact.role },
    { text: contact.street },
    { text: [contact.zipCode, contact.city].filter(Boolean).join(' ') },
    { text: contact.phone && `${phone}: ${contact.phone}` },
    { text: contact.email, link: `mailto:${contact.email}` },
    { text: contact.website, link: withScheme(String(contact.website ?? '')) },
  ];
  const said = lines.filter(({ text }) => text);
  return said.map((line, index) => (index < said.length - 1 ? { ...line, text: `${line.text}\n` } : line));
}
