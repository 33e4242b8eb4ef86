import { phone, slug } from '../projects/contacts';
import { fill, type Language } from '../projects/phrase';
import { chance, createRandom, integer, pick, sample } from '../generating/random';
import { companyId, createTimestamps, translated, type DemoCompany } from './demoContact';
import { childGroupIds } from './demoGroups';
import { address, placeOf, townIn } from './place';
import { contactTexts } from '../texts';

const { companyNames, companyTexts, parentNames, specifications } = contactTexts;

/** The first ones are parents. */
const parents = 20;

/** The organisation with this number, from 1; depends only on the number. */
export function createCompany(number: number): DemoCompany {
  const random = createRandom(Math.imul(number, 0x9e3779b1) ^ 0x51ed27);
  const place = placeOf(random);
  const isParent = number <= parents;
  const name = isParent ? pick(random, parentNames) : pick(random, companyNames);
  const specification = chance(random, isParent ? 0.1 : 0.3) ? pick(random, specifications) : undefined;
  const text = chance(random, 0.5) ? pick(random, companyTexts) : undefined;
  const slots = (language: Language) => ({ town: townIn(place, language) });
  const texts = (language: Language) => ({
    companyName: fill(name, language, slots(language)),
    specification: specification ? fill(specification, language, {}) : '',
    description: text ? `<p>${fill(text, language, slots(language))}</p>` : '',
  });
  const own = texts('de');
  const home = address(random, place);
  const site = `www.${slug(own.companyName).slice(0, 40)}.example`;
  return {
    id: companyId(number),
    isPublic: !chance(random, 0.15),
    ...createTimestamps(random),
    ...own,
    // Never a later organisation, which could create a cycle.
    parent: !isParent && chance(random, 0.3) ? { id: companyId(integer(random, 1, parents)) } : null,
    ...home,
    email: chance(random, 0.8) ? `info@${slug(own.companyName).slice(0, 40)}.example` : '',
    phone: chance(random, 0.85) && home.state ? phone(random, home.state.id) : '',
    linkedIn: chance(random, 0.1) ? `https://www.linkedin.com/company/${slug(own.companyName).slice(0, 40)}` : '',
    website: chance(random, 0.6) ? `https://${site}` : chance(random, 0.3) ? site : '',
    userComment: chance(random, 0.05) ? 'Adresse telefonisch bestätigt.' : '',
    contactGroups: sample(random, childGroupIds, chance(random, 0.5) ? integer(random, 1, 2) : 0).map((id) => ({ id })),
    translations: { fr: translated(random, 'fr', texts), it: translated(random, 'it', texts) },
  };
}
