import { useMemo } from 'react';
import type { ContentType } from '../../../domain/contentType';
import { contactTable } from '../../../domain/types/contact';
import { useGroupNames } from '../../contactGroups';
import { contactWords } from '../../i18n/contacts';
import type { Order } from '../../list/filters/chosenFilters';
import type { Column } from '../../list/columns';
import { CreateButton } from '../../list/CreateButton';
import { ExportMenu } from '../../list/ExportMenu';
import { FilterBar } from '../../list/filters/FilterBar';
import { ListPage } from '../../list/ListPage';
import { LoadMore } from '../../list/LoadMore';
import { RecordTable } from '../../list/RecordTable';
import { SelectionBar } from '../../list/selection/SelectionBar';
import { useList } from '../../list/useList';
import { useSelection } from '../../list/useSelection';
import { BulkActions } from './bulk/BulkActions';
import type { GroupName } from './contactColumns';

/** Document 2, section 9. */
const pageSize = 200;

export interface ContactListProps {
  type: ContentType<any>;
  /** Names its term and filters in the storage (document 3, section 21.2). */
  area: string;
  order: Order;
  thenBy?: Record<string, string>;
  columns: (groupName: GroupName) => readonly Column[];
  formCode: () => Promise<unknown>;
}

/** Document 2, section 2: the lists of persons and of organisations have one layout. */
export function ContactList({ type, area, order, thenBy, columns: columnsOf, formCode }: ContactListProps) {
  const list = useList(type, { area, pageSize, order, ...(thenBy && { thenBy }) });
  const selection = useSelection(list);
  const groupName = useGroupNames();
  const columns = useMemo(() => columnsOf(groupName), [columnsOf, groupName]);
  const fixed = { type: [type.shares?.type ?? ''] };
  return (
    <ListPage title={type.label.plural} actions={<><ExportMenu list={list} resource={contactTable} fixed={fixed} /><CreateButton type={type} /></>}>
      <FilterBar list={list} />
      <SelectionBar list={list} selection={selection}><BulkActions list={list} selection={selection} /></SelectionBar>
      <RecordTable list={list} columns={columns} formCode={formCode} selection={selection} />
      <LoadMore list={list} label={contactWords.loadMore} />
    </ListPage>
  );
}
