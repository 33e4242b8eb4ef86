import type PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { withScheme } from '../../../domain/values/addresses';
import type { Upload } from '../../../domain/fields';
import { financialSupportWords } from '../../../domain/publicViews/financialSupportWords';
import { localized, nameIn, type Locale } from '../../../domain/locales';
import { blocksOf, type Block, type Run } from '../../pdf/blocks';
import { PdfWriter } from '../../pdf/writer';

type Values = Record<string, any>;

interface Source {
  record: Values;
  locale: Locale;
  author: string;
  /** The bytes of its logo; null where it has none, or they are gone. */
  readLogo: (logo: Upload) => Promise<Buffer | null>;
}

/** A financial support on paper, in a language. Out: the document as a stream, which fails where writing does. */
export function writeFinancialSupport(source: Source): PDFDocument {
  const { record, locale, author } = source;
  const writer = new PdfWriter({ title: nameIn(record, locale), author, lang: `${locale}-CH` });
  write(writer, source).catch((error: unknown) => writer.document.destroy(error as Error));
  return writer.document;
}

async function write(writer: PdfWriter, { record, locale, readLogo }: Source): Promise<void> {
  const words = financialSupportWords[locale];
  const value = (field: string): any => localized(record, field, locale);
  const name = nameIn(record, locale);
  const logo = value('logo') as Upload | null | undefined;
  const picture = logo
    ? await readLogo(logo)
        .then(
          (bytes) =>
            bytes &&
            sharp(bytes).resize({ width: 640, height: 320, fit: 'inside', withoutEnlargement: true }).png().toBuffer(),
        )
        .catch(() => null)
    : null;
  if (logo && picture) writer.picture(picture, logo.description || `Logo: ${name}`, [160, 80]);
  writer.heading(1, name);
  await writer.blocks(blocksOf(String(value('description') ?? '')));
  for (const [field, heading] of words.texts) {
    const blocks = blocksOf(String(value(field) ?? ''));
    if (blocks.length === 0) continue;
    writer.heading(2, heading);
    await writer.blocks(blocks, undefined, 0, 1);
  }
  const contacts = ((value('contacts') ?? []) as Values[])
    .map((contact) => contactLines(contact, locale))
    .filter(({ length }) => length > 0);
  if (contacts.length > 0) writer.heading(2, words.contact);
  for (const runs of contacts) await writer.blocks([{ kind: 'paragraph', runs }]);
  const links = ((value('links') ?? []) as { label: string; value: string }[]).filter((link) => link.value);
  if (links.length > 0) {
    writer.heading(2, words.links);
    await writer.blocks([
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
