import { chance, integer, pick, pickWeighted, sample, type Random } from '../generating/random';
import type { Facts } from './facts';
import { line, type Block, type Line, type Section } from './html';
import { money, type Financing } from './money';
import { fill, type Language, type Phrase, type Slots } from './phrase';
import { projectTexts as label, themes, type Theme } from '../texts';

const { context, leads, outlooks } = label;

/** What a description is made from. */
interface Source {
  random: Random;
  facts: Facts;
  financing: Financing[];
  url: string;
}

const cell = (phrase: Phrase): Line => ({ phrase });
const heading = (phrase: Phrase, kind: 'h2' | 'h3' = 'h3'): Block => ({ kind, lines: [cell(phrase)] });

/** `low` sentences of a kind, or a random number up to `high`. */
function lines(random: Random, phrases: Phrase[], low: number, high = low): Line[] {
  return sample(random, phrases, integer(random, low, high)).map((phrase) => line(random, phrase));
}

/** The start and end of the project, with one or two steps in between. */
function milestones({ random, facts: { dates } }: Source): Block {
  const [first, ...rest] = label.milestones;
  const middle = sample(random, rest.slice(0, -1), integer(random, 1, 2)).sort(
    (a, b) => rest.indexOf(a) - rest.indexOf(b),
  );
  const names = [first, ...middle, ...rest.slice(-1)];
  const rows = names.map((name, index) => {
    const year = index === names.length - 1 ? dates.toYear : Math.min(dates.fromYear + Number(index > 0), dates.toYear);
    return [String(year), cell(name)];
  });
  return { kind: 'table', rows: [[cell(label.yearColumn), cell(label.milestoneColumn)], ...rows] };
}

function sources({ financing }: Source): Block[] {
  if (financing.length === 0) return [];
  const rows = financing.map(({ id, value }) => [cell(label.financingNames[id]), `CHF ${money(Number(value))}`]);
  return [
    heading(label.financingHeading),
    { kind: 'table', rows: [[cell(label.sourceColumn), cell(label.amountColumn)], ...rows] },
  ];
}

type Layout = (source: Source) => Block[];

const full: Layout = ({ random, facts: { theme } }) => [
  {
    kind: 'p',
    lines: [...lines(random, leads, 1), ...lines(random, context, 0, 2)],
    ...(chance(random, 0.4) && { mark: 'strong' }),
  },
  heading(label.situationHeading),
  { kind: 'p', lines: [...lines(random, theme.situation, 1, 3), ...lines(random, context, 1)] },
  heading(label.goalsHeading),
  { kind: 'ul', lines: lines(random, theme.goals, 3, 5) },
  heading(label.measuresHeading),
  { kind: chance(random, 0.5) ? 'ul' : 'ol', lines: lines(random, theme.measures, 3, 5) },
  heading(label.resultsHeading),
  { kind: 'p', lines: [...lines(random, theme.results, 1, 3), ...lines(random, outlooks, 1, 2)] },
];

const prose: Layout = ({ random, facts: { theme } }) => [
  { kind: 'p', lines: lines(random, leads, 1) },
  { kind: 'p', lines: [...lines(random, theme.situation, 2, 3), ...lines(random, context, 1, 2)] },
  { kind: 'p', lines: [...lines(random, theme.results, 1, 3), ...lines(random, context, 1, 2)] },
  { kind: 'p', lines: lines(random, outlooks, 1, 2), ...(chance(random, 0.3) && { mark: 'em' }) },
];

const short: Layout = ({ random, facts: { theme } }) => [
  {
    kind: 'p',
    lines: [...lines(random, leads, 1), ...lines(random, theme.situation, 1), ...lines(random, context, 0, 1)],
  },
  { kind: 'p', lines: [cell(label.goalsLead)] },
  { kind: 'ul', lines: lines(random, theme.goals, 3, 4) },
];

const report: Layout = (source) => {
  const {
    random,
    facts: { theme },
    url,
  } = source;
  return [
    { kind: 'p', lines: lines(random, leads, 1), mark: 'strong' },
    heading(label.situationHeading, 'h2'),
    { kind: 'p', lines: [...lines(random, theme.situation, 2), ...lines(random, context, 1, 3)] },
    heading(label.goalsHeading, 'h2'),
    { kind: 'ul', lines: lines(random, theme.goals, 3, 5) },
    heading(label.milestonesHeading, 'h2'),
    { kind: 'p', lines: [cell(label.stepsLead)] },
    { kind: 'ol', lines: lines(random, theme.measures, 3, 5) },
    milestones(source),
    heading(label.outlookHeading, 'h2'),
    { kind: 'p', lines: [...lines(random, theme.results, 1), ...lines(random, outlooks, 1, 2)] },
    { kind: 'link', before: label.moreOn, label: label.moreLink, url },
  ];
};

const finances: Layout = (source) => {
  const {
    random,
    facts: { theme },
  } = source;
  return [
    { kind: 'p', lines: [...lines(random, leads, 1), ...lines(random, context, 1)] },
    { kind: 'p', lines: lines(random, theme.situation, 1, 2) },
    { kind: 'ul', lines: lines(random, theme.measures, 3) },
    ...sources(source),
    { kind: 'p', lines: [...lines(random, theme.results, 1), ...lines(random, outlooks, 1)] },
  ];
};

const layouts: { write: Layout; weight: number }[] = [
  { write: full, weight: 44 },
  { write: prose, weight: 18 },
  { write: short, weight: 9 },
  { write: report, weight: 18 },
  { write: finances, weight: 11 },
];

/** A part of a very long description. */
function subproject({ random, facts: { slots } }: Source, part: number, theme: Theme): Section {
  const title = pick(random, theme.titles);
  const own = (language: Language): Slots => ({
    ...slots[language],
    part: String(part),
    title: fill(title, language, slots[language]),
  });
  return {
    slots: { de: own('de'), fr: own('fr'), it: own('it') },
    blocks: [
      heading(label.subprojectHeading, 'h2'),
      { kind: 'p', lines: lines(random, theme.situation, 2) },
      heading(label.goalsHeading),
      { kind: 'ul', lines: lines(random, theme.goals, 4) },
      heading(label.measuresHeading),
      { kind: 'ol', lines: lines(random, theme.measures, 4) },
      heading(label.resultsHeading),
      { kind: 'p', lines: [...lines(random, theme.results, 2), ...lines(random, context, 1)] },
    ],
  };
}

const themesOfParts = themes.filter(({ terrains }) => !terrains.includes('national'));

/**
 * The description of a project, to be rendered in each language. A few are empty; one in two hundred, including the
 * 50th and the 250th, is a report of about 12 kB.
 */
export function describe(source: Source): Section[] {
  const { random, facts } = source;
  const share = random();
  if (share < 0.005 || facts.id === 50 || facts.id === 250) {
    const parts = sample(random, themesOfParts, 9);
    return [
      { slots: facts.slots, blocks: report(source) },
      ...parts.map((theme, index) => subproject(source, index + 1, theme)),
    ];
  }
  if (share < 0.03 && !facts.isRare) return [];
  return [{ slots: facts.slots, blocks: pickWeighted(random, layouts).write(source) }];
}
