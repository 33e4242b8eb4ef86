import type PDFDocument from 'pdfkit';
import { listEmbeds } from '../../domain/embeds/allEmbeds';
import type { Embed } from '../../domain/embeds/embeds';
import { colonIn, type Locale } from '../../domain/locales';
import type { Line } from '../../domain/publicViews/facts';
import { mediaWords } from '../../domain/publicViews/mediaWords';
import { viewOfEmbed } from '../../domain/embeds/views';
import { noRelatedData, titleOf } from '../../domain/publicViews/view';
import { withScheme } from '../../domain/values/addresses';
import { listOf, textOf, type RecordLike } from '../../domain/values/textsIn';
import { blocksOf, type Block, type Run } from './blocks';
import { PdfWriter } from './writer';

/** A record in one language, with the facts that its document prints. */
export interface PrintedRecord {
  /** The name of its type. */
  resource: string;
  record: RecordLike;
  locale: Locale;
  author: string;
  /** The logo is printed above the title, other pictures below the text. */
  pictures: { bytes: Uint8Array; description: string; isLogo: boolean }[];
  /** The date of the document. */
  day: string;
  /** The URL of the record's public page; null if there is none. */
  address: string | null;
}

/** The texts in the footer. */
export const footers = {
  de: { date: 'Stand:', page: (page: number, of: number) => `Seite ${page} von ${of}` },
  fr: { date: 'État au', page: (page: number, of: number) => `Page ${page} sur ${of}` },
  it: { date: 'Stato al', page: (page: number, of: number) => `Pagina ${page} di ${of}` },
};

const boxes = { logo: [160, 80], picture: [320, 220] } as const;

/** The public list of a type. Static pages and PDFs share its view. */
export const embedOf = (resource: string) => listEmbeds.find((embed) => embed.resource === resource) as Embed;

/**
 * Writes a record in its public view as a PDF.
 * @returns the document as a stream
 */
export function writeDocument(printed: PrintedRecord): PDFDocument {
  const { resource, record, locale, author, day, address } = printed;
  const { date, page } = footers[locale];
  const long = new Intl.DateTimeFormat(`${locale}-CH`, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  const title = titleOf(viewOfEmbed({ resource }), record, locale);
  const writer = new PdfWriter({
    title,
    author,
    lang: `${locale}-CH`,
    footer: { date: `${date} ${long}`, address, page },
  });
  write(writer, title, printed);
  return writer.document;
}

function write(writer: PdfWriter, title: string, { resource, record, locale, pictures }: PrintedRecord): void {
  const view = viewOfEmbed({ resource });
  const { text = '', links: linkKey } = view;
  const words = { ...mediaWords[locale], ...view.headings?.(locale) };
  const show = (isLogo: boolean) => {
    for (const [index, picture] of pictures.filter((one) => one.isLogo === isLogo).entries())
      writer.picture(
        Buffer.from(picture.bytes),
        picture.description || (isLogo ? `Logo: ${title}` : words.image(index + 1, title)),
        [...(isLogo ? boxes.logo : boxes.picture)],
      );
  };
  show(true);
  writer.heading(1, title);
  writer.blocks(blocksOf(textOf(record, text, locale)));
  for (const [field, heading] of view.texts?.(locale) ?? []) {
    const blocks = blocksOf(textOf(record, field, locale));
    if (blocks.length === 0) continue;
    writer.heading(2, heading);
    writer.blocks(blocks, undefined, 0, 1);
  }
  show(false);
  for (const { heading, entries } of view.sections?.(record, locale, noRelatedData) ?? []) {
    if (entries.length === 0) continue;
    writer.heading(2, heading);
    for (const { name, role, lines } of entries)
      writer.together(linesToRuns([name, role, ...lines].filter((line): line is Line => Boolean(line))));
  }
  const links = (linkKey ? listOf(record, 'links', locale) : []).flatMap(({ label, [linkKey as string]: address }) =>
    address ? [{ text: String(label || address), link: withScheme(String(address)) }] : [],
  );
  if (links.length > 0) {
    writer.heading(2, words.links);
    writer.blocks([
      { kind: 'list', ordered: false, items: links.map((run): Block[] => [{ kind: 'paragraph', runs: [run] }]) },
    ]);
  }
  writer.facts(
    (view.facts?.(record, locale, noRelatedData) ?? [])
      .filter(({ lines }) => lines.length > 0)
      .map(({ label, lines }) => [`${label}${colonIn(locale)}`, lines.map(plain).join(', ')] as const),
  );
  writer.end();
}

const plain = (line: Line) => (typeof line === 'string' ? line : `${line.before ?? ''}${line.text}`);

/** Runs for lines, the first one in bold. URLs, email addresses and telephone numbers become links. */
function linesToRuns(lines: readonly Line[]): Run[] {
  return lines.flatMap((line, index): Run[] => {
    const end = index < lines.length - 1 ? '\n' : '';
    if (typeof line === 'string') return [{ text: `${line}${end}`, bold: index === 0 }];
    const { before = '', text, href } = line;
    return [
      ...(before === '' ? [] : [{ text: before }]),
      { text: `${text}${end}`, ...(href && { link: withScheme(href) }) },
    ];
  });
}
