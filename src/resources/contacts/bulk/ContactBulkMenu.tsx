import { useResourceContext } from 'react-admin';
import { Navigate } from 'react-router-dom';
import type { Content } from '../../../../domain/contents';
import { contactGroups } from '../../../../domain/types/contactGroup';
import { useFeature, useHas } from '../../../session/config';
import { contactWords } from '../../../i18n/types';
import { mergeButtonWords } from '../../../i18n/lists';
import { BulkMenu, type BulkAction } from '../../../list/bulk/BulkMenu';
import { visibilityActions } from '../../../list/bulk/changeActions';
import { contactTable } from '../../../../domain/types/contact';
import { MarkedExport } from '../../../list/selection/MarkedExport';
import { useMarked } from '../../../list/selection/SelectionBar';
import { mergeWords } from '../../../i18n/review';
import { mergePath } from '../../../review/merging/paths';
import { ChoiceDialog } from '../../../ui/ChoiceDialog';
import { AddToGroupDialog } from './AddToGroupDialog';
import { DeleteContactsDialog } from './DeleteContactsDialog';

/** Leads to where two marked contacts become one; the older one stays, unless somebody says otherwise there. */
function MergeMarked({ onClose }: { onClose: () => void }) {
  const resource = useResourceContext() ?? '';
  const [stays, goes, ...more] = useMarked().ids.toSorted((one, other) => one - other);
  if (stays !== undefined && goes !== undefined && more.length === 0)
    return <Navigate to={mergePath(resource, stays, goes)} />;
  return (
    <ChoiceDialog
      title={mergeWords.title}
      onClose={onClose}
      choices={[{ label: mergeWords.ok, act: onClose, main: true }]}
    >
      {mergeWords.markTwo}
    </ChoiceDialog>
  );
}

/** Downloads the marked contacts as XLSX. */
function ExportChosen({ onClose }: { onClose: () => void }) {
  const { ids } = useMarked();
  return <MarkedExport title={contactWords.export} path={`/${contactTable}.xlsx`} ids={ids} onClose={onClose} />;
}

/** What can be done with the marked contacts. */
export function ContactBulkMenu({ type }: { type: Pick<Content, 'visibility'> }) {
  const isOn = useFeature();
  const actions: BulkAction[] = [
    ...(isOn(contactGroups.feature)
      ? [{ label: contactWords.addToGroup, dialog: (onClose: () => void) => <AddToGroupDialog onClose={onClose} /> }]
      : []),
    ...visibilityActions(type),
    ...(useHas('merging')
      ? [
          {
            label: mergeButtonWords.action,
            dialog: (onClose: () => void) => <MergeMarked onClose={onClose} />,
            opensWithoutRows: true as const,
          },
        ]
      : []),
    { label: contactWords.export, dialog: (onClose: () => void) => <ExportChosen onClose={onClose} /> },
    { label: contactWords.remove, dialog: (onClose: () => void) => <DeleteContactsDialog onClose={onClose} /> },
  ];
  return <BulkMenu actions={actions} nothingSelected={contactWords.nothingSelected} />;
}
