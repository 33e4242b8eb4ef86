import { apiBase } from '../http';
import type { Locale } from '../locales';

/** Where pages for visitors tell what is read: as parameter `d`, in JSON. */
const pixelPath = `${apiBase}/logs/pixel`;

/** What pages for visitors tell, in the form of existing pages. */
export interface Told {
  category: string;
  action: string;
  value: unknown;
}

/**
 * What entries of a resource are called in what is told: `financial-supports` are `Financial Support`, and
 * `contacts/person` a `Contact`.
 */
const toldName = (resource: string): string =>
  resource
    .replace(/s?(\/.*)?$/, '')
    .replace(/(^|-)(\w)/g, (_, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase());

/** Under which category it is told that entries of a resource are read. */
export const readCategory = (resource: string): string => `${toldName(resource)} Navigation`;

/** That somebody has opened an entry. */
export const readOf = (resource: string, id: number, locale: Locale): Told => ({
  category: readCategory(resource),
  action: `Show ${toldName(resource)}`,
  value: { id, locale },
});

/** Where something is told: an address that answers with a picture. */
export const tellingAddress = (told: Told): string => `${pixelPath}?d=${encodeURIComponent(JSON.stringify(told))}`;

export const deviceStats = 'Device Stats';

/** That a page shows a list or a form of ours. In: its name; where the page is. */
export const loadOf = (name: string, locale: string | undefined, origin: string): Told => ({
  category: deviceStats,
  action: name,
  value: { locale, origin },
});

/** What the visitors of a page answer to the question whether it has helped them. */
export const feedback = 'Feedback';

/** That a page has helped somebody or not, and what they say of it. In: the page's address. */
export const feedbackOf = (page: string, isGood: boolean, comment: string): Told => ({
  category: feedback,
  action: page,
  value: { isGood, comment },
});
