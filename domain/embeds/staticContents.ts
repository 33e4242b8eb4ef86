import type { ContentType } from '../contentType';
import { contentTypes } from '../contentTypes';
import { contactName } from '../values/contacts';
import { embedLocales, embedNamed, type Embed, type EmbedFilter } from './embeds';
import { drawingPath, pdfPath } from '../http';
import type { Locale, Words } from '../locales';
import { contactParts, personParts } from '../publicViews/contactLines';
import { educationFacts } from '../publicViews/educationFacts';
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
 * What static pages show of the records of an embed. It is no part of `Embed`, which browsers load: only the server
 * needs it.
 */

/** What a record does not say itself and has to be asked for: the contexts of its tags, and who its contacts are. */
export interface Beside {
  contexts: TagContexts;
  people: readonly RecordLike[];
}

export const nothingBeside: Beside = { contexts: new Map(), people: [] };

/** Entries below a heading, each with its lines. */
interface StaticSection {
  heading: string;
  entries: readonly (readonly Line[])[];
}

/** What stands on a static page of a record beside its title, texts, pictures and files. */
interface StaticParts {
  /** Below the title. */
  lead?: readonly Line[];
  /** Where it is reached, as one block. */
  address?: readonly Line[];
  facts?: readonly Fact[];
  /** The address of a picture, one of ours. */
  picture?: string;
  /** Formatted texts without a heading. */
  said?: readonly string[];
  sections?: readonly StaticSection[];
  /** Where it goes on. */
  ways?: readonly Line[];
}

/**
 * What static pages show of a record, which is what its view shows: tests/components/staticPages.test.tsx holds the two
 * together.
 */
export interface StaticContent {
  title: string;
  /** What it is called, where that is more than its title. */
  called?: (record: RecordLike, locale: Locale) => string;
  /** Its formatted text. */
  text?: string;
  /** Formatted texts after it, each under a heading. */
  texts?: Record<Locale, readonly (readonly [field: string, heading: string])[]>;
  /** What happens when. */
  programs?: true;
  relations: readonly { field: string; label: Words }[];
  /** The key that holds the address of a link or video. */
  links?: 'url' | 'value';
  /** What documents and links are called, where it is not what they are called elsewhere. */
  headings?: (locale: Locale) => Partial<Record<'documents' | 'links', string>>;
  /** The fields whose entries have to be asked for, since `parts` shows more of them than the record says. */
  asks?: { tags?: string; people?: string };
  parts?: (record: RecordLike, locale: Locale, beside: Beside) => StaticParts;
  /** What search engines call such a record, in the words of schema.org. */
  schemaType:
    | 'CreativeWork'
    | 'AdministrativeArea'
    | 'Course'
    | 'Event'
    | 'JobPosting'
    | 'NewsArticle'
    | 'Person'
    | 'ScholarlyArticle';
}

/** A heading with what stands below it, where there is something. */
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
  educations: {
    title: 'name',
    text: 'text',
    programs: true,
    links: 'value',
    schemaType: 'Course',
    parts: (education, locale) => ({ facts: educationFacts(education, locale) }),
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

/** Where the records of a filter have what it narrows by. */
const fieldOf = ({ param, field }: EmbedFilter) => field ?? param;

/**
 * What static pages show of a record of an embed; of a collection what those of its list show. Errors: where nobody has
 * said it.
 */
export function shownOf(embed: Embed): StaticContent {
  const { resource, collection } = embed;
  const content = contents[resource];
  if (!content)
    throw new Error(`Nobody has said in domain/embeds/staticContents.ts what static pages show of ${resource}.`);
  const filters = (collection ? embedNamed(resource) : embed)?.filters ?? [];
  // Which of its entries are of one context a record does not say itself: `parts` does.
  const relations = filters.flatMap((filter) =>
    'list' in filter.from && typeof filter.from.context !== 'object'
      ? [{ field: fieldOf(filter), label: filter.label }]
      : [],
  );
  return { ...content, relations };
}

/** What a record of an embed is called, in a language. */
export function titleOf(embed: Embed, record: RecordLike, locale: Locale): string {
  const { title, called } = shownOf(embed);
  return called ? called(record, locale) : textOf(record, title, locale);
}

/** Whether the field of an embed's records is translated. */
export const isTranslated = ({ content }: Embed, field: string): boolean =>
  (contentTypes[content] as ContentType).fields[field]?.translated === true;

/** The language of a field that is shown in another one than was asked for. */
export const shownLocale = (embed: Embed, record: RecordLike, field: string, locale: Locale) =>
  isTranslated(embed, field) ? otherLocale(record, field, locale) : undefined;

/**
 * The languages that a record has its texts in: those of its title, and of its formatted text where it has one; only
 * these are named to search engines. In: whether a field has something in exactly that language.
 */
export function localesWithTexts(embed: Embed, has: (field: string, locale: Locale) => boolean): Locale[] {
  const { title, called, text } = shownOf(embed);
  // What is called by a name, or by one title for all, is there for all.
  if (called || !isTranslated(embed, title)) return [...embedLocales];
  const titled = embedLocales.filter((locale) => has(title, locale));
  const whole = titled.filter((locale) => text === undefined || has(text, locale));
  return whole.length > 0 ? whole : titled;
}
