import { deleteForeverWords } from '../../i18n/forms';
import { DeleteDialog, type AskingProps } from './DeleteDialog';

/** The dialog before what cannot be undone; the choice that stands out is to keep the record. In: `failed`, the sentence before the reason, where it could not be deleted. */
export function DeleteForever({ failed = deleteForeverWords.failed, ...props }: Omit<AskingProps, 'words' | 'main'> & { failed?: string }) {
  return <DeleteDialog {...props} words={{ ...deleteForeverWords, failed }} main="cancel" />;
}
