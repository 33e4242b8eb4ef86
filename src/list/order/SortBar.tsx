import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useCallback, type ReactNode, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useDataProvider, useNotify } from 'react-admin';
import { orderWords } from '../../i18n/lists';
import { LeaveGuard } from '../../form/leaving/LeaveGuard';

interface Sort {
  isChanged: boolean;
  /** The progress of saving; null if nothing is being saved. */
  progress: { saved: number; count: number } | null;
  /** The reason why saving stopped. */
  failure: string | null;
  reset: () => void;
  save: () => void;
}

/**
 * A hint on how to sort; after a change, buttons to discard or save it, the progress, and any error. Its height is
 * reserved, so that rows do not shift away from the pointer.
 */
export function SortBar({
  sort: { isChanged, progress, failure, reset, save },
  hint,
}: {
  sort: Sort;
  hint: ReactNode;
}) {
  // The buttons disappear when pressed, so the focus stays in their place.
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

/** Asks before the user leaves with an unsaved order. */
export function SortGuard({ sort: { isChanged, reset } }: { sort: { isChanged: boolean; reset: () => void } }) {
  const now = useRef(isChanged);
  now.current = isChanged;
  return <LeaveGuard isChanged={useCallback(() => now.current, [])} onDiscard={reset} />;
}

/** Whether a retry can succeed, because the request itself was not refused. */
const mayGoOn = (error: unknown) =>
  error instanceof HttpError && (error.status === 0 || error.status === 429 || error.status >= 500);

/** An entry of a sorted list, as loaded. */
export interface PositionedEntry {
  id: number;
  position: number;
}

interface Options<Entry extends PositionedEntry> {
  resource: string;
  nameOf: (entry: Entry) => string;
  /**
   * Given the current and the loaded state of an entry, whether it is still where it was when loaded, apart from its
   * position.
   */
  isWhereItWas?: (now: Record<string, any>, then: Entry) => boolean;
  /** Called with the server's order when the list is reloaded. */
  onReloaded: () => void;
}

/**
 * Saves the positions of a sorted list one by one, each against the version just read. It stops if another editor has
 * moved an entry in the meantime: positions already saved stay, and the list is reloaded. If the server is unreachable,
 * the new order is kept for another attempt.
 */
export function usePositionSaving<Entry extends PositionedEntry>({
  resource,
  nameOf,
  isWhereItWas,
  onReloaded,
}: Options<Entry>) {
  const [progress, setProgress] = useState<{ saved: number; count: number } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();

  const reload = async () => {
    await queryClient.invalidateQueries({ queryKey: [resource] });
    onReloaded();
  };
  const saveOne = async (entry: Entry, position: number) => {
    const { data } = await dataProvider.getOne(resource, { id: entry.id });
    // It was already saved before the server became unreachable.
    if (data.position === position && isWhereItWas?.(data, entry) !== false) return;
    if (data.position !== entry.position || isWhereItWas?.(data, entry) === false)
      throw new Error(orderWords.movedMeanwhile(nameOf(entry)));
    await dataProvider.update(resource, { id: entry.id, data: { ...data, position }, previousData: data });
  };
  const save = async (changes: readonly { entry: Entry; position: number }[]) => {
    if (progress) return;
    const count = changes.length;
    let saved = 0;
    setFailure(null);
    setProgress({ saved, count });
    try {
      for (const { entry, position } of changes) {
        await saveOne(entry, position);
        saved += 1;
        setProgress({ saved, count });
      }
      notify(orderWords.saved, { type: 'success' });
      await reload();
    } catch (error) {
      setFailure(`${orderWords.notSaved(saved, count)} ${error instanceof Error ? error.message : ''}`);
      if (!mayGoOn(error)) await reload();
    }
    setProgress(null);
  };
  return {
    progress,
    failure,
    save: (changes: readonly { entry: Entry; position: number }[]) => void save(changes),
    reset: () => {
      setFailure(null);
      void reload();
    },
  };
}
