import { supportEmbed } from '../../../domain/embeds/supportEmbed';
import { view } from '../../../domain/publicViews/financial-supports';
import { namesSaid, otherLocale } from '../../../domain/values/textsIn';
import { beginningOf } from '../list/beginningOf';
import { standardType } from '../list/standardType';

/** Financial supports in the public list. */
export const contentType = standardType('financial-supports', view, {
  lines: (record, locale) => [
    { text: beginningOf(record, 'description', locale, 173), lang: otherLocale(record, 'description', locale) },
    namesSaid(record, 'authorities', locale),
    namesSaid(record, 'topics', locale),
    namesSaid(record, 'states', locale),
  ],
});

export const embedOf = () => supportEmbed;
