import { circularEmbed } from '../../../domain/embeds/circularEmbed';
import { standardType } from '../list/standardType';

/** Circular-economy projects in the public list. */
export const contentType = standardType('circular-economy-projects', async () => ({
  ...(await import('../../../domain/publicViews/circular-economy-projects')),
  Detail: (await import('../views/CircularEconomyProjectView')).CircularEconomyProjectView,
}));

export const embedOf = () => circularEmbed;
