import PDFDocument, { type StructureElement as Element } from 'pdfkit';
import type { Block, Run } from './blocks';
import { ascentOf, fonts } from './fonts';
import { linesOf, type Line, type Piece } from './lines';

const margin = 56;
/** The footer is inside the bottom margin. */
const footerTop = 36;
const size = { text: 10.5, small: 8, headings: [20, 14, 12, 11, 10.5, 10.5] } as const;
const indent = 16;
const gap = 6;
/** The line height relative to the font size, and a fixed addition. */
const leading = 1.257;
const lineGap = 2;
/** Cells narrower than this are stacked. */
const minCellWidth = 48;

interface About {
  title: string;
  author: string;
  /** The language tag. */
  lang: string;
  /** The footer of each page. */
  footer: { date: string; address: string | null; page: (page: number, of: number) => string };
}

interface Look {
  left?: number;
  width?: number;
  /** The font size. */
  height?: number;
  /** Keeps the text on one page if it fits. */
  isWhole?: boolean;
}

/**
 * Writes a document for print and screen readers from top to bottom: real text, with links, headings, lists and tables
 * in its structure. Breaks lines and pages itself, because pdfkit counts a line twice if a page ends within it.
 * CPU-bound, so it runs in a worker (worker.ts).
 */
export class PdfWriter {
  readonly document: PDFDocument;
  private readonly root: Element;
  private readonly widths = new Map<string, number>();

  constructor(private readonly about: About) {
    this.document = new PDFDocument({
      subset: 'PDF/UA',
      pdfVersion: '1.7',
      tagged: true,
      lang: about.lang,
      displayTitle: true,
      font: fonts.regular,
      size: 'A4',
      margin,
      autoFirstPage: false,
      bufferPages: true,
      info: { Title: about.title, Author: about.author },
    });
    this.document.addPage();
    this.root = this.document.struct('Document');
    this.document.addStructure(this.root);
  }

  end(): void {
    this.root.end();
    this.writeFeet();
    this.document.end();
  }

  heading(level: number, text: string): void {
    this.headingOf(this.root, level, [{ text }], 0, level > 1 ? gap : 0);
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

  blocks(blocks: readonly Block[], parent = this.root, left = 0, above = 0): void {
    for (const block of blocks) {
      if (block.kind === 'paragraph') this.put(parent, 'P', block.runs, { left });
      else if (block.kind === 'heading')
        this.headingOf(parent, Math.min(6, Math.max(2, block.level) + above), block.runs, left);
      else if (block.kind === 'list') this.list(block, parent, left, above);
      else this.table(block, parent, left);
      this.document.y += gap / (block.kind === 'heading' ? 3 : 1);
    }
  }

  /** Lines to keep together, such as an address. */
  together(runs: readonly Run[]): void {
    this.put(this.root, 'P', runs, { isWhole: true });
    this.document.y += gap;
  }

  /** Labels with their values. */
  facts(facts: readonly (readonly [label: string, text: string])[]): void {
    this.document.y += gap;
    for (const [label, text] of facts) {
      this.put(this.root, 'P', [{ text: `${label} `, bold: true }, { text }]);
      this.document.y += gap / 2;
    }
  }

  private headingOf(parent: Element, level: number, runs: readonly Run[], left: number, before = 0): void {
    const height = size.headings[level - 1] ?? size.text;
    const lines = this.lay(
      runs.map((run) => ({ ...run, bold: true })),
      height,
      this.width - left,
    );
    // Keeps the heading together with two lines of the text that follows.
    this.keepTogether(before + lines.length * lineHeight(height) + 2 * lineHeight(size.text));
    this.document.y += before;
    this.write(parent, `H${level}`, lines, height, left);
  }

  private list(
    { ordered, items }: Extract<Block, { kind: 'list' }>,
    parent: Element,
    left: number,
    above: number,
  ): void {
    const list = this.add(parent, this.document.struct('L'));
    for (const [index, item] of items.entries()) {
      this.keepTogether(lineHeight(size.text) * 2);
      const entry = this.add(list, this.document.struct('LI'));
      const { y } = this.document;
      const label = ordered ? `${index + 1}.` : '•';
      const labelled = this.put(entry, 'Lbl', [{ text: label }], { left });
      this.document.y = y;
      const body = this.add(entry, this.document.struct('LBody'));
      this.blocks(item, body, left + Math.max(indent, labelled + gap / 2), above);
      // An empty item still takes a line.
      if (item.length === 0) this.document.y = y + lineHeight(size.text);
      body.end();
      entry.end();
    }
    list.end();
  }

  /** Writes cells side by side; a row higher than a page is stacked, so that nothing is lost. */
  private table({ rows }: Extract<Block, { kind: 'table' }>, parent: Element, left: number): void {
    const columns = rows.reduce((most, { cells }) => Math.max(most, cells.length), 1);
    const width = (this.width - left) / columns;
    const table = this.add(parent, this.document.struct('Table'));
    for (const { isHead, cells } of rows) {
      const laid = cells.map((runs) => this.lay(runs.length > 0 ? runs : [{ text: ' ' }], size.text, width - gap));
      const height = laid.reduce((most, { length }) => Math.max(most, length), 1) * lineHeight(size.text);
      const fits = width >= minCellWidth && height <= this.bottom - margin;
      if (fits) this.keepTogether(height);
      const row = this.add(table, this.document.struct('TR'));
      const top = this.document.y;
      for (const [index, lines] of laid.entries()) {
        const cell = this.document.struct(isHead ? 'TH' : 'TD', isHead ? { scope: 'Column' } : {});
        row.add(cell);
        if (fits) {
          this.document.y = top;
          this.write(cell, 'P', lines, size.text, left + index * width);
        } else this.put(cell, 'P', cells[index] ?? [], { left });
        cell.end();
      }
      if (fits) this.document.y = top + height + gap / 2;
      row.end();
    }
    table.end();
  }

  /**
   * Writes an element that contains text.
   * @returns the width of its widest line
   */
  private put(parent: Element, type: string, runs: readonly Run[], look: Look = {}): number {
    const { left = 0, height = size.text, width = this.width - left, isWhole = false } = look;
    const lines = this.lay(runs, height, width);
    const whole = lines.length * lineHeight(height);
    if (isWhole && whole <= this.bottom - margin) this.keepTogether(whole);
    else this.keepTogether(Math.min(2, lines.length) * lineHeight(height));
    this.write(parent, type, lines, height, left);
    return lines.reduce((widest, line) => Math.max(widest, widthOf(line)), 0);
  }

  private lay(runs: readonly Run[], height: number, width: number): Line[] {
    return linesOf(runs, Math.max(width, minCellWidth), (text, font) => this.measure(text, font) * height);
  }

  private measure(text: string, font: string): number {
    const key = `${font} ${text}`;
    const width = this.widths.get(key) ?? this.document.font(font).fontSize(100).widthOfString(text) / 100;
    this.widths.set(key, width);
    return width;
  }

  /** Writes lines, over several pages if necessary. */
  private write(parent: Element, type: string, lines: readonly Line[], height: number, left: number): void {
    if (lines.length === 0) return;
    const element = this.add(parent, this.document.struct(type));
    let link: { run: Run; element: Element } | undefined;
    for (const line of lines) {
      this.keepTogether(lineHeight(height));
      const { y } = this.document;
      let x = margin + left;
      for (const piece of line) {
        const at = x;
        const show = () => this.show(piece, at, y, height);
        if (link?.run !== piece.run) {
          link?.element.end();
          link = piece.run.link
            ? {
                run: piece.run,
                element: this.add(element, this.document.struct('Link', { alt: piece.run.text.trim() })),
              }
            : undefined;
        }
        (link?.element ?? element).add(show);
        x += piece.width;
      }
      this.document.y = y + lineHeight(height);
    }
    link?.element.end();
    element.end();
  }

  private show({ text, font, width, run }: Piece, x: number, y: number, height: number): void {
    // Aligns all fonts on one baseline.
    const top = y + (ascentOf(fonts.regular) - ascentOf(font)) * height;
    this.document.font(font).fontSize(height).fillColor('black');
    this.document.text(text, x, top, {
      lineBreak: false,
      link: run.link ?? null,
      underline: run.link !== undefined,
      textWidth: run.link === undefined ? width : width - this.measure(trailing(text), font) * height,
    });
  }

  private add(parent: Element, child: Element): Element {
    parent.add(child);
    return child;
  }

  private keepTogether(height: number): void {
    // Anything higher than a page starts at the current position.
    if (this.document.y + height > this.bottom && this.document.y > margin) this.document.addPage();
  }

  private get width(): number {
    return this.document.page.width - 2 * margin;
  }

  private get bottom(): number {
    return this.document.page.height - margin;
  }

  /** Footers are artifacts: they are not part of the content. */
  private writeFeet(): void {
    const { title, footer } = this.about;
    const { count } = this.document.bufferedPageRange();
    const room = this.width - this.measure(footer.page(count, count), fonts.regular) * size.small - 2 * gap;
    const footerTexts = [[...title].slice(0, 200).join(''), [footer.date, footer.address].filter(Boolean).join(' · ')];
    const lines = footerTexts.map((text) => this.lay([{ text }], size.small, room)[0] ?? []);
    for (let page = 0; page < count; page += 1) {
      this.document.switchToPage(page);
      this.document.markContent('Artifact', { type: 'Pagination' });
      this.document.fillColor('#555');
      let y = this.document.page.height - footerTop;
      for (const line of lines) {
        let x = margin;
        for (const { text, font, width } of line) {
          this.showPlain(text, font, x, y);
          x += width;
        }
        y += size.small * leading;
      }
      const number = footer.page(page + 1, count);
      const left = this.width - this.measure(number, fonts.regular) * size.small;
      this.showPlain(number, fonts.regular, margin + left, y - size.small * leading);
      this.document.endMarkedContent();
    }
  }

  private showPlain(text: string, font: string, x: number, y: number): void {
    const top = y + (ascentOf(fonts.regular) - ascentOf(font)) * size.small;
    this.document.font(font).fontSize(size.small).text(text, x, top, { lineBreak: false });
  }
}

const lineHeight = (height: number) => height * leading + lineGap;
const widthOf = (line: Line) => line.reduce((sum, { width }) => sum + width, 0);
const trailing = (text: string) => text.slice(text.trimEnd().length);
