import { FinancialSupportView } from '../views/FinancialSupportView';
import { beginningOf } from '../list/beginningOf';
import { standardType } from '../list/standardType';
import { supportEmbed } from '../../../domain/embeds/supportEmbed';
import { namesSaid, otherLocale } from '../../../domain/values/textsIn';

/** Financial supports in the public list. */
export const contentType = standardType({
  title: 'name',
  lines: (record, locale) => [
    { text: beginningOf(record, 'description', locale, 173), lang: otherLocale(record, 'description', locale) },
    namesSaid(record, 'authorities', locale),
    namesSaid(record, 'topics', locale),
    namesSaid(record, 'states', locale),
  ],
  Detail: FinancialSupportView,
});

export const embedOf = () => supportEmbed;
