import { circularEmbed } from './circularEmbed';
import { collectionEmbeds } from './collectionEmbeds';
import { contactEmbed } from './contactEmbed';
import { contentTypeNames, type ContentTypeName } from '../contents';
import { allContentTypes } from '../contentTypes';
import { declaredEmbed } from './declaredEmbed';
import { embeds, type Embed } from './embeds';
import { regionEmbed } from './regionEmbed';
import { supportEmbed } from './supportEmbed';

export const listEmbeds: readonly Embed[] = [
  ...embeds,
  ...allContentTypes.filter(({ forVisitors }) => forVisitors).map(declaredEmbed),
  circularEmbed,
  supportEmbed,
  regionEmbed,
  contactEmbed,
];

export const allEmbeds: readonly Embed[] = [...listEmbeds, ...collectionEmbeds];

/**
 * The types in an embedded list: the list of contacts shows people and organisations.
 * @param resource the resource it requests
 */
export const typesOfEmbed = ({ resource }: Pick<Embed, 'resource'>): ContentTypeName[] =>
  contentTypeNames.filter((name) => name === resource || name.startsWith(`${resource}/`));
