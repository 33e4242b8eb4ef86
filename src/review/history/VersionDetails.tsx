import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import type { FieldDifference } from '../../../domain/review/compare';
import { reviewWords } from '../../i18n/review';
import { systemName } from '../../i18n/untitled';
import { formatDateTime } from '../../ui/format';
import { DifferenceList, RecordContent } from '../Difference';
import { placeLabel } from '../../fields/values';
import { useSeparate } from '../merging/MergedMessage';
import { eventOf, type HistoryEntry } from '../../../domain/history';
import { type RestoreProps, differencesBetween, type Other } from './versions';
import { AccountName } from '../../session/colleagues';

interface VersionDetailsProps extends RestoreProps {
  resource: string;
  entry: HistoryEntry;
  /** The version's record, if it is another one that was merged into this one. */
  other: Other | null;
  /** The previous version; undefined for the oldest one loaded. */
  previous: HistoryEntry | undefined;
  needsOlder: boolean;
  onOlder: () => void;
  /** Called when merged records have been separated again. */
  onSeparated: () => void;
}

/**
 * The changes of a version, which can be reverted while they are still in the form, or its differences from the form.
 * The oldest version shows its initial values. From a merged record's version, single values can be taken over, but not
 * the whole record.
 */
export function VersionDetails({
  resource,
  type,
  entry,
  other,
  previous,
  start,
  now,
  restored,
  needsOlder,
  onOlder,
  onSeparated,
  onRestore,
  onUndo,
}: VersionDetailsProps) {
  const [against, setAgainst] = useState<'before' | 'now'>('before');
  const label = useId();
  // Computed from the start, so that rows stay in place while their fields are restored.
  const fromStart = useMemo(() => differencesBetween(type, start, entry.record), [type, start, entry]);
  const fromNow = useMemo(() => differencesBetween(type, now, entry.record), [type, now, entry]);
  const toPrevious = useMemo(
    () => (previous && !other ? differencesBetween(type, now, previous.record) : []),
    [type, now, previous, other],
  );
  const fromBefore = useMemo(
    () => (previous ? differencesBetween(type, previous.record, entry.record) : []),
    [type, previous, entry],
  );
  useEffect(() => {
    if (needsOlder) onOlder();
  }, [needsOlder, onOlder]);

  const isJoining = against === 'before' && other?.isJoining === true;
  const isWhole = isJoining || (against === 'before' && !previous && !needsOlder);
  const differences = isWhole
    ? []
    : against === 'before'
      ? fromBefore.map(({ place, ours, theirs }) => ({ place, before: ours, after: theirs }))
      : fromStart.map(({ place, ours, theirs }) => ({ place, before: theirs, after: ours }));

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography component="h2" variant="h3" sx={{ flexGrow: 1 }}>
          {formatDateTime(entry.at)}, {entry.user ? <AccountName of={entry.user} /> : systemName}
        </Typography>
        <Typography id={label} variant="body2" color="text.secondary">
          {reviewWords.compareWith}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-labelledby={label}
          value={against}
          onChange={(_, value: 'before' | 'now' | null) => value && setAgainst(value)}
        >
          <ToggleButton value="before" sx={{ py: 0.25 }}>
            {reviewWords.withBefore}
          </ToggleButton>
          <ToggleButton value="now" sx={{ py: 0.25 }}>
            {reviewWords.withNow}
          </ToggleButton>
        </ToggleButtonGroup>
        {!other && (
          <Button
            size="small"
            variant="outlined"
            aria-disabled={fromNow.length === 0 || undefined}
            onClick={() => fromNow.length > 0 && onRestore(fromNow)}
          >
            {reviewWords.restoreAll}
          </Button>
        )}
      </Box>
      {other?.isJoining && <JoinedLine resource={resource} other={other} onSeparated={onSeparated} />}
      {other && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          {(isJoining ? reviewWords.joinedVersion : reviewWords.otherVersion)(other.name, other.id)}
        </Typography>
      )}
      {needsOlder && <LinearProgress aria-label={reviewWords.loading} />}
      {isWhole && (
        <>
          {!isJoining && (
            <Typography variant="body2" sx={{ mb: 1 }}>
              {reviewWords.firstVersion}
            </Typography>
          )}
          <RecordContent type={type} record={entry.record} />
        </>
      )}
      {differences.length === 0 && !isWhole && (against === 'now' || previous) && (
        <Typography variant="body2">
          {against === 'now' ? reviewWords.restoredNothing : reviewWords.noDifference[eventOf(entry)]}
        </Typography>
      )}
      <DifferenceList
        type={type}
        differences={differences}
        action={({ place }) => {
          const name = placeLabel(place);
          const at = (all: readonly FieldDifference[]) => all.find((other) => other.place.path === place.path);
          const [difference, previousValue, done] = [at(fromNow), at(toPrevious), at(restored)];
          const isTakenBack = against === 'before' && done !== undefined && previousValue === undefined;
          // One button for both actions, so that it keeps the focus.
          const act =
            done && (isTakenBack || !difference)
              ? { text: reviewWords.undo, label: reviewWords.undoOf(name), run: () => onUndo(done) }
              : difference
                ? {
                    text: other ? reviewWords.adoptField : reviewWords.restoreField,
                    label: other ? reviewWords.adoptFieldOf(name, other.name) : reviewWords.restoreFieldOf(name),
                    run: () => onRestore([difference]),
                  }
                : against === 'before' && previousValue
                  ? {
                      text: reviewWords.takeBack,
                      label: reviewWords.takeBackOf(name),
                      run: () => onRestore([previousValue]),
                    }
                  : null;
          if (act)
            return (
              <Button size="small" aria-label={act.label} onClick={act.run}>
                {act.text}
              </Button>
            );
          return (
            <Typography variant="caption" color="text.secondary">
              {reviewWords.asInForm}
            </Typography>
          );
        }}
      />
    </>
  );
}

/** A merge, which can be undone long after its message has disappeared. */
function JoinedLine({
  resource,
  other: { id, name },
  onSeparated,
}: {
  resource: string;
  other: Other;
  onSeparated: () => void;
}) {
  const { separate, isPending } = useSeparate(resource);
  const onClick = async () => {
    if (await separate(id)) onSeparated();
  };
  return (
    <Alert
      severity="info"
      sx={{ mb: 1 }}
      action={
        <Button
          color="inherit"
          size="small"
          loading={isPending}
          aria-label={reviewWords.separateOf(name)}
          onClick={() => void onClick()}
        >
          {reviewWords.separate}
        </Button>
      }
    >
      {reviewWords.joinedWith(name, id)}
    </Alert>
  );
}
