import { circularEmbed } from './circularEmbed';
import { collectionEmbeds } from './collectionEmbeds';
import { contactEmbed } from './contactEmbed';
import { contentTypeNames, type ContentTypeName } from '../contents';
import { embeds, type Embed } from './embeds';
import { regionEmbed } from './regionEmbed';
import { supportEmbed } from './supportEmbed';

/** All lists. */
export const listEmbeds: readonly Embed[] = [...embeds, circularEmbed, supportEmbed, regionEmbed, contactEmbed];

/** Lists and collections. */
export const allEmbeds: readonly Embed[] = [...listEmbeds, ...collectionEmbeds];

/**
 * The types whose entries a list shows: one of contacts shows persons and organisations. In: the resource that it asks
 * for.
 */
export const typesRead = ({ resource }: Pick<Embed, 'resource'>): ContentTypeName[] =>
  contentTypeNames.filter((name) => name === resource || name.startsWith(`${resource}/`));
