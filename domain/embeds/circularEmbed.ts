import { keys, labels, listOf, projectParts, references, words, type Embed, type EmbedFilter } from './embeds';

const filters: readonly EmbedFilter[] = [
  keys('types', labels.type, { project: words('Projekt', 'Projet', 'Progetto'), exemplary: words('Exemplarisch', 'Exemplaire', 'Esemplare') }),
  ...references('circularEconomyProject', {
    topics: words('Kategorie', 'Catégorie', 'Categoria'),
    businessSectors: words('Sektor/Branche', 'Secteur/branche', 'Settore/ramo'),
    instruments: labels.support,
    geographicRegions: labels.regions,
  }),
];

/** The list of circular-economy projects: apart from the other lists, whose pages load nothing of it. */
export const circularEmbed: Embed = listOf('circular-economy-projects', 'project-id', filters, { limit: 1_000, query: { randomize: '1' }, parts: projectParts });
