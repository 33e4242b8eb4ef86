import type { Locale } from '../../domain/locales';
import { embedWords } from '../i18n/embed/project';
import { formatDay } from '../ui/format';
import { formatAmount, formatPeriod } from './format';
import { relationNames, type FindReference, type ProjectLike, type Relation } from './projectData';
import { factLines, Facts, type Fact } from './record/RecordView';

const relations: readonly Relation[] = ['programs', 'topics', 'states', 'geographicRegions', 'countries', 'businessSectors', 'instruments', 'tags'];

/** The short facts of a project: programme, topics, cantons, period, costs. Those it lacks are left out. */
export function ProjectFacts({ project, locale, references }: { project: ProjectLike; locale: Locale; references?: FindReference | undefined }) {
  const words = embedWords[locale];
  const financing = (project.financing ?? []).filter(({ value }) => formatAmount(value) !== '');
  const facts: Fact[] = [
    ...relations.map((relation): Fact => [words.fields[relation], relationNames(project, relation, locale, references).join(', ')]),
    [words.fields.startDate, formatPeriod(project.startDate, project.endDate, locale)],
    [words.fields.dates, factLines((project.dates ?? []).map(({ date, label }) => [formatDay(date), label].filter(Boolean).join(' ')))],
    [words.fields.projectCosts, formatAmount(project.projectCosts)],
    [words.fields.financing, factLines(financing.map(({ id, value }) => `${costName(id, locale)}: ${formatAmount(value)}`))],
  ];
  return <Facts facts={facts} />;
}

function costName(id: string, locale: Locale): string {
  return (embedWords[locale].financing as Record<string, string>)[id] ?? id;
}
