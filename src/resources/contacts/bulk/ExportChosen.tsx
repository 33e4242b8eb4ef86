import { contactTable } from '../../../../domain/types/contact';
import { contactWords } from '../../../i18n/contacts';
import { saveFrom } from '../../../saveFile';
import { idsMeant } from '../../../list/allMatching';
import { exportAddress } from '../../../list/ExportMenu';
import { MarkedExport } from '../../../list/selection/MarkedExport';
import type { BulkProps } from './BulkActions';

/** Of all that match the list's own export is the file. Out: whether it is that. */
export function saveWhole({ list: { type, query }, selection: { marked } }: BulkProps): boolean {
  const isWhole = marked.all && marked.ids.size === 0;
  if (isWhole) saveFrom(exportAddress(contactTable, { ...query, type: [type.shares?.type ?? ''] }));
  return isWhole;
}

/** Downloads the marked contacts as XLSX. */
export function ExportChosen({ list: { type, query }, selection: { marked }, onClose }: BulkProps & { onClose: () => void }) {
  return <MarkedExport title={contactWords.export} path={`/${contactTable}.xlsx`} body={async () => ({ ids: await idsMeant(type.name, query, marked) })} onClose={onClose} />;
}
