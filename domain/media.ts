import type { Choice } from './fields';
import { defaultLimit } from './http';
import type { ListDeclaration } from './lists/listRequest';
import { imageTextKey, locales, type MediaText } from './locales';
import { imageTypes } from './values/fileTypes';

/** The media library: what is known about a stored file, wherever it is used. */

export const mediaTexts: readonly MediaText[] = ['title', 'alt', 'rights'];
export const mediaTextLabels: Record<MediaText, string> = {
  title: 'Titel',
  alt: 'Alternativtext',
  rights: 'Bildrechte',
};

export type MediaTextKey = MediaText | `${MediaText}FR` | `${MediaText}IT`;
/** Only what is filled in. `focus` is a CSS position: `30% 40%`. */
export type About = Partial<Record<MediaTextKey | 'focus', string>>;

export const mediaTextKeys = mediaTexts.flatMap((part) =>
  locales.map((locale): MediaTextKey => imageTextKey(part, locale)),
);

/** What records show of a picture in addition to their own caption; titles are for finding it. */
export const shownKeys = [...mediaTextKeys.filter((key) => !key.startsWith('title')), 'focus'] as const;

/** The part of it that records show. */
export const shownAbout = (about: About): About =>
  Object.fromEntries(shownKeys.flatMap((key) => (about[key] ? [[key, about[key]]] : [])));

/** A stored file in the library. Timestamps are ISO 8601 in UTC. */
export interface MediaFile extends About {
  id: number;
  name: string;
  extension: string;
  mimeType: string;
  size: number;
  hash: string;
  createdAt: string;
  updatedAt: string;
  /** The number of records that use it now. */
  uses: number;
}

/** A record that uses a file. */
export interface MediaUse {
  resource: string;
  id: number;
  title: string;
  isPublic: boolean;
}

/** The records listed as uses of a file, and those changed by one replacement, at most. */
export const maxUsesListed = 100;
export const maxReplaced = 500;

export const isPicture = ({ extension }: { extension: string }): boolean => Object.hasOwn(imageTypes, extension);

const kinds: Choice[] = [
  { id: 'picture', label: 'Bild' },
  { id: 'document', label: 'Dokument' },
];
const uses: Choice[] = [
  { id: 'used', label: 'Verwendet' },
  { id: 'unused', label: 'Nicht verwendet' },
];
const lacking: Choice[] = [
  { id: 'alt', label: 'Alternativtext' },
  { id: 'rights', label: 'Bildrechte' },
];
const extensions: Choice[] = [...Object.keys(imageTypes), 'pdf'].map((id) => ({ id, label: id.toUpperCase() }));

export const mediaListDeclaration: ListDeclaration = {
  filters: {
    kind: { kind: 'choice', field: 'kind', label: 'Art', choices: kinds },
    use: { kind: 'choice', field: 'use', label: 'Verwendung', choices: uses },
    lacks: { kind: 'choice', field: 'lacks', label: 'Bilder ohne', choices: lacking },
    extension: { kind: 'choice', field: 'extension', label: 'Dateiendung', choices: extensions, hidden: true },
  },
  orderBy: ['id', 'name', 'size'],
  defaultOrder: { field: 'id', direction: 'DESC' },
  limit: defaultLimit,
};
