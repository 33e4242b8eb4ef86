import { supportEmbed } from '../../../domain/embeds/supportEmbed';
import { standardType } from '../list/standardType';

/** Financial supports in the public list. */
export const contentType = standardType(
  'financial-supports',
  () => import('../../../domain/publicViews/financial-supports'),
);

export const embedOf = () => supportEmbed;
