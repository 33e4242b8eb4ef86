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
  /** The progress of saving; null while nothing is being saved. */
  progress: { saved: number; count: number } | null;
  /** Why saving stopped. */
  failure: string | null;
  reset: () => void;
  save: () => void;
}

/**
 * A hint on how to sort; after a change, buttons to discard or save it, the progress, and any error. Its height is
 * reserved, so that no row shifts away from the pointer.
 */
export function SortBar({
  sort: { isChanged, progress, failure, reset, save },
  hint,
}: {
  sort: Sort;
  hint: ReactNode;
}) {
  // The buttons disappear when pressed: keep the focus at their place.
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

/** The height of the bar on a wide screen, in pixels. */
const barHeight = 40;

/** Asks before leaving with an unsaved order. */
export function SortGuard({ sort: { isChanged, reset } }: { sort: { isChanged: boolean; reset: () => void } }) {
  const now = useRef(isChanged);
  now.current = isChanged;
  return <LeaveGuard isChanged={useCallback(() => now.current, [])} onDiscard={reset} />;
}
