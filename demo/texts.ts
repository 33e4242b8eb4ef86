import contacts from './data/contacts.json' with { type: 'json' };
import educations from './data/educations.json' with { type: 'json' };
import events from './data/events.json' with { type: 'json' };
import financialSupports from './data/financialSupports.json' with { type: 'json' };
import jobs from './data/jobs.json' with { type: 'json' };
import projects from './data/projects.json' with { type: 'json' };
import publications from './data/publications.json' with { type: 'json' };
import themeRows from './data/themes.json' with { type: 'json' };
import type { Phrase } from './projects/phrase';

// The demo's texts are in JSON, which has no tuples, so they are typed here.

/** What a kind of project requires of its region. */
export type Terrain = 'alpine' | 'mountain' | 'rural' | 'urban' | 'border' | 'national';

/** A kind of project: its titles, goals, actions and references. */
export interface Theme {
  name: string;
  /** Its frequency relative to other themes. */
  weight: number;
  terrains: Terrain[];
  /** Ids of references: the first topic always applies, the others sometimes. */
  topics: number[];
  programs: number[];
  instruments: number[];
  tags: number[];
  businessSectors: number[];
  /** The lowest and highest usual costs, in francs. */
  costs: [low: number, high: number];
  /** German search words. */
  keywords: string[];
  titles: Phrase[];
  /** Sentences about the starting point. */
  situation: Phrase[];
  /** List items in the infinitive. */
  goals: Phrase[];
  /** List items without a verb. */
  measures: Phrase[];
  /** Sentences about the results. */
  results: Phrase[];
}

/** All kinds of projects. Their order affects the generated data: append, do not insert. */
export const themes = themeRows as unknown as Theme[];

interface Names {
  women: string[];
  men: string[];
  last: string[];
  streets: string[];
}

type ProjectLabel =
  | 'situationHeading'
  | 'goalsHeading'
  | 'measuresHeading'
  | 'resultsHeading'
  | 'outlookHeading'
  | 'financingHeading'
  | 'milestonesHeading'
  | 'subprojectHeading'
  | 'goalsLead'
  | 'stepsLead'
  | 'moreOn'
  | 'moreLink'
  | 'yearColumn'
  | 'milestoneColumn'
  | 'sourceColumn'
  | 'amountColumn';
type ProjectPhrases =
  | 'titleEndings'
  | 'linkLabels'
  | 'videoLabels'
  | 'rolesOfWomen'
  | 'rolesOfMen'
  | 'organisations'
  | 'partners'
  | 'leads'
  | 'context'
  | 'outlooks';

export const projectTexts = projects as unknown as Record<ProjectLabel, Phrase> &
  Record<ProjectPhrases, Phrase[]> & {
    milestones: [first: Phrase, ...rest: Phrase[]];
    /** The names of the four cost lines in tables within descriptions. */
    financingNames: Record<'costsFederation' | 'costsCanton' | 'costsExternal' | 'costsEU', Phrase>;
    /** By the language of people's names in a region. */
    names: Record<'de' | 'fr' | 'it', Names>;
    brandStarts: string[];
    brandEnds: string[];
  };

interface Named {
  name: Phrase;
  text: Phrase;
}

export const contactTexts = contacts as unknown as Record<
  'companyNames' | 'parentNames' | 'specifications' | 'companyTexts' | 'personTexts',
  Phrase[]
> & { groupNames: { name: Phrase; children: Phrase[] }[] };

export const educationTexts = educations as unknown as {
  subjects: Named[];
  formats: (Named & { type: number; days: number })[];
  places: Phrase[];
  providers: { name: Phrase }[];
  units: Phrase[];
};

export const eventTexts = events as unknown as Record<
  'lunch' | 'day' | 'programName' | 'invitation' | 'closing',
  Phrase
> & {
  subjects: Named[];
  /** The names of events by type, for types that have their own. */
  ownForms: Record<string, Phrase>;
  otherForms: Phrase[];
  organizers: Phrase[];
  venues: { name: Phrase; location: number }[];
  parts: Named[];
};

type SupportText = 'additionalInformation' | 'exclusionCriteria' | 'application' | 'financingRatio' | 'res';
export const supportTexts = financialSupports as unknown as {
  programmes: { name: Phrase; description: Phrase; instrument: number }[];
  /** Where it applies; without a canton it applies everywhere. */
  regions: { name: Phrase; state: number | null }[];
  texts: Record<SupportText, Phrase> & { inclusionCriteria: Phrase[] };
};

export const jobTexts = jobs as unknown as {
  positions: { name: Phrase; task: Phrase }[];
  employers: { name: Phrase; place: string }[];
  closing: Phrase;
  advert: Phrase;
};

/** German, French, Italian, English. */
export type FourTexts = readonly [de: string, fr: string, it: string, en: string];
export const publicationTexts = publications as unknown as {
  subjects: { title: FourTexts; text: FourTexts; keywords: FourTexts }[];
  forms: { name: FourTexts; type: 'publication' | 'project' }[];
  institutions: string[];
  firstNames: string[];
  lastNames: string[];
  ownTerms: { name: FourTexts; text: FourTexts };
};
