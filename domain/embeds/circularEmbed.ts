import { circularFields, circularTags } from '../publicViews/circularWords';
import {
  choiceFilter,
  labels,
  listEmbed,
  projectParts,
  referenceFilters,
  type Embed,
  type EmbedFilter,
} from './embeds';
import { words } from '../locales';

const filters: readonly EmbedFilter[] = [
  choiceFilter('types', labels.type, {
    project: words('Projekt', 'Projet', 'Progetto'),
    exemplary: words('Exemplarisch', 'Exemplaire', 'Esemplare'),
  }),
  ...referenceFilters('circularEconomyProject', circularFields).map((filter) => ({ ...filter, kind: 'project' })),
  // These all filter by tags, so their parameters are named by context.
  ...Object.entries(circularTags).map(([context, label]): EmbedFilter => ({
    param: context.replace(/^.*:/, 'tags-'),
    filter: 'tag',
    field: 'tags',
    label,
    kind: 'exemplary',
    from: { list: 'tags', context: [context] },
  })),
];

/** The list of circular-economy projects. A separate file, so that pages with other lists don't load it. */
export const circularEmbed: Embed = listEmbed('circular-economy-projects', 'project-id', filters, {
  query: { randomize: '1' },
  parts: projectParts,
});
