import type { ContentType } from '../../domain/contentType';
import { demoRecords, demoSize } from '../../demo';
import { noUploads } from '../../demo/files/uploads';
import { countOf, firstId, isFilled } from '../fillTypes';
import { projectCount } from '../settings';

export interface Case {
  name: string;
  /** How it is asked, for people. */
  note: string;
  /** The path of the n-th request below `/api/v1`. */
  path(n: number): string;
  /** Requests send the record of the address back, with this field changed. */
  saving?: string;
  /** An editor saves a project each second meanwhile, so that nothing of it stays in a cache for long. */
  besideSaves?: boolean;
  /** The answer's tag is sent along: 304. */
  isConditional?: boolean;
}

const list = '/projects?limit=100&shape=summary';
const twoTopics = `${list}&topic[]=1&topic[]=2`;
const rare = `${list}&term=Edelweissk%C3%A4se`;
const common = `${list}&term=Region`;

/** `n` written in capitals and small letters: finds the same and is another request. */
function spelled(word: string, n: number): string {
  return encodeURIComponent(
    [...word].map((letter, index) => ((n >> index) & 1 ? letter.toUpperCase() : letter.toLowerCase())).join(''),
  );
}

/** So many that no two connections want the same one, and somewhere in the middle. */
export const savedRecords = 200;
const firstSaved = Math.floor(projectCount / 2);

const repeated = 'the same request again and again: from the cache, after the version was read';
export const anew = 'every request another, so that the cache never has it, and a project saved each second';
/** Pages that every list of the projects has. */
const pages = Math.max(1, Math.floor(projectCount / 100));
const lengths = 15;
/**
 * More pages than the cache holds, in turn, of different lengths: each has been thrown out when it is asked for again.
 */
export const page = (address: string) => (n: number) =>
  `${address.replace('limit=100', `limit=${100 + (Math.floor(n / pages) % lengths)}`)}&offset=${1 + (n % pages)}`;
/** First pages of different lengths: further ones cost more. */
const firstPage = (n: number) => `limit=${100 + (n % lengths)}&offset=${1 + (Math.floor(n / lengths) % lengths)}`;
/** Another spelling, and after all of them the next page. */
const spelledPage = (word: string) => (n: number) =>
  `${list}&term=${spelled(word, n)}&offset=${1 + (Math.floor(n / 2 ** word.length) % pages)}`;

/**
 * What is measured of lists; every list has 100 records in the shape of the back office. In: the id of a collection of
 * 500 projects.
 */
export const casesWith = (collection: number): Case[] => [
  { name: 'List, no filter', note: repeated, path: () => list },
  { name: 'List, two topics', note: repeated, path: () => twoTopics },
  { name: 'List, rare word', note: repeated, path: () => rare },
  { name: 'List, common word', note: repeated, path: () => common },
  { name: 'List, unchanged (304)', note: 'the client has it: If-None-Match', path: () => list, isConditional: true },
  {
    name: 'List uncached, no filter',
    note: `${anew} (offset 1 to ${pages}, limit 100 to ${99 + lengths})`,
    path: page(list),
    besideSaves: true,
  },
  { name: 'List uncached, two topics', note: `${anew} (the same)`, path: page(twoTopics), besideSaves: true },
  {
    name: 'List uncached, rare word',
    note: `${anew} (eDelweisskäse, EDelweisskäse …)`,
    path: (n) => `${list}&term=${spelled('edelweisskäse', n)}`,
    besideSaves: true,
  },
  {
    name: 'List uncached, common word',
    note: `${anew} (rEgion, REgion …)`,
    path: spelledPage('region'),
    besideSaves: true,
  },
  { name: 'List, all fields', note: `${repeated}; the shape of other clients`, path: () => '/projects?limit=100' },
  {
    name: 'Search everything',
    note: 'the same common word again and again, as Ctrl+K asks: from the cache until something is saved, and a project is each second',
    path: () => '/search?term=Region&limit=20',
    besideSaves: true,
  },
  {
    name: 'Search everything uncached',
    note: 'every request another spelling of a common word, so that the cache never has it; a project saved each second',
    path: (n) => `/search?term=${spelled('region', n)}&limit=${20 + (Math.floor(n / 2 ** 'region'.length) % 31)}`,
    besideSaves: true,
  },
  {
    name: 'Public list of 500',
    note: `${repeated}; what a public collection of as many is measured by`,
    path: () => '/projects?limit=500&status[]=public',
  },
  { name: 'Public collection of 500', note: repeated, path: () => `/project-collections/public/${collection}` },
  {
    name: 'Public collection of 500 uncached',
    note: `${anew} (limit 486 to 500)`,
    path: (n) => `/project-collections/public/${collection}?limit=${500 - (n % lengths)}`,
    besideSaves: true,
  },
  { name: 'One record', note: 'another id each time', path: (n) => `/projects/${1 + ((n * 7919) % projectCount)}` },
  {
    name: 'Save one record',
    note: `PUT of the whole record with another title, ${savedRecords} records in turn; against reading the body and answering; another project saved each second`,
    path: (n) => `/projects/${firstSaved + (n % savedRecords)}`,
    saving: 'title',
    besideSaves: true,
  },
];

interface Word {
  word: string;
  /** The part of the records that it stands in. */
  share: number;
}

/**
 * What a search costs depends on how common its word is: searches of types are held against each other by words that as
 * many of their records have.
 */
const middle = 0.1;

/**
 * Words of the titles that are long enough for an index: one that about every tenth record has, and the one that stands
 * in the most records.
 */
function wordsOf(name: string, titleField: string): { one: Word; common: Word } {
  const records = [...demoRecords[name as keyof typeof demoRecords](demoSize, noUploads)] as unknown as Record<
    string,
    unknown
  >[];
  const texts = records.map((record) => JSON.stringify(record).toLowerCase());
  const words = records.flatMap((record) =>
    String(record[titleField] ?? '')
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 4),
  );
  const shared = [...new Set(words)].map((word): Word => ({
    word,
    share: texts.filter((text) => text.includes(word.toLowerCase())).length / texts.length,
  }));
  const [first = { word: 'region', share: 0 }] = shared;
  const isNearer = (one: Word, other: Word) =>
    Math.abs(Math.log(one.share / middle)) < Math.abs(Math.log(other.share / middle));
  return {
    one: shared.reduce((nearest, other) => (isNearer(other, nearest) ? other : nearest), first),
    common: shared.reduce((most, other) => (other.share > most.share ? other : most), first),
  };
}

/**
 * The same for a type. Records that the benchmark fills it with (fillTypes.ts) are saved; projects, which have a case
 * of their own for that, are what the others are held against.
 */
export function casesOf(type: ContentType<any>): Case[] {
  const { name, titleField } = type;
  const title = String(titleField);
  const { one, common } = wordsOf(name, title);
  const whole = `/${name}?limit=100&shape=summary`;
  const saving: Case = {
    name: `${name}: save`,
    note: `${savedRecords} of ${countOf(name)} records in turn`,
    path: (n) => `/${name}/${firstId + (n % savedRecords)}`,
    saving: title,
    besideSaves: true,
  };
  return [
    { name: `${name}: list uncached`, note: anew, path: page(whole), besideSaves: true },
    ...(
      [
        ['search', one],
        ['common word', common],
      ] as const
    ).map(([what, { word, share }]): Case => ({
      name: `${name}: ${what}`,
      note: `${anew} (${word} in other spellings, which ${Math.round(share * 100)} of 100 records have)`,
      path: (n) => `/${name}?shape=summary&term=${spelled(word, n)}&${firstPage(Math.floor(n / 2 ** word.length))}`,
      besideSaves: true,
    })),
    ...(isFilled(type) ? [saving] : []),
  ];
}
