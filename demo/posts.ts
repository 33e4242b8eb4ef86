import { fill, type Phrase } from './projects/phrase';
import { labelled, derived, sentencesOf } from './generating/derived';
import type { Generate } from './generating/generate';
import { withUploads } from './files/uploads';

const openings: readonly Phrase[] = [
  ['Bewilligt: {title}', 'Approuvé : {title}', 'Approvato: {title}'],
  ['{title}: die Ergebnisse liegen vor', '{title} : les résultats sont là', '{title}: ecco i risultati'],
  ['Besuch bei «{title}»', 'Visite chez « {title} »', 'Visita a «{title}»'],
  ['{title}', '{title}', '{title}'],
  ['Aufruf zur Mitarbeit: {title}', 'Appel à participation : {title}', 'Invito a partecipare: {title}'],
];

/** The topics that the form of news offers. */
const topics = [3, 5, 8, 9, 16, 17, 27, 28];

/** The demo's 60 news items; every thirtieth has no German title, and some have no date. */
export const generatePosts = () =>
  derived(
    { seed: 320, count: 60 },
    ({ title, description, links, videos }, language, { id }) => ({
      title:
        language === 'de' && id % 30 === 0 ? '' : fill(openings[id % openings.length] as Phrase, language, { title }),
      description: sentencesOf(description).slice(0, 2).join(' '),
      text: description,
      links: labelled(links),
      videos: labelled(videos),
    }),
    ({ id, updatedAt }) => ({
      date: id % 17 === 0 ? null : updatedAt.slice(0, 10),
      topics: [topics[id % topics.length], ...(id % 4 === 0 ? [topics[(id + 3) % topics.length]] : [])].map(
        (topic) => ({ id: topic as number }),
      ),
      images: [],
      files: [],
    }),
  );

export const generate: Generate = (_, uploads) => withUploads(generatePosts(), uploads);
