import { contactTable } from '../../../../domain/types/contact';
import { contactWords } from '../../../i18n/contacts';
import { MarkedExport } from '../../../list/selection/MarkedExport';
import { useMarked } from '../../../list/selection/useMarked';

/** Downloads the marked contacts as XLSX. */
export function ExportChosen({ onClose }: { onClose: () => void }) {
  const { ids } = useMarked();
  return <MarkedExport title={contactWords.export} path={`/${contactTable}.xlsx`} ids={ids} onClose={onClose} />;
}
