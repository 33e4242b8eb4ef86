import * as z from 'zod/mini';
import { mediaTextKeys, type MediaTextKey } from './media';
import { cleanFileName } from './values/fileNames';
import { cleanText, objectExpected } from './values/values';

/** Size limits of uploads, in bytes. */
export const imageLimit = 20 * 1024 * 1024;
export const documentLimit = 40_000_000;

/** The message for documents always says 30 MB, the limit that editors know, although the actual limit is higher. */
export const tooLargeMessage = (name: string, kind: 'image' | 'document') =>
  `Die ausgewählte Datei "${name}" überschreitet das Uploadlimit von ${kind === 'image' ? 20 : 30} MB.`;

const noContent = 'Der Inhalt der Datei fehlt.';

/** The metadata of a file uploaded as bytes. */
export const uploadedSchema = z.object(
  {
    name: cleanFileName(255, 'Der Name der Datei fehlt.'),
    mimeType: z.prefault(cleanText(200), ''),
    extension: z.prefault(cleanText(20), ''),
    description: z.optional(cleanText(2_000)),
    copyright: z.optional(cleanText(2_000)),
  },
  objectExpected,
);

/** The same with its content, as existing clients send it; `data` is a data URL or plain base64. */
export const uploadSchema = z.extend(uploadedSchema, { data: z.string(noContent).check(z.minLength(1, noContent)) });

/** What people say about a file in the media library; missing keys stay. */
export const aboutSchema = z.object(
  {
    ...(Object.fromEntries(mediaTextKeys.map((key) => [key, z.optional(cleanText(2_000))])) as Record<
      MediaTextKey,
      z.ZodMiniOptional<ReturnType<typeof cleanText>>
    >),
    focus: z.optional(
      z
        .string('Der Bildausschnitt ist ungültig.')
        .check(z.regex(/^((100|\d{1,2})% (100|\d{1,2})%)?$/, 'Der Bildausschnitt ist ungültig.')),
    ),
  },
  objectExpected,
);
