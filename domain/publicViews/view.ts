import type { SchemaType } from '../contentType';
import type { ContentLocale } from '../locales';
import { textOf, type RecordLike, type SaidText } from '../values/textsIn';
import type { Fact, Line } from './facts';

/** What a record only names by id and its view shows more of. Null until it is known. */
export interface Related {
  /** The context of each tag. */
  contexts: ReadonlyMap<number, string | null> | null;
  /** Its contacts, as far as they are public. */
  people: readonly RecordLike[] | null;
}

export const nothingRelated: Related = { contexts: null, people: null };

/** A person or an organisation below the record of something else. */
export interface Entry {
  name?: string | undefined;
  role?: Line;
  lines: readonly Line[];
}

interface Section {
  heading: string;
  entries: readonly Entry[];
  /** Shown in place of an empty list. */
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
  'ways',
] as const;
export type ViewPart = (typeof parts)[number];

/**
 * What the public reads of a record of a type. The list in the embed, the preview in the back office and the static page
 * show it by one component (`src/embed/record/RecordView.tsx`); the PDF is written from it, too. A part that the record
 * says nothing about is left out.
 */
export interface PublicView {
  /** The field that heads the record. */
  title: string;
  /** Its name, where that is more than one field. */
  nameOf?(record: RecordLike, locale: ContentLocale): string;
  /** What a record without a name is called, where that is not `untitled`. */
  untitled?(locale: ContentLocale): string;
  /** What its card in a list says below the title, line by line. */
  card?(record: RecordLike, locale: ContentLocale): readonly (string | SaidText)[];
  /** The field of its formatted text. */
  text?: string;
  /** What web addresses in the words of that text are called; they become links then. */
  linkWord?(locale: ContentLocale): string;
  /** The fields of further formatted texts, each under a heading. */
  texts?(locale: ContentLocale): readonly (readonly [field: string, heading: string])[];
  /** Whether its pictures stand side by side, or below the first one. */
  pictures?: 'row' | 'gallery';
  /** The field of a single picture above everything else. */
  logo?: string;
  programmes?: true;
  videos?: true;
  documents?: true;
  /** The key that holds the address of a link or video. */
  links?: 'url' | 'value';
  headings?(locale: ContentLocale): Partial<Record<'documents' | 'links', string>>;
  facts?(record: RecordLike, locale: ContentLocale, related: Related): readonly Fact[];
  /** Below the title: its role, and other lines. */
  role?(record: RecordLike, locale: ContentLocale): Line;
  lead?(record: RecordLike, locale: ContentLocale): readonly Line[];
  address?(record: RecordLike, locale: ContentLocale): readonly Line[];
  sections?(record: RecordLike, locale: ContentLocale, related: Related): readonly Section[];
  /** Where it goes on. */
  ways?(record: RecordLike, locale: ContentLocale): readonly Line[];
  /** The fields whose entries have to be requested as well. */
  asks?: { tags?: string; people?: string };
  /** The order of its parts, where it is another one than that of `ViewPart`; those that are not named are left out. */
  order?: readonly ViewPart[];
  /** What search engines call such a record, in the words of schema.org. */
  schemaType: SchemaType;
}

/** The parts of a view in their order. */
export const orderOf = ({ order }: PublicView): readonly ViewPart[] => order ?? parts;

/** What a record is called, in a language; `''` where it has no name yet. */
export const titleOf = (view: PublicView, record: RecordLike, locale: ContentLocale): string =>
  view.nameOf ? view.nameOf(record, locale) : textOf(record, view.title, locale);
