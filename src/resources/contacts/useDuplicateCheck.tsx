import { useCallback, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Duplicate } from '../../../domain/duplicates';
import { findDuplicates } from '../../api/merging';
import type { AskBeforeSaving } from '../../form/useSaving';
import { contactWords } from '../../i18n/types';
import { recordWords } from '../../i18n/lists';
import { editPath } from '../../ui/paths';
import { takeOverPath, storeInput } from '../../review/merging/paths';
import { ChoiceDialog } from '../../ui/ChoiceDialog';

/**
 * Before a contact is created, looks for one with the same email address, or the same name and place. If the check
 * fails, saving continues.
 * @param type 'person' or 'company'
 * @returns `ask` for the form, and its dialog
 */
export function useDuplicateCheck(type: string): { ask: AskBeforeSaving; dialog: ReactNode } {
  const [open, setOpen] = useState<{
    found: Duplicate[];
    values: FieldValues;
    answer: (isConfirmed: boolean) => void;
  } | null>(null);
  const ask = useCallback(
    async (values: FieldValues) => {
      const found = await findDuplicates(type, values);
      if (found.length === 0) return {};
      const isConfirmed = await new Promise<boolean>((answer) => setOpen({ found, values, answer }));
      setOpen(null);
      return isConfirmed ? {} : null;
    },
    [type],
  );
  return { ask, dialog: open && <DuplicateDialog found={open.found} values={open.values} onAnswer={open.answer} /> };
}

/** Shows existing contacts. Each opens in a new tab, so that no input is lost, and the input can be merged into it. */
function DuplicateDialog({
  found,
  values,
  onAnswer,
}: {
  found: readonly Duplicate[];
  values: FieldValues;
  onAnswer: (isConfirmed: boolean) => void;
}) {
  const takeOver = (resource: string, id: number) =>
    window.open(takeOverPath(resource, id, storeInput(values)), '_blank');
  return (
    <ChoiceDialog
      title={contactWords.duplicateTitle}
      onClose={() => onAnswer(false)}
      choices={[
        { label: contactWords.back, act: () => onAnswer(false), main: true },
        { label: contactWords.createAnyway, act: () => onAnswer(true) },
      ]}
    >
      {contactWords.duplicateText}
      <Box component="ul" sx={{ pl: 2.5, mb: 0 }}>
        {found.map(({ id, type, name, detail, isPublic, because }) => (
          <Box component="li" key={id} sx={{ mb: 1 }}>
            <Link
              color="textPrimary"
              underline="always"
              href={editPath(`contacts/${type}`, id)}
              target="_blank"
              rel="noopener"
            >
              {name}
            </Link>{' '}
            (
            {[`ID ${id}`, recordWords.because[because], isPublic ? '' : recordWords.isPrivate]
              .filter(Boolean)
              .join(', ')}
            )
            <Button
              size="small"
              sx={{ display: 'block', px: 0 }}
              aria-label={contactWords.takeOverOf(name, id)}
              onClick={() => takeOver(`contacts/${type}`, id)}
            >
              {contactWords.takeOver}
            </Button>
            {detail && (
              <Typography variant="caption" component="div" color="text.secondary">
                {detail}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </ChoiceDialog>
  );
}
