import { useCallback, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formatQuery } from '../../../domain/http';
import { apiFetch } from '../../api/http';
import type { AskBeforeSaving } from '../../form/saving/useSave';
import { DuplicateDialog, type Duplicate } from './DuplicateDialog';

const asked = ['firstName', 'lastName', 'companyName', 'email', 'zipCode', 'city'] as const;

/**
 * Before a contact is created: whether one with the same e-mail, or the same name and place, is there already. Where that
 * cannot be found out, nobody is kept from saving. In: 'person' or 'company'. Out: `ask` for the form, and its dialog.
 */
export function useDuplicateCheck(type: string): { ask: AskBeforeSaving; dialog: ReactNode } {
  const [open, setOpen] = useState<{ found: Duplicate[]; answer: (goOn: boolean) => void } | null>(null);
  const ask = useCallback(async (values: FieldValues) => {
    const query = formatQuery({ type, ...Object.fromEntries(asked.map((name) => [name, values[name] as string | undefined])) });
    const found = await apiFetch<Duplicate[]>(`/contacts/duplicates?${query}`).catch(() => []);
    if (!Array.isArray(found) || found.length === 0) return {};
    const goOn = await new Promise<boolean>((answer) => setOpen({ found, answer }));
    setOpen(null);
    return goOn ? {} : null;
  }, [type]);
  return { ask, dialog: open && <DuplicateDialog found={open.found} onAnswer={open.answer} /> };
}
