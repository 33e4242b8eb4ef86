import { logListDeclaration, type LogEntry } from '../../../domain/administration/logs';
import { pageLabels } from '../../i18n/shell';
import { logWords } from '../../i18n/administration';
import { ContentList } from '../../list/ContentList';
import type { Row } from '../../list/ListType';
import { FieldColumn } from '../../list/table/FieldColumn';
import { formatClock } from '../../ui/format';

/** The declaration of the list of log entries, which are not a content type. */
const logs = { ...logListDeclaration, label: pageLabels.logs };

const createdAtOf = (row: Row) => formatClock(row.createdAt);
const valueOf = (row: Row) => readableValue((row as unknown as LogEntry).value);

/** /settings/logs: telemetry of public pages, latest first. */
export const LogList = () => (
  <ContentList type={logs}>
    <FieldColumn source="createdAt" label={logWords.createdAt} width={142} text={createdAtOf} />
    <FieldColumn source="category" width={178} />
    <FieldColumn source="action" width={190} grow />
    <FieldColumn source="value" width={260} grow text={valueOf} />
    <FieldColumn source="referer" width={200} grow />
  </ContentList>
);

/** A logged value as named parts; anything but an object is a single part. */
export function partsOf(value: string): [name: string, part: string][] {
  try {
    const parsed: unknown = JSON.parse(value);
    if (typeof parsed === 'object' && parsed !== null)
      return Object.entries(parsed).map(([name, part]) => [
        name,
        typeof part === 'string' ? part : JSON.stringify(part),
      ]);
  } catch {
    // Text written by people is not JSON, and stays unchanged.
  }
  return [[logListDeclaration.fields.value.label, value]];
}

/** The same on one line: `id: 5, locale: fr`. */
const readableValue = (value: string): string =>
  partsOf(value)
    .map(([name, part]) => (name === logListDeclaration.fields.value.label ? part : `${name}: ${part}`))
    .join(', ');
