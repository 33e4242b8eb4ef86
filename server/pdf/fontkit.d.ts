/** The parts of fontkit that we use; pdfkit uses it to read fonts. */
declare module 'fontkit' {
  export interface Font {
    ascent: number;
    unitsPerEm: number;
    hasGlyphForCodePoint(code: number): boolean;
  }
  export function openSync(file: string): Font;
}
