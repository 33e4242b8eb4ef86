import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/**
 * Source Sans 3 under the SIL Open Font License: all letters of European languages; what a document uses of it is
 * embedded.
 */
const font = (style: string) => resolve(`@expo-google-fonts/source-sans-3/${style}/SourceSans3_${style}.ttf`);

export const fonts = {
  regular: font('400Regular'),
  italic: font('400Regular_Italic'),
  bold: font('700Bold'),
  boldItalic: font('700Bold_Italic'),
} as const;
