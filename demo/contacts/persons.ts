import { phone, slug } from '../projects/contacts';
import { fill, type Language } from '../projects/phrase';
import { contactTexts, projectTexts } from '../texts';
import { chance, createRandom, integer, pick, sample, type Random } from '../generating/random';
import { references } from '../references';
import {
  companyId,
  inLanguage,
  createTimestamps,
  personId,
  translated,
  type DemoEmployment,
  type DemoPerson,
} from './demoContact';
import { childGroupIds } from './demoGroups';
import { address, placeOf } from './place';

const { names, rolesOfMen, rolesOfWomen } = projectTexts;
const { personTexts } = contactTexts;
const { topics } = references;

const topicIds = topics.filter(({ context }) => context === null || context === 'contact').map(({ id }) => id);

/** None, one, or a few; usually the first one is official. */
function employments(random: Random, companies: number, isWoman: boolean): DemoEmployment[] {
  const share = random();
  const count = companies === 0 || share < 0.15 ? 0 : share < 0.8 ? 1 : share < 0.96 ? 2 : 3;
  const hasOfficial = chance(random, 0.85);
  return Array.from({ length: count }, (_, index) => {
    const role = pick(random, isWoman ? rolesOfWomen : rolesOfMen);
    const withoutRole = chance(random, 0.08);
    const roleIn = (language: Language) => ({ role: withoutRole ? '' : inLanguage(role, language) });
    return {
      company: { id: companyId(integer(random, 1, companies)) },
      ...roleIn('de'),
      official: index === 0 && hasOfficial,
      translations: { fr: translated(random, 'fr', roleIn), it: translated(random, 'it', roleIn) },
    };
  });
}

/**
 * The person with this number, from 1.
 * @param companies the number of possible employers
 */
export function createPerson(number: number, companies: number): DemoPerson {
  const random = createRandom(Math.imul(number, 0x85ebca6b) ^ 0x2c1b3c);
  const place = placeOf(random);
  const people = names[place.speaks];
  const isWoman = chance(random, 0.5);
  const firstName = pick(random, isWoman ? people.women : people.men);
  const lastName = pick(random, people.last);
  const text = chance(random, 0.2) ? pick(random, personTexts) : undefined;
  const texts = (language: Language) => ({ description: text ? `<p>${fill(text, language, {})}</p>` : '' });
  const home = address(random, place);
  const name = `${slug(firstName)}.${slug(lastName)}`;
  return {
    id: personId(number),
    isPublic: !chance(random, 0.3),
    ...createTimestamps(random),
    ...texts('de'),
    gender: chance(random, 0.05) ? 'other' : isWoman ? 'female' : 'male',
    academicTitle: chance(random, 0.2) ? pick(random, ['Dr.', 'Prof. Dr.', 'lic. phil.', 'dipl. Ing. ETH', 'MSc']) : '',
    firstName,
    lastName,
    ...home,
    email: chance(random, 0.93)
      ? `${name}${number > 700 ? number : ''}@example.${chance(random, 0.5) ? 'org' : 'ch'}`
      : '',
    phone: chance(random, 0.8) && home.state ? phone(random, home.state.id) : '',
    linkedIn: chance(random, 0.25) ? `https://www.linkedin.com/in/${slug(firstName)}-${slug(lastName)}` : '',
    website: chance(random, 0.1) ? `https://www.${name}.example` : '',
    userComment: chance(random, 0.05) ? 'Wünscht Post nur auf Papier.' : '',
    topics: sample(random, topicIds, integer(random, 0, 3)).map((id) => ({ id })),
    contactGroups: sample(random, childGroupIds, integer(random, 0, 3)).map((id) => ({ id })),
    employments: employments(random, companies, isWoman),
    translations: { fr: translated(random, 'fr', texts), it: translated(random, 'it', texts) },
  };
}
