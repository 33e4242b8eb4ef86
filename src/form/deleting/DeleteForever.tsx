import { deleteForeverWords } from '../../i18n/forms';
import { DeleteDialog, type AskingProps } from './DeleteDialog';

/** The dialog of document 2, section 1. In: `failed`, the sentence before the reason, where it could not be deleted. */
export function DeleteForever({ failed = deleteForeverWords.failed, ...props }: Omit<AskingProps, 'words' | 'main'> & { failed?: string }) {
  return <DeleteDialog {...props} words={{ ...deleteForeverWords, failed }} main="cancel" />;
}
