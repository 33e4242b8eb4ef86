import { createContacts } from './projects/contacts';
import type { DemoProject, Translation } from './projects/demoProject';
import { describe } from './projects/description';
import { decideFacts, type Facts } from './projects/facts';
import { renderHtml } from './projects/html';
import { createLinks, createVideos, projectUrl } from './projects/media';
import { financing, projectCosts } from './projects/money';
import { withOddity } from './projects/oddities';
import { type Language, fill, type Phrase } from './projects/phrase';
import { createRelations, isInternational } from './projects/relations';
import { chance, createRandom, sample, type Random, integer, pick } from './generating/random';
import { projectTexts } from './texts';
import type { Generate } from './generating/generate';
import { withUploads } from './files/uploads';

export type { DemoProject };

/** Chosen so that the demo's 400 projects cover all cantons, and have gaps about as often as intended. */
const DEFAULT_SEED = 116;

/** Four digits up to id 9000, like real codes; then five or more. All are unique. */
function projectCode({ id, canton }: Facts): string {
  return `${canton}_${id <= 9000 ? 1000 + ((id * 7) % 9000) : id + 1000}`;
}

/** Within a few hundred metres of the town's centre, so that it stays in its canton. */
function position(random: Random, { city }: Facts): { lat: string; lng: string } {
  const near = (degrees: number) => (degrees + (random() - 0.5) * 0.006).toFixed(6);
  const lat = near(city.latitude);
  const lng = near(city.longitude);
  return chance(random, 0.1) ? { lat: '', lng: '' } : { lat, lng };
}

function keywords(random: Random, { theme, region, isRare }: Facts): string {
  const words = [...sample(random, theme.keywords, 4), region.de[0], ...(isRare ? ['Edelweisskäse'] : [])];
  return chance(random, 0.06) && !isRare ? '' : words.join(', ');
}

function createProject(seed: number, id: number): DemoProject {
  const random = createRandom(Math.imul(seed, 0x85ebca6b) ^ Math.imul(id, 0x9e3779b1));
  const facts = decideFacts(random, id);
  const { createdAt, updatedAt, startDate, endDate } = facts.dates;
  const code = projectCode(facts);
  const url = projectUrl(code);
  const isPublic = !chance(random, 0.12);
  const title = createTitle(random, facts);
  const paid = financing(random, facts.cost, isInternational(facts));
  const sections = describe({ random, facts, financing: paid, url });
  const links = createLinks(random, url);
  const videos = createVideos(random);
  const contacts = createContacts(random, facts);
  const textsIn = (language: Language): Texts => ({
    title: title(language),
    description: renderHtml(sections, language),
    links: links.map((link) => link(language)),
    videos: videos.map((video) => video(language)),
    contacts: contacts.map((contact) => contact(language)),
  });
  return withOddity({
    id,
    isPublic,
    createdAt,
    updatedAt,
    projectCode: code,
    startDate,
    endDate,
    ...textsIn('de'),
    keywords: keywords(random, facts),
    projectCosts: projectCosts(random, facts.cost),
    financing: paid,
    ...createRelations(random, facts, isPublic),
    ...position(random, facts),
    images: [],
    files: [],
    dates: [],
    translations: { fr: translate(random, 'fr', textsIn), it: translate(random, 'it', textsIn) },
  });
}

/**
 * Demo projects with ids 1 to `count`, one at a time. Each depends only on the seed and its id, so the first 400 are
 * the demo's, whatever the count.
 */
export function* generateProjects({
  count,
  seed = DEFAULT_SEED,
}: {
  count: number;
  seed?: number;
}): Generator<DemoProject> {
  for (let id = 1; id <= count; id++) yield createProject(seed, id);
}

const rareTitle: Phrase = [
  'Edelweisskäse {of}: vom Alpsommer in den Laden',
  'Fromage à l’edelweiss {of} : de l’alpage au magasin',
  'Formaggio all’edelweiss {of}: dall’alpe al negozio',
];
const branded: Phrase = ['{brand}: {title}', '{brand} : {title}', '{brand}: {title}'];
/** For titles that already contain a colon. */
const brandedWithDash: Phrase = ['{brand} – {title}', '{brand} – {title}', '{brand} – {title}'];
const plain: Phrase = ['{title}', '{title}', '{title}'];

/**
 * The title in each language: what the project does, sometimes with a brand name, sometimes as one of several phases.
 */
function createTitle(random: Random, { theme, slots, isRare }: Facts): (language: Language) => string {
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

/** The translated parts of a project. */
type Texts = Pick<DemoProject, 'title' | 'description' | 'links' | 'videos' | 'contacts'>;

/** How often a language is missing, and how often only the title is translated. */
const gaps = { fr: { missing: 0.12, titleOnly: 0.06 }, it: { missing: 0.25, titleOnly: 0.08 } };

/** The extent of a translation: nothing, the title, the text, or everything. */
function translate(random: Random, language: 'fr' | 'it', textsIn: (language: Language) => Texts): Translation {
  const share = random();
  const withMedia = chance(random, 0.5);
  const { missing, titleOnly } = gaps[language];
  if (share < missing) return {};
  const { title, description, links, videos, contacts } = textsIn(language);
  if (share < missing + titleOnly) return { title };
  if (!withMedia) return { title, description };
  return { title, description, links, videos, contacts };
}

export const generate: Generate = ({ projects }, uploads) =>
  withUploads(generateProjects({ count: projects }), uploads);
