import type { ContentType, SchemaType } from '../contentType';
import { contentTypes } from '../contentTypes';
import { contactName } from '../values/contacts';
import { embedLocales, embedNamed, type Embed, type EmbedFilter } from './embeds';
import { drawingPath, pdfPath } from '../http';
import type { Locale, Words } from '../locales';
import { contactParts, personParts } from '../publicViews/contactLines';
import { declaredFacts, declaredTexts } from '../publicViews/declaredFacts';
import { circularFacts, postFacts, type TagContexts } from '../publicViews/entryFacts';
import { eventFacts } from '../publicViews/eventFacts';
import type { Fact, Line } from '../publicViews/facts';
import { financialSupportWords } from '../publicViews/financialSupportWords';
import { jobFacts } from '../publicViews/jobFacts';
import { mediaWords } from '../publicViews/mediaWords';
import { projectContactLines, projectContacts, projectFacts } from '../publicViews/projectFacts';
import { embedWords } from '../publicViews/projectWords';
import { beginningOf, publicationFacts } from '../publicViews/publicationFacts';
import { publicationEmbedWords } from '../publicViews/publicationWords';
import { regionFacts } from '../publicViews/regionFacts';
import { regionEmbedWords } from '../publicViews/regionWords';
import { partsOf, saidBy } from '../publicViews/graphicParts';
import { supportContacts, supportFacts } from '../publicViews/supportFacts';
import { otherLocale, textOf, type RecordLike } from '../values/textsIn';

/**
 * What static pages show of an embed's records. Apart from `Embed`, which browsers load: only the server needs this.
 */

/** Data that is read in addition to the record: the contexts of its tags, and its contacts. */
export interface PageExtras {
  contexts: TagContexts;
  people: readonly RecordLike[];
}

export const noExtras: PageExtras = { contexts: new Map(), people: [] };

/** Entries below a heading, each with its lines. */
interface StaticSection {
  heading: string;
  entries: readonly (readonly Line[])[];
}

/** Parts of a static page apart from title, texts, pictures and files. */
interface StaticParts {
  /** Below the title. */
  lead?: readonly Line[];
  /** Address and contact details, as one block. */
  address?: readonly Line[];
  facts?: readonly Fact[];
  /** The address of a picture on this server. */
  picture?: string;
  /** Rich texts without a heading. */
  said?: readonly string[];
  sections?: readonly StaticSection[];
  /** Links to related pages. */
  ways?: readonly Line[];
}

/**
 * What static pages show of a record, the same as the view in the browser; tests/components/staticPages.test.tsx
 * compares both.
 */
export interface StaticContent {
  title: string;
  /** The name if it is more than the title. */
  called?: (record: RecordLike, locale: Locale) => string;
  /** The field with its main text. */
  text?: string;
  /** Further texts, each below a heading. */
  texts?: Record<Locale, readonly (readonly [field: string, heading: string])[]>;
  /** It has a programme. */
  programs?: true;
  relations: readonly { field: string; label: Words }[];
  /** The key of a link or video that holds the address. */
  links?: 'url' | 'value';
  /** Headings that differ from the usual ones. */
  headings?: (locale: Locale) => Partial<Record<'documents' | 'links', string>>;
  /** Fields whose entries must be read in addition, because `parts` shows more of them than the record contains. */
  asks?: { tags?: string; people?: string };
  parts?: (record: RecordLike, locale: Locale, extras: PageExtras) => StaticParts;
  /** The type of schema.org for search engines. */
  schemaType: SchemaType;
}

/** A section, unless it is empty. */
const section = (heading: string, entries: StaticSection['entries']): StaticSection[] =>
  entries.length === 0 ? [] : [{ heading, entries }];

const contents: Record<string, Omit<StaticContent, 'relations'>> = {
  projects: {
    title: 'title',
    text: 'description',
    links: 'url',
    schemaType: 'CreativeWork',
    headings: (locale) => ({ documents: mediaWords[locale].documents }),
    parts: (project, locale) => ({
      facts: projectFacts(project, locale),
      sections: section(
        embedWords[locale].fields.contacts,
        projectContacts(project, locale).map((contact) => projectContactLines(contact, locale)),
      ),
    }),
  },
  events: {
    title: 'title',
    text: 'text',
    programs: true,
    links: 'value',
    schemaType: 'Event',
    parts: (event, locale) => ({ facts: eventFacts(event, locale) }),
  },
  'circular-economy-projects': {
    title: 'title',
    text: 'description',
    links: 'value',
    schemaType: 'CreativeWork',
    asks: { tags: 'tags' },
    parts: (project, locale, { contexts }) => ({ facts: circularFacts(project, locale, contexts) }),
  },
  posts: {
    title: 'title',
    text: 'text',
    links: 'value',
    schemaType: 'NewsArticle',
    parts: (post, locale) => ({ facts: postFacts(post, locale) }),
  },
  'interactive-graphics': {
    title: 'title',
    schemaType: 'CreativeWork',
    parts: (graphic, locale) => {
      const copyright = textOf(graphic, 'copyright', locale);
      const parts = (['elements', 'markers'] as const).flatMap((name) => partsOf(graphic, name));
      return {
        lead: [textOf(graphic, 'description', locale)].filter(Boolean),
        picture: drawingPath(graphic.id),
        said: parts.flatMap((part) => saidBy(part, locale)?.html || []),
        ways: copyright === '' ? [] : [`© ${copyright}`],
      };
    },
  },
  'financial-supports': {
    title: 'name',
    text: 'description',
    links: 'value',
    schemaType: 'CreativeWork',
    texts: Object.fromEntries(
      embedLocales.map((locale) => [locale, financialSupportWords[locale].texts]),
    ) as NonNullable<StaticContent['texts']>,
    headings: (locale) => ({ links: financialSupportWords[locale].links }),
    parts: (support, locale) => ({
      facts: supportFacts(support, locale),
      sections: section(
        financialSupportWords[locale].contact,
        supportContacts(support, locale).map((contact) => projectContactLines(contact, locale)),
      ),
      ways:
        typeof support.id === 'number'
          ? [{ text: financialSupportWords[locale].print, href: pdfPath('financial-supports', support.id, locale) }]
          : [],
    }),
  },
  jobs: {
    title: 'name',
    text: 'description',
    links: 'value',
    schemaType: 'JobPosting',
    parts: (job, locale) => ({ facts: jobFacts(job, locale) }),
  },
  publications: {
    title: 'title',
    schemaType: 'ScholarlyArticle',
    headings: (locale) => ({ documents: publicationEmbedWords[locale].files }),
    parts: (publication, locale) => {
      const url = textOf(publication, 'url', locale);
      return {
        lead: [beginningOf(publication, locale)].filter(Boolean),
        facts: publicationFacts(publication, locale),
        ways: url === '' ? [] : [{ text: publicationEmbedWords[locale].open, href: url }],
      };
    },
  },
  regions: {
    title: 'name',
    text: 'description',
    schemaType: 'AdministrativeArea',
    asks: { people: 'contacts' },
    parts: (region, locale, { people }) => {
      const [words, url] = [regionEmbedWords[locale], textOf(region, 'url', locale)];
      return {
        facts: regionFacts(region, locale),
        sections: section(
          words.contacts,
          people
            .map((person) => personParts(person, locale))
            .map(({ name, role, lines }) => [name, ...(role === '' ? [] : [role]), ...lines]),
        ),
        ways: url === '' ? [] : [{ text: words.website, href: url }],
      };
    },
  },
  contacts: {
    title: 'name',
    called: contactName,
    text: 'description',
    schemaType: 'Person',
    parts: (contact, locale) => {
      const { role, lead, lines, facts, others } = contactParts(contact, contact.type === 'person', locale);
      return {
        lead: [...(role === '' ? [] : [role]), ...lead],
        address: lines,
        facts,
        sections: section(
          others.heading,
          others.entries.map((other) => [...(other.role === '' ? [] : [other.role]), ...other.lines]),
        ),
      };
    },
  },
};

/** The same for a type whose declaration has the public view. */
function declaredContent(type: ContentType): Omit<StaticContent, 'relations'> {
  const { titleField, fields, shown } = type;
  const [text, ...further] = declaredTexts(type);
  return {
    title: titleField,
    ...(text !== undefined && { text }),
    texts: Object.fromEntries(
      embedLocales.map((locale) => [
        locale,
        further.map((name) => [name, shown?.words[name]?.[locale] ?? ''] as const),
      ]),
    ) as unknown as NonNullable<StaticContent['texts']>,
    ...('programs' in fields && { programs: true }),
    ...('links' in fields && { links: 'value' as const }),
    schemaType: shown?.schemaType ?? 'CreativeWork',
    parts: (record, locale) => ({ facts: [...declaredFacts(type, record, locale).values()] }),
  };
}

const fieldOf = ({ param, field }: EmbedFilter) => field ?? param;

/**
 * What static pages show of an embed's record; for a collection, that of its list.
 * @throws if it is missing in this file
 */
export function shownOf(embed: Embed): StaticContent {
  const { resource, collection } = embed;
  const type = contentTypes[embed.content];
  const content = contents[resource] ?? (type.shown && declaredContent(type));
  if (!content)
    throw new Error(`Nobody has said in domain/embeds/staticContents.ts what static pages show of ${resource}.`);
  const filters = (collection ? embedNamed(resource) : embed)?.filters ?? [];
  // A record does not contain the contexts of its tags; `parts` shows these.
  const relations = filters.flatMap((filter) =>
    'list' in filter.from && typeof filter.from.context !== 'object'
      ? [{ field: fieldOf(filter), label: filter.label }]
      : [],
  );
  return { ...content, relations };
}

/** The title of a record in a language. */
export function titleOf(embed: Embed, record: RecordLike, locale: Locale): string {
  const { title, called } = shownOf(embed);
  return called ? called(record, locale) : textOf(record, title, locale);
}

export const isTranslated = ({ content }: Embed, field: string): boolean =>
  (contentTypes[content] as ContentType).fields[field]?.translated === true;

/** The language of a fallback text; undefined if the field has the requested one. */
export const shownLocale = (embed: Embed, record: RecordLike, field: string, locale: Locale) =>
  isTranslated(embed, field) ? otherLocale(record, field, locale) : undefined;

/**
 * The languages in which a record has a title and, if the type has one, a text. Only these are announced to search
 * engines.
 * @param has whether a field has a text in exactly this language
 */
export function localesWithTexts(embed: Embed, has: (field: string, locale: Locale) => boolean): Locale[] {
  const { title, called, text } = shownOf(embed);
  // Untranslated names and titles serve all languages.
  if (called || !isTranslated(embed, title)) return [...embedLocales];
  const titled = embedLocales.filter((locale) => has(title, locale));
  const whole = titled.filter((locale) => text === undefined || has(text, locale));
  return whole.length > 0 ? whole : titled;
}
