/** The parts of fontkit we use, which reads fonts for pdfkit. */
declare module 'fontkit' {
  export interface Font {
    ascent: number;
    unitsPerEm: number;
    hasGlyphForCodePoint(code: number): boolean;
  }
  export function openSync(file: string): Font;
}
