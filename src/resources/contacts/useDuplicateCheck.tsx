import { useCallback, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Duplicate } from '../../../domain/duplicates';
import { findDuplicates } from '../../api/duplicates';
import type { AskBeforeSaving } from '../../form/saving/useSave';
import { DuplicateDialog } from './DuplicateDialog';

/**
 * Before a contact is created: whether one with the same e-mail, or the same name and place, is there already. Where that
 * cannot be found out, nobody is kept from saving. In: 'person' or 'company'. Out: `ask` for the form, and its dialog.
 */
export function useDuplicateCheck(type: string): { ask: AskBeforeSaving; dialog: ReactNode } {
  const [open, setOpen] = useState<{ found: Duplicate[]; values: FieldValues; answer: (goOn: boolean) => void } | null>(null);
  const ask = useCallback(async (values: FieldValues) => {
    const found = await findDuplicates(type, values);
    if (found.length === 0) return {};
    const goOn = await new Promise<boolean>((answer) => setOpen({ found, values, answer }));
    setOpen(null);
    return goOn ? {} : null;
  }, [type]);
  return { ask, dialog: open && <DuplicateDialog found={open.found} values={open.values} onAnswer={open.answer} /> };
}
