import { chance, integer, pick, sample, type Random } from '../generating/random';
import { fill, type Language, type Phrase } from './phrase';
import { projectTexts } from '../texts';

export interface LabelledUrl {
  label: string;
  url: string;
}

type LabelledIn = (language: Language) => LabelledUrl;

/** Freely licensed films of the Blender Foundation, with the kinds of URLs that people paste. */
const videos = [
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtu.be/eRsGyueVLvQ',
  'https://www.youtube.com/watch?v=R6MlUcmOul8&t=30s',
  'https://vimeo.com/1084537',
];

const labelled =
  (phrase: Phrase, address: (language: Language) => string): LabelledIn =>
  (language) => ({
    label: fill(phrase, language, {}),
    url: address(language),
  });

export function projectUrl(code: string): string {
  return `https://www.example.org/projekte/${code.toLowerCase().replace('_', '-')}`;
}

export function createLinks(random: Random, url: string): LabelledIn[] {
  const count = chance(random, 0.2) ? 0 : integer(random, 1, 3);
  return sample(random, projectTexts.linkLabels, count).map((phrase, index) =>
    labelled(phrase, (language) => (index === 0 ? url : `https://www.example.ch/${language}/dokument-${index}`)),
  );
}

export function createVideos(random: Random): LabelledIn[] {
  if (!chance(random, 0.18)) return [];
  return sample(random, projectTexts.videoLabels, integer(random, 1, 2)).map((phrase) => {
    const url = pick(random, videos);
    return labelled(phrase, () => url);
  });
}
