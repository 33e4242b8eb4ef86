import { chance, integer, pick, type Random } from '../generating/random';
import { references } from '../references';
import type { Facts } from './facts';
import { fill, type Language, type Phrase } from './phrase';
import { projectTexts } from '../texts';

const { names, organisations, partners, rolesOfMen, rolesOfWomen } = projectTexts;

export interface Contact {
  name: string;
  salutation: '' | 'm' | 'f';
  title: string;
  firstName: string;
  lastName: string;
  role: string;
  phone: string;
  email: string;
  website: string;
  street: string;
  zipCode: string;
  city: string;
}

const areaCodes: Record<string, string> = {
  ZH: '44',
  BE: '31',
  LU: '41',
  UR: '41',
  SZ: '41',
  OW: '41',
  NW: '41',
  GL: '55',
  ZG: '41',
  FR: '26',
  SO: '32',
  BS: '61',
  BL: '61',
  SH: '52',
  AR: '71',
  AI: '71',
  SG: '71',
  GR: '81',
  AG: '62',
  TG: '52',
  TI: '91',
  VD: '21',
  VS: '27',
  NE: '32',
  GE: '22',
  JU: '32',
};
const cantonCodes = new Map(references.states.map((state) => [state.id, state.code ?? '']));

/** No Swiss subscriber number starts with 000, so these numbers reach no real person. */
export function phone(random: Random, stateId: number): string {
  const area = areaCodes[cantonCodes.get(stateId) ?? ''] ?? '31';
  return `+41 ${area} 000 ${integer(random, 10, 99)} ${integer(random, 10, 99)}`;
}

const slugs = new Map<string, string>();

/** Lower-case ASCII with umlauts spelled out: 'Jürg von Allmen' becomes 'juerg-von-allmen'. */
export function slug(text: string): string {
  const known = slugs.get(text);
  if (known !== undefined) return known;
  const spelled = text.toLowerCase().replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue');
  const result = spelled
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  slugs.set(text, result);
  return result;
}

const titles = ['', '', '', '', '', '', '', '', '', '', '', 'Dr.', 'Prof. Dr.', 'lic. phil.', 'dipl. Ing. ETH'];
const websites = ['', 'https://www.example.org', 'https://www.example.ch', 'www.example.ch'];

/** A contact in the project's three languages: organisation and role are translated, the person's name is not. */
type ContactIn = (language: Language) => Contact;

function createContact(random: Random, { region, slots }: Facts, organisation: Phrase): ContactIn {
  const people = names[region.speaks];
  const isWoman = chance(random, 0.5);
  const firstName = pick(random, isWoman ? people.women : people.men);
  const lastName = pick(random, people.last);
  const role = pick(random, isWoman ? rolesOfWomen : rolesOfMen);
  const place = pick(random, region.cities);
  const anonymous = chance(random, 0.1);
  const common = {
    salutation: anonymous || chance(random, 0.15) ? ('' as const) : isWoman ? ('f' as const) : ('m' as const),
    title: anonymous ? '' : pick(random, titles),
    firstName: anonymous ? '' : firstName,
    lastName: anonymous ? '' : lastName,
    phone: chance(random, 0.85) ? phone(random, place.state.id) : '',
    email: anonymous
      ? 'info@example.org'
      : `${slug(firstName)}.${slug(lastName)}@example.${chance(random, 0.5) ? 'org' : 'ch'}`,
    website: pick(random, websites),
    street: `${pick(random, people.streets)} ${integer(random, 1, 98)}`,
    zipCode: place.zipCode,
    city: place.name,
  };
  return (language) => ({
    ...common,
    name: fill(organisation, language, slots[language]),
    role: anonymous ? '' : fill(role, language, {}),
  });
}

/** One to three contacts, sometimes none, or a dozen in order to get a long form. */
export function createContacts(random: Random, facts: Facts): ContactIn[] {
  const share = random();
  const count = share < 0.07 ? 0 : share > 0.995 ? 12 : integer(random, 1, 3);
  return Array.from({ length: count }, (_, index) =>
    createContact(random, facts, pick(random, index === 1 ? partners : organisations)),
  );
}
