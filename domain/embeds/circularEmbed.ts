import { circularFields, circularTags } from '../publicViews/circularWords';
import { keys, labels, listOf, projectParts, references, type Embed, type EmbedFilter } from './embeds';
import { words } from '../locales';

const filters: readonly EmbedFilter[] = [
  keys('types', labels.type, {
    project: words('Projekt', 'Projet', 'Progetto'),
    exemplary: words('Exemplarisch', 'Exemplaire', 'Esemplare'),
  }),
  ...references('circularEconomyProject', circularFields).map((filter) => ({ ...filter, kind: 'project' })),
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

/** The list of circular-economy projects. In a file of its own, so that pages with other lists don't load it. */
export const circularEmbed: Embed = listOf('circular-economy-projects', 'project-id', filters, {
  limit: 1_000,
  query: { randomize: '1' },
  parts: projectParts,
});
