import { createRandom } from '../generating/random';
import type { Phrase } from '../projects/phrase';
import { createTimestamps, type DemoGroup } from './demoContact';
import { contactTexts } from '../texts';

function createGroup(id: number, [de, fr, it]: Phrase, parent: number | null, position: number): DemoGroup {
  const random = createRandom(Math.imul(id, 0x27d4eb2f));
  // Some are not translated yet, and some are not public.
  const [hasFrench, hasItalian] = [id % 9 !== 4, id % 7 !== 3];
  return {
    id,
    isPublic: id % 8 !== 0,
    ...createTimestamps(random),
    name: de,
    parent: parent === null ? null : { id: parent },
    position,
    publicOptIn: de.startsWith('Newsletter '),
    translations: { fr: hasFrench ? { name: fr } : {}, it: hasItalian ? { name: it } : {} },
  };
}

/** The demo's 40 groups, each after its parent. */
export const demoGroups: DemoGroup[] = contactTexts.groupNames.flatMap(({ name, children }, place) => {
  const top = place * 5 + 1;
  return [
    createGroup(top, name, null, place),
    ...children.map((child, index) => createGroup(top + index + 1, child, top, index)),
  ];
});

export const childGroupIds: number[] = demoGroups.flatMap(({ id, parent }) => (parent ? [id] : []));
