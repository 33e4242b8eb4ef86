import type { ReactNode } from 'react';
import type { Locale } from '../../domain/locales';
import { embedWords } from '../i18n/embed';
import { formatDay } from '../ui/format';
import { formatAmount, formatPeriod } from './format';
import { relationNames, type FindReference, type ProjectLike, type Relation } from './projectData';

const relations: readonly Relation[] = ['programs', 'topics', 'states', 'geographicRegions', 'countries', 'businessSectors', 'instruments', 'tags'];

/** The short facts of a project: programme, topics, cantons, period, costs. Those it lacks are left out. */
export function ProjectFacts({ project, locale, references }: { project: ProjectLike; locale: Locale; references?: FindReference | undefined }) {
  const words = embedWords[locale];
  const financing = (project.financing ?? []).filter(({ value }) => formatAmount(value) !== '');
  const facts: [label: string, value: ReactNode][] = [
    ...relations.map((relation): [string, ReactNode] => [words.fields[relation], relationNames(project, relation, locale, references).join(', ')]),
    [words.fields.startDate, formatPeriod(project.startDate, project.endDate, locale)],
    [words.fields.dates, lines((project.dates ?? []).map(({ date, label }) => [formatDay(date), label].filter(Boolean).join(' ')))],
    [words.fields.projectCosts, formatAmount(project.projectCosts)],
    [words.fields.financing, lines(financing.map(({ id, value }) => `${costName(id, locale)}: ${formatAmount(value)}`))],
  ];
  const known = facts.filter(([, value]) => value !== '' && value !== null);
  if (known.length === 0) return null;
  return (
    <dl className="project-view__facts">
      {known.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function costName(id: string, locale: Locale): string {
  return (embedWords[locale].financing as Record<string, string>)[id] ?? id;
}

function lines(texts: string[]): ReactNode {
  const shown = texts.filter(Boolean);
  return shown.length === 0 ? null : shown.map((text, index) => <span key={index} className="project-view__line">{text}</span>);
}
