import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { InboxItem } from '../../../domain/inbox/inbox';
import { isConflict } from '../../../domain/review/compare';
import { barStyles, belowHeader } from '../../form/header/belowHeader';
import { endedWords, proposalWords, sourceLabel } from '../../i18n/review';
import { shellWords } from '../../i18n/shell';
import { useFormRights } from '../../fields/formContext';
import { localesOf } from '../../../domain/locales';
import { useKeyArea, ariaKeys, keyTable, openKeyHelp } from '../../keys/keyTable';
import { formatDateTime } from '../../ui/format';
import { adoptAllInto } from './proposed/adopt';
import { describeSources } from './proposed/proposal';
import { useEndedMessage } from './ending/questions';
import { useMayDecide, useReviewState, useOpenDifferences } from './ReviewState';
import { useReviewKeys } from './useReviewKeys';
import { useNames } from '../../session/colleagues';

interface ReviewBarProps {
  /** The item in the URL. */
  item: InboxItem;
  /** All items in review, latest first. */
  items: readonly InboxItem[];
  openField: (path: string) => void;
  /** Whether the form includes the latest interim save. */
  isJoined: boolean;
  /** Merges the latest interim save into the form. */
  onJoin: () => void;
  onOnlyDifferences: (only: boolean) => void;
  onDiscard: () => void;
  onReleaseNext: () => void;
}

/** Above the fields: what the item is, how many differences are undecided, and the actions for all of them. */
export function ReviewBar({
  item,
  items,
  openField,
  isJoined,
  onJoin,
  onOnlyDifferences,
  onDiscard,
  onReleaseNext,
}: ReviewBarProps) {
  const { type, isOne, onlyDifferences, words } = useReviewState();
  useKeyArea('review');
  useKeyArea(isOne ? undefined : 'alternatives');
  const form = useFormContext();
  const { all, open } = useOpenDifferences();
  const conflicts = open.filter(({ offer }) => isConflict(offer)).length;
  const nameOf = useNames(item.interimBy !== null);
  const interimBy = item.interimBy ? nameOf(item.interimBy) : '';
  const [notice, setNotice] = useState('');
  const ended = useEndedMessage(item);
  const [shown] = useState(items);

  // A deletion request does not change anything else, so there is nothing to take over or dismiss.
  const asksDeletion = items.some((one) => one.delete === true);
  const mayDecide = useMayDecide();
  const decidable = all.filter(({ place }) => mayDecide(place));
  const mayTakeAll = !asksDeletion && decidable.length > 0;
  // Nobody would see again what the person may not decide. The form says what that is.
  const mayWrite = useFormRights();
  const isKnown = items.every(({ internalId }) => internalId !== null);
  const mayDiscard =
    !asksDeletion && decidable.length === all.length && (mayWrite('de') || (isKnown && localesOf(type).some(mayWrite)));
  const takeAll = () => {
    if (!mayTakeAll) return;
    const result = adoptAllInto(form, type, decidable);
    setNotice(proposalWords.tookAll(result.taken, result.conflicts.length));
    const [conflict] = result.conflicts;
    if (conflict) keys.goTo(conflict.place.path);
  };
  const keys = useReviewKeys({
    places: all.map(({ place }) => place),
    open: new Set(open.map(({ place }) => place.path)),
    openField,
    takeAll,
    onReleaseNext,
    onDiscard: mayDiscard ? onDiscard : () => undefined,
    onToggle: () => onOnlyDifferences(!onlyDifferences),
  });

  const isDeleted = asksDeletion || items.some(({ status }) => status === 'deleted');
  const isNew = all.length === 0 && items.every(({ internalId }) => internalId === null);
  const before = (one: InboxItem) => shown.find(({ id }) => id === one.id);
  const isChanged = items.some((one) => (before(one)?.proposedAt ?? one.proposedAt) !== one.proposedAt);
  const hasArrived = items.some((one) => !before(one));
  const isFewer = shown.some(({ id }) => !items.some((one) => one.id === id));
  return (
    <Box
      component="section"
      aria-label={words.external}
      data-review={item.id}
      sx={{ display: 'contents', '& > .MuiAlert-root': { mt: 0, mb: 1 } }}
    >
      <Box ref={belowHeader} sx={barStyles}>
        <Typography component="h2" variant="h3" color={isDeleted ? 'error' : undefined} sx={{ mr: 1 }}>
          {isDeleted ? words.gone : words.external}
        </Typography>
        <Typography role="status" variant="body2" color="text.secondary">
          {isOne ? sourceLabel(item.source) : proposalWords.proposals(items.map((one) => describeSources([one])))}
          {!isDeleted && ` · ${isNew ? proposalWords.prefilled : proposalWords.differences(open.length, all.length)}`}
          {conflicts > 0 && ` · ${proposalWords.conflicts(conflicts)}`}
        </Typography>
        <Box sx={{ flexGrow: 1 }} />
        {all.length > 0 && (
          <>
            <FormControlLabel
              label={proposalWords.onlyDifferences}
              control={
                <Switch size="small" checked={onlyDifferences} onChange={(_, checked) => onOnlyDifferences(checked)} />
              }
            />
            <StepButtons onStep={keys.step} />
            {mayTakeAll && (
              <Button size="small" variant="outlined" onClick={takeAll}>
                {proposalWords.takeAll}
              </Button>
            )}
          </>
        )}
        {mayDiscard && (
          <Button size="small" color="error" onClick={onDiscard}>
            {words.discard}
          </Button>
        )}
        <IconButton
          size="small"
          aria-label={shellWords.keys}
          aria-keyshortcuts={ariaKeys(keyTable.everywhere.help)}
          onClick={openKeyHelp}
        >
          <KeyboardIcon fontSize="small" />
        </IconButton>
      </Box>
      {ended && (
        <Alert
          severity="warning"
          sx={{ mt: 1 }}
          action={
            <Button color="inherit" size="small" component={Link} to="/inbox">
              {proposalWords.back}
            </Button>
          }
        >
          {ended} {endedWords.hint}
        </Alert>
      )}
      {!ended && !isJoined && (
        <Alert
          severity="warning"
          sx={{ mt: 1 }}
          action={
            <Button color="inherit" size="small" onClick={onJoin}>
              {proposalWords.joinInterim}
            </Button>
          }
        >
          {proposalWords.interimSince(interimBy)}
        </Alert>
      )}
      {!ended && isChanged && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {proposalWords.changedSince}
        </Alert>
      )}
      {!ended && hasArrived && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {proposalWords.arrived}
        </Alert>
      )}
      {!ended && isFewer && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {proposalWords.fewer}
        </Alert>
      )}
      {item.interimAt && isJoined && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {proposalWords.interim(formatDateTime(item.interimAt), interimBy)}{' '}
          {item.proposedAt > item.interimAt && proposalWords.newer(formatDateTime(item.proposedAt))}
        </Alert>
      )}
      {notice && (
        <Alert
          severity={conflicts > 0 ? 'warning' : 'success'}
          role="status"
          onClose={() => setNotice('')}
          sx={{ mt: 1 }}
        >
          {notice}
        </Alert>
      )}
    </Box>
  );
}

/** Buttons for the previous and the next difference. */
export function StepButtons({ onStep }: { onStep: (by: 1 | -1) => void }) {
  return (
    <>
      <IconButton
        size="small"
        aria-label={proposalWords.previous}
        aria-keyshortcuts={ariaKeys(keyTable.review.previous)}
        onClick={() => onStep(-1)}
      >
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={proposalWords.next}
        aria-keyshortcuts={ariaKeys(keyTable.review.next)}
        onClick={() => onStep(1)}
      >
        <DownIcon fontSize="small" />
      </IconButton>
    </>
  );
}
