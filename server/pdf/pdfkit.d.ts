/** The parts of pdfkit that we use; its own types lack the document structure for screen readers. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  export interface TextOptions {
    /** The width of a link; measured by default. */
    textWidth?: number;
    link?: string | null;
    underline?: boolean;
    lineBreak?: boolean;
  }
  /**
   * An element of the document structure for screen readers. A function that writes its content on the page can be
   * added.
   */
  export interface StructureElement {
    add(child: StructureElement | (() => void)): StructureElement;
    end(): void;
  }
  type Children = (StructureElement | (() => void))[];

  export default class PDFDocument extends Readable {
    constructor(options: {
      subset: 'PDF/UA';
      pdfVersion: '1.7';
      tagged: true;
      lang: string;
      displayTitle: true;
      font: string;
      size: 'A4';
      margin: number;
      autoFirstPage: false;
      bufferPages: true;
      info: { Title: string; Author: string };
    });
    x: number;
    y: number;
    page: { width: number; height: number };
    addPage(): this;
    /** Pages are kept in memory until the footers are written at the end. */
    bufferedPageRange(): { start: number; count: number };
    switchToPage(page: number): void;
    font(file: string): this;
    fontSize(points: number): this;
    fillColor(color: string): this;
    text(text: string, x: number, y: number, options: TextOptions): this;
    widthOfString(text: string): number;
    image(bytes: Buffer, x: number, y: number, options: { fit: [number, number] }): this;
    struct(
      type: string,
      options?: { alt?: string; scope?: 'Column'; bbox?: number[] },
      children?: Children,
    ): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: 'Artifact', options: { type: 'Pagination' }): this;
    endMarkedContent(): this;
    end(): void;
  }
}
