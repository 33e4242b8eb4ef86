import { chance, integer, pick, type Random } from '../generating/random';
import type { Facts } from './facts';
import { fill, type Language, type Phrase } from './phrase';
import { projectTexts } from '../texts';

const rareTitle: Phrase = [
  'Edelweisskäse {of}: vom Alpsommer in den Laden',
  'Fromage à l’edelweiss {of} : de l’alpage au magasin',
  'Formaggio all’edelweiss {of}: dall’alpe al negozio',
];
const branded: Phrase = ['{brand}: {title}', '{brand} : {title}', '{brand}: {title}'];
/** For titles that have a colon already. */
const brandedWithDash: Phrase = ['{brand} – {title}', '{brand} – {title}', '{brand} – {title}'];
const plain: Phrase = ['{title}', '{title}', '{title}'];

/**
 * The title in each language: what the project does, sometimes under a name of its own, sometimes one of several
 * phases.
 */
export function createTitle(random: Random, { theme, slots, isRare }: Facts): (language: Language) => string {
  const base = isRare ? rareTitle : pick(random, theme.titles);
  const named = base[0].includes(':') ? brandedWithDash : branded;
  const frame = chance(random, 0.22) ? named : plain;
  const ending = chance(random, 0.4) ? pick(random, projectTexts.titleEndings) : null;
  const part = String(integer(random, 1, 4));
  return (language) => {
    const title = fill(base, language, slots[language]);
    const framed = fill(frame, language, slots[language], { title });
    return ending ? framed + fill(ending, language, slots[language], { part }) : framed;
  };
}
