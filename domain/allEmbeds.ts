import { circularEmbed } from './circularEmbed';
import { collectionEmbeds } from './collectionEmbeds';
import { contactEmbed } from './contactEmbed';
import { embeds, type Embed } from './embeds';
import { regionEmbed } from './regionEmbed';
import { supportEmbed } from './supportEmbed';

/** All lists. */
export const listEmbeds: readonly Embed[] = [...embeds, circularEmbed, supportEmbed, regionEmbed, contactEmbed];

/** Lists and collections. */
export const allEmbeds: readonly Embed[] = [...listEmbeds, ...collectionEmbeds];
