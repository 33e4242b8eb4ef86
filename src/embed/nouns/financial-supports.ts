import { FinancialSupportView } from '../views/FinancialSupportView';
import { beginningOf } from '../list/beginningOf';
import { entryNoun } from '../list/entryNoun';
import { supportEmbed } from '../../../domain/embeds/supportEmbed';
import { namesOf } from '../../../domain/values/textsIn';

/** Financial supports in the public list. */
export const noun = entryNoun({
  title: 'name',
  lines: (record, locale) => [
    beginningOf(record, 'description', locale, 173),
    namesOf(record, 'authorities', locale).join(', '),
    namesOf(record, 'topics', locale).join(', '),
    namesOf(record, 'states', locale).join(', '),
  ],
  Detail: FinancialSupportView,
});

export const embedOf = () => supportEmbed;
