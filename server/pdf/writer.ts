import PDFDocument, { type StructureElement as Element, type TextOptions } from 'pdfkit';
import { setImmediate } from 'node:timers/promises';
import type { Block, Run } from './blocks';
import { fonts } from './fonts';

const margin = 56;
const size = { text: 10.5, small: 8, headings: [20, 14, 12, 11, 10.5, 10.5] } as const;
const indent = 16;
const gap = 6;

interface About {
  title: string;
  author: string;
  /** In which language it is. */
  lang: string;
}

/**
 * Writes a document for print and for screen readers, from top to bottom: real text, links, headings, lists and tables
 * in its structure. `document` is a stream; pages leave it as they are done, and others get their turn in between,
 * however long the text is.
 */
export class PdfWriter {
  readonly document: PDFDocument;
  private readonly root: Element;
  private page = 0;

  constructor({ title, author, lang }: About) {
    this.document = new PDFDocument({
      subset: 'PDF/UA',
      pdfVersion: '1.7',
      tagged: true,
      lang,
      displayTitle: true,
      font: fonts.regular,
      size: 'A4',
      margin,
      autoFirstPage: false,
      info: { Title: title, Author: author },
    });
    this.document.on('pageAdded', () => this.number(title));
    this.document.addPage();
    this.root = this.document.struct('Document');
    this.document.addStructure(this.root);
    this.document.fontSize(size.text).lineGap(2);
  }

  end(): void {
    this.root.end();
    this.document.end();
  }

  heading(level: number, text: string): void {
    const height = size.headings[level - 1] ?? size.text;
    this.keepTogether(height * 3);
    if (level > 1) this.document.y += gap;
    this.put(this.root, `H${level}`, [{ text, bold: true }], { height });
    this.document.y += gap / 2;
  }

  picture(bytes: Buffer, alt: string, box: [width: number, height: number]): void {
    this.keepTogether(box[1]);
    const { x, y } = this.document;
    this.add(
      this.root,
      this.document.struct('Figure', { alt, bbox: [x, y, x + box[0], y + box[1]] }, [
        () => void this.document.image(bytes, x, y, { fit: box }),
      ]),
    );
    this.document.y = y + box[1] + gap;
  }

  async blocks(blocks: readonly Block[], parent = this.root, left = 0, above = 0): Promise<void> {
    for (const block of blocks) {
      // The next request waits for a paragraph, never for a document.
      await setImmediate();
      if (block.kind === 'paragraph') {
        this.keepTogether(
          size.text * 1.5 * Math.min(12, block.runs.filter(({ text }) => text.includes('\n')).length + 1),
        );
        this.put(parent, 'P', block.runs, { left });
      } else if (block.kind === 'heading') {
        this.keepTogether(size.text * 4);
        this.put(
          parent,
          `H${Math.min(6, Math.max(2, block.level) + above)}`,
          block.runs.map((run) => ({ ...run, bold: true })),
          { left, height: size.headings[block.level] ?? size.text },
        );
      } else if (block.kind === 'list') await this.list(block, parent, left, above);
      else await this.table(block, parent, left);
      this.document.y += gap / (block.kind === 'heading' ? 3 : 1);
    }
  }

  /** Lines of a label and what it says. */
  facts(facts: readonly (readonly [label: string, text: string])[]): void {
    this.document.y += gap;
    for (const [label, text] of facts) {
      this.put(this.root, 'P', [{ text: `${label}: `, bold: true }, { text }]);
      this.document.y += gap / 2;
    }
  }

  private async list(
    { ordered, items }: Extract<Block, { kind: 'list' }>,
    parent: Element,
    left: number,
    above: number,
  ): Promise<void> {
    const list = this.add(parent, this.document.struct('L'));
    for (const [index, item] of items.entries()) {
      this.keepTogether(size.text * 2);
      const entry = this.add(list, this.document.struct('LI'));
      const { y } = this.document;
      this.put(entry, 'Lbl', [{ text: ordered ? `${index + 1}.` : '•' }], { left });
      this.document.y = y;
      const body = this.add(entry, this.document.struct('LBody'));
      await this.blocks(item, body, left + indent, above);
      body.end();
      entry.end();
    }
    list.end();
  }

  /** Cells beside each other; a row that is higher than a page one below the other, so that nothing of it is lost. */
  private async table({ rows }: Extract<Block, { kind: 'table' }>, parent: Element, left: number): Promise<void> {
    const columns = Math.max(1, ...rows.map(({ cells }) => cells.length));
    const width = (this.width - left) / columns;
    const table = this.add(parent, this.document.struct('Table'));
    for (const { isHead, cells } of rows) {
      await setImmediate();
      const texts = cells.map((runs) => runs.map(({ text }) => text).join(''));
      const height = Math.max(
        ...texts.map((text) =>
          this.document
            .font(fonts.bold)
            .fontSize(size.text)
            .heightOfString(text || ' ', { width: width - gap }),
        ),
        size.text,
      );
      const fits = height < this.bottom - margin;
      if (fits) this.keepTogether(height);
      const row = this.add(table, this.document.struct('TR'));
      const top = this.document.y;
      let end = top;
      for (const [index, runs] of cells.entries()) {
        if (fits) this.document.y = top;
        const cell = this.document.struct(isHead ? 'TH' : 'TD', isHead ? { scope: 'Column' } : {});
        row.add(cell);
        this.put(
          cell,
          'P',
          runs.length > 0 ? runs : [{ text: ' ' }],
          fits ? { left: left + index * width, width: width - gap } : { left },
        );
        cell.end();
        end = Math.max(end, this.document.y);
      }
      this.document.y = fits ? end + gap / 2 : this.document.y;
      row.end();
    }
    table.end();
  }

  /** One element of words, each as it looks; those that lead somewhere are links. */
  private put(
    parent: Element,
    type: string,
    runs: readonly Run[],
    how: { left?: number; width?: number; height?: number } = {},
  ): void {
    const { left = 0, height = size.text } = how;
    const width = how.width ?? this.width - left;
    const x = margin + left;
    const write =
      ({ text, bold, italic, link, begins, ends }: Piece) =>
      () => {
        const font = bold ? (italic ? fonts.boldItalic : fonts.bold) : italic ? fonts.italic : fonts.regular;
        const options: TextOptions = { width, continued: !ends, link: link ?? null, underline: link !== undefined };
        this.document.font(font).fontSize(height).fillColor('black');
        if (begins) this.document.text(text, x, this.document.y, options);
        else this.document.text(text, options);
      };
    const children = piecesOf(runs).map((piece) =>
      piece.link ? this.document.struct('Link', { alt: piece.text }, [write(piece)]) : write(piece),
    );
    if (children.length > 0) this.add(parent, this.document.struct(type, {}, children));
    this.document.x = margin;
  }

  private add(parent: Element, child: Element): Element {
    parent.add(child);
    return child;
  }

  private keepTogether(height: number): void {
    if (this.document.y + height > this.bottom) this.document.addPage();
  }

  private get width(): number {
    return this.document.page.width - 2 * margin;
  }

  private get bottom(): number {
    return this.document.page.height - margin;
  }

  /** What stands at the foot of each page is no part of what it says. */
  private number(title: string): void {
    this.page += 1;
    const { document } = this;
    const { x, y, page } = document;
    const { bottom } = page.margins;
    page.margins.bottom = 0;
    document.markContent('Artifact', { type: 'Pagination' });
    document
      .font(fonts.regular)
      .fontSize(size.small)
      .fillColor('#555')
      .text(`${title.slice(0, 110)} · ${this.page}`, margin, page.height - margin / 1.6, {
        width: this.width,
        lineBreak: false,
      });
    document.endMarkedContent();
    page.margins.bottom = bottom;
    document.fontSize(size.text).fillColor('black');
    document.x = x;
    document.y = y;
  }
}

/** A run within one line as it was written; the page breaks it further. */
type Piece = Run & { begins: boolean; ends: boolean };

function piecesOf(runs: readonly Run[]): Piece[] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    for (const [index, text] of run.text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({ ...run, text });
    }
  }
  return lines.flatMap((line) =>
    line.map((run, index) => ({ ...run, begins: index === 0, ends: index === line.length - 1 })),
  );
}
