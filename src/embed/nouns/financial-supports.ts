import { FinancialSupportView } from '../views/FinancialSupportView';
import { entryNoun } from '../list/entryNoun';
import { supportEmbed } from '../../../domain/embeds/supportEmbed';
import { namesOf } from '../../../domain/values/textsIn';

/** Financial supports in the public list. */
export const noun = entryNoun({
  title: 'name',
  lines: (record, locale) => [namesOf(record, 'authorities', locale).join(', '), namesOf(record, 'topics', locale).join(', '), namesOf(record, 'states', locale).join(', ')],
  Detail: FinancialSupportView,
});

export const embedOf = () => supportEmbed;
