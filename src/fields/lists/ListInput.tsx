import { useCallback, useMemo } from 'react';
import type { ListField } from '../../../domain/fields';
import { emptyItem } from '../../../domain/kinds/items';
import { formWords } from '../../i18n/forms';
import { FormLanguageProvider, useFormLanguage } from '../FormLanguage';
import type { KindInputProps, ListOptions, PartInput } from '../kind';
import { ItemList, type ItemRow } from './ItemList';
import { ListRow } from './ListRow';

/**
 * A list of small records, whose parts may be lists again. One that is kept per language as a whole has one language
 * within; of any other, the items are the same in every language, and in a further one only what they say is
 * translated.
 */
export function ListInput({
  field,
  source,
  label,
  Part,
  summary,
  Extra,
  askBeforeRemoving,
}: KindInputProps<ListField> & ListOptions & { Part: PartInput }) {
  const locale = useFormLanguage();
  const { item, itemLabel, translated } = field;
  const nameOf = useCallback((index: number) => formWords.itemName(itemLabel, index + 1), [itemLabel]);
  const renderRow = useCallback(
    (row: ItemRow) => <ListRow {...row} item={item} singular={itemLabel} Part={Part} summary={summary} Extra={Extra} />,
    [item, itemLabel, Part, summary, Extra],
  );
  const items = (
    <ItemList
      source={source}
      label={label}
      addLabel={field.addLabel}
      empty={useMemo(() => emptyItem(field), [field])}
      canChange={translated === true || locale === 'de'}
      nameOf={nameOf}
      renderRow={renderRow}
      askBeforeRemoving={askBeforeRemoving}
    />
  );
  return translated ? <FormLanguageProvider locale="de">{items}</FormLanguageProvider> : items;
}
