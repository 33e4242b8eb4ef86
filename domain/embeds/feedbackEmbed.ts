import type { Words } from '../locales';

/** The question whether a page was helpful. It is not a list, so it has only a name and a title. */
export const feedbackEmbed: { embed: string; title: Words } = {
  embed: 'feedback',
  title: {
    de: 'War diese Seite hilfreich?',
    fr: 'Cette page vous a-t-elle été utile\u00a0?',
    it: 'Questa pagina è stata utile?',
  },
};

/** The longest comment, in characters. */
export const maxCommentLength = 2_000;
