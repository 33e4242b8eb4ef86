import type { Content } from '../../../../domain/contents';
import { contactGroups } from '../../../../domain/types/contactGroup';
import { useFeature } from '../../../session/config';
import { contactWords } from '../../../i18n/contacts';
import { mergeButtonWords } from '../../../i18n/mergeButtons';
import { BulkMenu, type BulkAction } from '../../../list/bulk/BulkMenu';
import { visibilityActions } from '../../../list/bulk/visibilityActions';
import { AddToGroupDialog } from './AddToGroupDialog';
import { DeleteContactsDialog } from './DeleteContactsDialog';
import { ExportChosen } from './ExportChosen';
import { MergeMarked } from './MergeMarked';

/** What can be done with the marked contacts. */
export function ContactBulkMenu({ type }: { type: Pick<Content, 'visibility'> }) {
  const isOn = useFeature();
  const actions: BulkAction[] = [
    ...(isOn(contactGroups.feature) ? [{ label: contactWords.addToGroup, dialog: (onClose: () => void) => <AddToGroupDialog onClose={onClose} /> }] : []),
    ...visibilityActions(type),
    { label: mergeButtonWords.action, dialog: (onClose: () => void) => <MergeMarked onClose={onClose} />, saysMissing: true },
    { label: contactWords.export, dialog: (onClose: () => void) => <ExportChosen onClose={onClose} /> },
    { label: contactWords.remove, dialog: (onClose: () => void) => <DeleteContactsDialog onClose={onClose} /> },
  ];
  return <BulkMenu actions={actions} nothingSelected={contactWords.nothingSelected} />;
}
