import * as z from 'zod/mini';
import { cleanText } from './values';

/** Limits of uploads: document 1, section 5 and decision 16. Sizes in bytes. */
export const imageLimit = 20 * 1024 * 1024;
export const documentLimit = 40_000_000;

/** Decision 16: images the picker offers and the server takes, by extension. */
export const imageTypes = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', gif: 'image/gif' } as const;
/** Document 1, section 5: documents are PDF by default. */
export const documentTypes = { pdf: 'application/pdf' } as const;

/** Document 1, section 8; the document limit's message says 30 MB, whatever the check uses. */
export const tooLargeMessage = (name: string, kind: 'image' | 'document') =>
  `Die ausgewählte Datei "${name}" überschreitet das Uploadlimit von ${kind === 'image' ? 20 : 30} MB.`;
export const wrongTypeMessage = (type: string, name: string) => `Der Dateityp "${type}" von "${name}" ist nicht erlaubt.`;

const noContent = 'Der Inhalt der Datei fehlt.';

/** What a client sends to upload a file (document 1, section 7); `data` is a data URL or bare base64. */
export const uploadSchema = z.object(
  {
    name: cleanText(255, 'Der Name der Datei fehlt.'),
    data: z.string(noContent).check(z.minLength(1, noContent)),
    mimeType: z.prefault(cleanText(200), ''),
    extension: z.prefault(cleanText(20), ''),
    description: z.optional(cleanText(2_000)),
    copyright: z.optional(cleanText(2_000)),
  },
  'Hier wird ein Objekt erwartet.',
);
