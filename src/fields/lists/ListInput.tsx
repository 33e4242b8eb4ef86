import { useCallback, useMemo } from 'react';
import { useWrappedSource } from 'react-admin';
import type { Fields, ListField } from '../../../domain/fields';
import { emptyItem } from '../../../domain/kinds/items';
import { formWords } from '../../i18n/forms';
import { FormLanguageProvider } from '../FormLanguage';
import { isWide, type KindInputProps, type ListOptions } from '../kind';
import { ItemList, type ItemRow } from './ItemList';
import { ListRow } from './ListRow';

/**
 * A list of small records, whose parts may be lists again. One that is kept per language as a whole has one language
 * within; of any other, the items are the same in every language.
 */
export function ListInput({
  field,
  source,
  label,
  children,
  summary,
  Extra,
  askBeforeRemoving,
}: KindInputProps<ListField> & ListOptions) {
  const path = useWrappedSource(source);
  const { item, itemLabel, translated } = field;
  const nameOf = useCallback((index: number) => formWords.itemName(itemLabel, index + 1), [itemLabel]);
  const isLarge = useMemo(() => Object.values(item as Fields).some(isWide), [item]);
  const renderRow = useCallback(
    (row: ItemRow) => (
      <ListRow {...row} isLarge={isLarge} singular={itemLabel} summary={summary} Extra={Extra}>
        {children}
      </ListRow>
    ),
    [isLarge, itemLabel, children, summary, Extra],
  );
  const items = (
    <ItemList
      source={path}
      label={label}
      addLabel={field.addLabel}
      empty={useMemo(() => emptyItem(field), [field])}
      nameOf={nameOf}
      renderRow={renderRow}
      askBeforeRemoving={askBeforeRemoving}
    />
  );
  return translated ? <FormLanguageProvider locale="de">{items}</FormLanguageProvider> : items;
}
