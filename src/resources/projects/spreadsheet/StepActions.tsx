import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { importWords } from '../../../i18n/review';

interface StepActionsProps {
  onBack: () => void;
  /** The label of the button for the next step; none if there is no next step. */
  next?: string;
  onNext?: () => void;
  disabled?: boolean;
  busy: boolean;
}

/** Back and next, at the same place in every step. */
export function StepActions({ onBack, next, onNext, disabled, busy }: StepActionsProps) {
  return (
    <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', flexWrap: 'wrap' }}>
      <Button onClick={onBack} disabled={busy}>
        {importWords.back}
      </Button>
      {next && (
        <Button variant="contained" onClick={onNext} disabled={disabled} loading={busy}>
          {next}
        </Button>
      )}
    </Stack>
  );
}
