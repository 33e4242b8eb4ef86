import { useResourceContext } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { mergeWords } from '../../../i18n/merging';
import { useMarked } from '../../../list/selection/useMarked';
import { mergePath } from '../../../review/merging/paths';
import { ChoiceDialog } from '../../../ui/ChoiceDialog';

/** Leads to where two marked contacts become one; the older one stays, unless somebody says otherwise there. */
export function MergeMarked({ onClose }: { onClose: () => void }) {
  const resource = useResourceContext() ?? '';
  const [stays, goes, ...more] = useMarked().ids.toSorted((one, other) => one - other);
  if (stays !== undefined && goes !== undefined && more.length === 0) return <Navigate to={mergePath(resource, stays, goes)} />;
  return <ChoiceDialog title={mergeWords.title} onClose={onClose} choices={[{ label: mergeWords.ok, act: onClose, main: true }]}>{mergeWords.markTwo}</ChoiceDialog>;
}
