import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useCallback, type ReactNode } from 'react';
import { orderWords } from '../../i18n/lists';
import { LeaveGuard } from '../../form/leaving/LeaveGuard';

interface Sort {
  isChanged: boolean;
  /** How far saving is; null while nothing is saved. */
  progress: { saved: number; count: number } | null;
  /** Why it stopped. */
  failure: string | null;
  reset: () => void;
  save: () => void;
}

/**
 * How rows are put in order; once they are, in its place: give that up or save it, how far saving is, and why it
 * stopped. The room is there before, so that no row moves away from beneath the pointer that has just moved it.
 */
export function SortBar({
  sort: { isChanged, progress, failure, reset, save },
  hint,
}: {
  sort: Sort;
  hint: ReactNode;
}) {
  // The buttons go with what they save: the keyboard goes on from where they were.
  const place = useRef<HTMLDivElement>(null);
  const act = (what: () => void) => () => {
    place.current?.focus();
    what();
  };
  return (
    <Box
      ref={place}
      tabIndex={-1}
      sx={{ outline: 'none', display: 'grid', alignItems: 'center', minHeight: barHeight, mb: 0.5 }}
    >
      {failure !== null && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {failure}
        </Alert>
      )}
      {!isChanged && (
        <Typography variant="caption" component="p" color="text.secondary">
          {hint}
        </Typography>
      )}
      {isChanged && (
        <Alert
          severity="info"
          role="status"
          sx={{ position: 'relative', alignItems: 'center', py: 0, '& .MuiAlert-action': { p: 0 } }}
          action={
            <Stack direction="row" sx={{ gap: 1 }}>
              <Button color="inherit" size="small" disabled={progress !== null} onClick={act(reset)}>
                {orderWords.reset}
              </Button>
              <Button variant="contained" size="small" disabled={progress !== null} onClick={act(save)}>
                {orderWords.save}
              </Button>
            </Stack>
          }
        >
          {progress ? orderWords.saving(progress.saved, progress.count) : orderWords.changed}
          {progress && (
            <LinearProgress
              variant="determinate"
              value={progress.count === 0 ? 100 : (100 * progress.saved) / progress.count}
              aria-label={orderWords.save}
              sx={{ position: 'absolute', inset: 'auto 0 0' }}
            />
          )}
        </Alert>
      )}
    </Box>
  );
}

/** Of the bar on a wide screen, in pixels. */
const barHeight = 40;

/** Asks before somebody leaves an order that they have changed and not saved. */
export function SortGuard({ sort: { isChanged, reset } }: { sort: { isChanged: boolean; reset: () => void } }) {
  const now = useRef(isChanged);
  now.current = isChanged;
  return <LeaveGuard isChanged={useCallback(() => now.current, [])} onDiscard={reset} />;
}
