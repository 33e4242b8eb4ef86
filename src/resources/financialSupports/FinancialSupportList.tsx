import { maxLimit } from '../../../domain/http';
import { financialSupports } from '../../../domain/types/financialSupport';
import { financialWords } from '../../i18n/types';
import { BulkMenu } from '../../list/bulk/BulkMenu';
import { ContentList } from '../../list/ContentList';
import { CreateButton, ExportMenu } from '../../list/ListPage';
import type { Row } from '../../list/ListType';
import { SortableRows } from '../../list/order/SortableRows';
import { FieldColumn } from '../../list/table/FieldColumn';
import { formatDay } from '../../ui/format';

/** Formatted as 'start - end', with only the dash for an open end. */
const period = ({ startDate, endDate }: Row) =>
  startDate || endDate ? `${formatDay(startDate)} - ${formatDay(endDate)}`.trim() : '';

export const FinancialSupportList = () => (
  <ContentList
    type={financialSupports}
    perPage={maxLimit}
    actions={
      <>
        <ExportMenu />
        <CreateButton />
      </>
    }
    bulkActions={<BulkMenu />}
    around={SortableRows}
  >
    <FieldColumn source="id" />
    <FieldColumn source="name" />
    <FieldColumn source="authorities" label={financialWords.authorities} width={220} />
    <FieldColumn source="startDate" label={financialWords.period} text={period} width={180} />
  </ContentList>
);
