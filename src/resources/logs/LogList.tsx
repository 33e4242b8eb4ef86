import { logList, type LogEntry } from '../../../domain/administration/logs';
import { pageLabels } from '../../i18n/shell';
import { logWords } from '../../i18n/administration';
import { ContentList } from '../../list/ContentList';
import type { Row } from '../../list/ListType';
import { FieldColumn } from '../../list/table/FieldColumn';
import { formatClock } from '../../ui/format';
import { readableValue } from './readableValue';

/** What a list needs to know about logs, which are not a content type. */
const logs = { ...logList, label: pageLabels.logs };

const momentOf = (row: Row) => formatClock(row.createdAt);
const valueOf = (row: Row) => readableValue((row as unknown as LogEntry).value);

/** /settings/logs: telemetry of public pages, latest first. */
export const LogList = () => (
  <ContentList type={logs}>
    <FieldColumn source="createdAt" label={logWords.createdAt} width={142} text={momentOf} />
    <FieldColumn source="category" width={178} />
    <FieldColumn source="action" width={190} grow />
    <FieldColumn source="value" width={260} grow text={valueOf} />
    <FieldColumn source="referer" width={200} grow />
  </ContentList>
);
