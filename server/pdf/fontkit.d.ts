/** What we use of fontkit, which reads fonts for pdfkit. */
declare module 'fontkit' {
  export interface Font {
    ascent: number;
    unitsPerEm: number;
    hasGlyphForCodePoint(code: number): boolean;
  }
  export function openSync(file: string): Font;
}
