import { compare } from '../../domain/review/compare';
import { describe } from '../../domain/review/describe';
import { fieldOf } from '../../domain/review/places';
import { projects } from '../../domain/types/project';
import { median } from '../load/median';

interface Computing {
  /** Milliseconds: what differs and who changed it; the same put into words, all of it. */
  comparing: number;
  describing: number;
  /** How many places differ. */
  differences: number;
  /** Characters of rich text of one side in one language. */
  characters: number;
}

/**
 * Differences of a project with 30 contacts and 50 kB of rich text in three languages, both sides changed since a known
 * base.
 */
export function measureDifferences(rounds = 25): Computing {
  const base = project('base');
  const [comparing, describing]: [number[], number[]] = [[], []];
  let differences = 0;
  // A few first, so that what is measured has been compiled, as in a browser that is in use.
  for (let round = -5; round < rounds; round += 1) {
    // Other texts each time: nothing may be remembered.
    const ours = project(`ours ${round}`);
    const theirs = project(`theirs ${round}`);
    const begun = performance.now();
    const found = compare(projects, { base, ours, theirs }).filter(({ change }) => change !== 'same');
    const compared = performance.now();
    for (const { place, ours: our, theirs: their } of found) describe(fieldOf(projects, place.field), our, their);
    const described = performance.now();
    differences = found.length;
    if (round < 0) continue;
    comparing.push(compared - begun);
    describing.push(described - compared);
  }
  return {
    comparing: median(comparing),
    describing: median(describing),
    differences,
    characters: base.description.length,
  };
}

const words =
  'Das regionale Vorhaben stärkt die Zusammenarbeit zwischen Gemeinden, Betrieben und Vereinen im ganzen Tal und schafft Arbeit'.split(
    ' ',
  );

/** Every tenth paragraph differs from that of another version, every fifth contact too. */
function project(version: string) {
  const paragraph = (index: number) =>
    `<p>${words.join(' ')} <strong>Etappe ${index}</strong>: ${index % 10 === 0 ? version : 'unverändert'}. ${words.toReversed().join(' ')}.</p>`;
  const description = Array.from({ length: 165 }, (_, index) => paragraph(index)).join('\n');
  const contacts = Array.from({ length: 30 }, (_, index) => ({
    name: `Verein ${index}`,
    salutation: 'f',
    title: '',
    firstName: 'Anna',
    lastName: `Muster ${index}`,
    role: index % 5 === 0 ? version : 'Leitung',
    phone: '+41 31 000 00 00',
    email: `anna${index}@example.org`,
    website: 'www.example.org',
    street: 'Dorf 1',
    zipCode: '3000',
    city: 'Bern',
  }));
  const texts = { title: `Titel ${version}`, description, contacts };
  return { ...texts, keywords: version, translations: { fr: texts, it: texts } };
}
