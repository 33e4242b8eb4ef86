import { contactEmbed } from '../../../domain/embeds/contactEmbed';
import { standardType } from '../list/standardType';

/** People and organisations in the public list. */
export const contentType = standardType('contacts', async () => ({
  ...(await import('../../../domain/publicViews/contacts')),
  Detail: (await import('../views/ContactView')).ContactView,
}));

export const embedOf = () => contactEmbed;
