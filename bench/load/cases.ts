import { projectCount } from '../settings';

export interface Case {
  name: string;
  /** How it is asked, for people. */
  note: string;
  /** The path of the n-th request below `/api/v1`. */
  path(n: number): string;
  /** Requests send the record of the address back, with another title. */
  isSaving?: boolean;
  /** The answer's tag is sent along: 304. */
  isConditional?: boolean;
}

const list = '/projects?limit=100&shape=summary';
const twoTopics = `${list}&topic[]=1&topic[]=2`;
const rare = `${list}&term=Edelweissk%C3%A4se`;
const common = `${list}&term=Region`;

/** `n` written in capitals and small letters: finds the same and is another request. */
function spelled(word: string, n: number): string {
  return encodeURIComponent([...word].map((letter, index) => ((n >> index) & 1 ? letter.toUpperCase() : letter.toLowerCase())).join(''));
}

/** So many that no two connections want the same one, and somewhere in the middle. */
export const savedRecords = 200;
const firstSaved = Math.floor(projectCount / 2);

const repeated = 'the same request again and again: from the cache, after the version was read';
const anew = 'every request another, so that the cache never has it';
/** More pages than the cache holds, in turn: each has been thrown out when it is asked for again. */
const pages = 1_500;
const page = (address: string) => (n: number) => `${address}&offset=${1 + (n % pages)}`;
/** Another spelling, and after all of them the next page. */
const spelledPage = (word: string) => (n: number) => `${list}&term=${spelled(word, n)}&offset=${1 + (Math.floor(n / 2 ** word.length) % pages)}`;

/** What is measured of lists; every list has 100 records in the shape of the back office. */
export const cases: Case[] = [
  { name: 'List, no filter', note: repeated, path: () => list },
  { name: 'List, two topics', note: repeated, path: () => twoTopics },
  { name: 'List, rare word', note: repeated, path: () => rare },
  { name: 'List, common word', note: repeated, path: () => common },
  { name: 'List, unchanged (304)', note: 'the client has it: If-None-Match', path: () => list, isConditional: true },
  { name: 'List uncached, no filter', note: `${anew} (offset 1 to ${pages})`, path: page(list) },
  { name: 'List uncached, two topics', note: `${anew} (offset 1 to ${pages})`, path: page(twoTopics) },
  { name: 'List uncached, rare word', note: `${anew} (eDelweisskäse, EDelweisskäse …)`, path: (n) => `${list}&term=${spelled('edelweisskäse', n)}` },
  { name: 'List uncached, common word', note: `${anew} (rEgion, REgion …)`, path: spelledPage('region') },
  { name: 'List, all fields', note: `${repeated}; the shape of other clients`, path: () => '/projects?limit=100' },
  { name: 'Search everything', note: 'a common word, as Ctrl+K asks; never from a cache', path: () => '/search?term=Region&limit=20' },
  { name: 'One record', note: 'another id each time', path: (n) => `/projects/${1 + ((n * 7919) % projectCount)}` },
  {
    name: 'Save one record',
    note: `PUT of the whole record with another title, ${savedRecords} records in turn; against reading the body and answering`,
    path: (n) => `/projects/${firstSaved + (n % savedRecords)}`,
    isSaving: true,
  },
];
