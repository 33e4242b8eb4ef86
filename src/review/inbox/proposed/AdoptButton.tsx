import BackIcon from '@mui/icons-material/ArrowBack';
import UndoIcon from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useFormContext } from 'react-hook-form';
import type { FieldDifference } from '../../../../domain/review/compare';
import { proposalWords } from '../../../i18n/review';
import { put, wanted } from './adopt';

interface AdoptButtonProps {
  difference: FieldDifference;
  taken: boolean;
  /** Nothing of it can be taken over. */
  isUnassigned: boolean;
  /** What it takes over, for its accessible name. */
  label: string;
}

/** The back-arrow of a proposed value: takes it over, or puts ours back. The review's keys use it. */
export function AdoptButton({ difference, taken, isUnassigned, label }: AdoptButtonProps) {
  const form = useFormContext();
  if (isUnassigned)
    return (
      <Chip size="small" variant="outlined" color="warning" tabIndex={-1} data-adopt label={proposalWords.unassigned} />
    );
  return (
    <Button
      size="small"
      variant={taken ? 'text' : 'outlined'}
      data-adopt
      data-taken={taken || undefined}
      startIcon={taken ? <UndoIcon /> : <BackIcon />}
      aria-label={taken ? proposalWords.putBackOf(label) : proposalWords.takeOf(label)}
      onClick={() => put(form, difference, taken ? difference.ours : wanted(difference))}
    >
      {taken ? proposalWords.putBack : proposalWords.take}
    </Button>
  );
}
