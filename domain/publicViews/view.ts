import type { SchemaType } from '../contentType';
import type { ContentLocale } from '../locales';
import { textOf, type RecordLike, type LocalizedText } from '../values/textsIn';
import type { Fact, Line } from './facts';

/** Related data that a view needs but responses do not contain. Null until loaded. */
export interface RelatedData {
  /** The context of each tag. */
  contexts: ReadonlyMap<number, string | null> | null;
  /** The public contacts of the record. */
  people: readonly RecordLike[] | null;
}

export const noRelatedData: RelatedData = { contexts: null, people: null };

/** A person or organisation shown below another record. */
export interface Entry {
  name?: string | undefined;
  role?: Line;
  lines: readonly Line[];
}

interface Section {
  heading: string;
  entries: readonly Entry[];
  /** Shown if the list is empty. */
  otherwise?: string;
}

/** The parts of a view between its title and its end. */
const parts = [
  'lead',
  'facts',
  'pictures',
  'text',
  'texts',
  'programmes',
  'videos',
  'links',
  'documents',
  'extra',
  'sections',
  'footer',
] as const;
export type ViewPart = (typeof parts)[number];

/**
 * What visitors see of a record: the single source for the embedded list, the preview in the back office and the static
 * page, which share the component `src/embed/record/RecordView.tsx`, and for the PDF. Empty parts are left out.
 */
export interface PublicView {
  /** The field that is the heading. */
  title: string;
  /** The heading, if it is composed of several fields. */
  nameOf?(record: RecordLike, locale: ContentLocale): string;
  /** The heading of a record without a name, if it differs from the usual one. */
  untitled?(locale: ContentLocale): string;
  /** The lines of its card in a list, below the title. */
  card?(record: RecordLike, locale: ContentLocale): readonly (string | LocalizedText)[];
  /** The view shows the card's lines elsewhere, so they are not repeated below the title. */
  isCardRepeated?: true;
  /** The picture of its card, if not the record's first one; a string is a path. */
  cardImage?(record: RecordLike): { id: number; extension: string; focus?: string } | string | undefined;
  /** The language of the title if it is a fallback that cannot be derived from the field alone. */
  titleLang?(record: RecordLike, locale: ContentLocale): ContentLocale | undefined;
  /** The field with the main rich text. */
  text?: string;
  /** The link text for bare URLs in that text; without it they are not linked. */
  linkWord?(locale: ContentLocale): string;
  /** Further rich text, each with a heading. */
  texts?(locale: ContentLocale): readonly (readonly [field: string, heading: string])[];
  /** Pictures side by side, or small ones below the first. */
  pictures?: 'row' | 'gallery';
  /** The field with a single picture, shown above everything else. */
  logo?: string;
  programmes?: true;
  videos?: true;
  documents?: true;
  /** The key that holds the URL of a link or video. */
  links?: 'url' | 'value';
  headings?(locale: ContentLocale): Partial<Record<'documents' | 'links', string>>;
  facts?(record: RecordLike, locale: ContentLocale, related: RelatedData): readonly Fact[];
  /** Lines below the title. */
  role?(record: RecordLike, locale: ContentLocale): Line;
  lead?(record: RecordLike, locale: ContentLocale): readonly Line[];
  address?(record: RecordLike, locale: ContentLocale): readonly Line[];
  sections?(record: RecordLike, locale: ContentLocale, related: RelatedData): readonly Section[];
  /** The last lines: further links, or a copyright. */
  footer?(record: RecordLike, locale: ContentLocale): readonly Line[];
  /** The fields whose related data must be loaded (`RelatedData`). */
  needs?: { tags?: string; people?: string };
  /** The parts in their order if it differs from the default (`parts`); parts that are not listed are left out. */
  order?: readonly ViewPart[];
  /** For search engines. */
  schemaType: SchemaType;
}

/** The parts of a view in their order. */
export const partsInOrder = ({ order }: PublicView): readonly ViewPart[] => order ?? parts;

/** The heading of a record in a language; `''` if it has no name yet. */
export const titleOf = (view: PublicView, record: RecordLike, locale: ContentLocale): string =>
  view.nameOf ? view.nameOf(record, locale) : textOf(record, view.title, locale);
