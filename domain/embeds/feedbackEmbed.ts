import type { Words } from '../locales';

/**
 * What asks the visitors of a page whether it has helped them; no list, so that it has a name and its question alone.
 */
export const feedbackEmbed: { embed: string; title: Words } = {
  embed: 'feedback',
  title: {
    de: 'War diese Seite hilfreich?',
    fr: 'Cette page vous a-t-elle été utile\u00a0?',
    it: 'Questa pagina è stata utile?',
  },
};

/** So long may be what a visitor adds. */
export const longestComment = 2_000;
