import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useRegisterMutationMiddleware, type DataProvider, type Middleware } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { mergeContacts } from '../../api/merging';
import { useFormActions } from '../../form/FormMode';
import { barStyles, belowHeader } from '../../form/header/belowHeader';
import { proposalWords, mergeWords } from '../../i18n/review';
import { useKeyArea, ariaKeys, keyTable } from '../../keys/keyTable';
import { adoptAllInto } from '../inbox/proposed/adopt';
import { ReviewField } from '../inbox/ReviewField';
import { useReviewState } from '../inbox/ReviewState';
import { useOpenDifferences } from '../inbox/useOpenDifferences';
import { useReviewKeys } from '../inbox/useReviewKeys';

interface MergeBarProps {
  /** The record that will be removed; null for input from the form of a new record. */
  goes: { id: number } | null;
  name: string;
  filled: number;
  /** Numbers of employments and groups of the other record that are in the form. */
  moved: { employments: number; groups: number };
  onSwap: () => void;
}

/** Above the fields of a merge: which record will be removed, how it differs, and what happens automatically. */
export function MergeBar({ goes, name, filled, moved, onSwap }: MergeBarProps) {
  const { type, proposed } = useReviewState();
  const form = useFormContext();
  const { openField, save } = useFormActions();
  const { all, open } = useOpenDifferences();
  useKeyArea('review');
  // Saving this form merges both records.
  useRegisterMutationMiddleware(
    useCallback<Middleware<DataProvider['update']>>(
      async (resource, params, next) =>
        goes
          ? { data: (await mergeContacts(resource, { ...params.data, id: params.id as number }, goes)) as any }
          : next(resource, params),
      [goes],
    ),
  );
  const takeAll = () => void adoptAllInto(form, type, all);
  const nothing = () => undefined;
  const keys = useReviewKeys({
    places: all.map(({ place }) => place),
    open: new Set(open.map(({ place }) => place.path)),
    openField,
    takeAll,
    onReleaseNext: () => save({}),
    onDiscard: nothing,
    onToggle: nothing,
  });
  return (
    <Box
      component="section"
      aria-label={mergeWords.title}
      sx={{ display: 'contents', '& > .MuiAlert-root': { mt: 0, mb: 1 } }}
    >
      <Box ref={belowHeader} sx={barStyles}>
        <Typography component="h2" variant="h3" sx={{ mr: 1 }}>
          {goes ? mergeWords.heading(name, goes.id) : mergeWords.typedHeading}
        </Typography>
        <Typography role="status" variant="body2" color="text.secondary">
          {proposalWords.differences(open.length, all.length)}
        </Typography>
        <Box sx={{ flexGrow: 1 }} />
        {all.length > 0 && (
          <>
            <IconButton
              size="small"
              aria-label={proposalWords.previous}
              aria-keyshortcuts={ariaKeys(keyTable.review.previous)}
              onClick={() => keys.step(-1)}
            >
              <UpIcon fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={proposalWords.next}
              aria-keyshortcuts={ariaKeys(keyTable.review.next)}
              onClick={() => keys.step(1)}
            >
              <DownIcon fontSize="small" />
            </IconButton>
            <Button size="small" variant="outlined" onClick={takeAll}>
              {proposalWords.takeAll}
            </Button>
          </>
        )}
        {goes && (
          <Button size="small" title={mergeWords.swapHint} onClick={onSwap}>
            {mergeWords.swap}
          </Button>
        )}
      </Box>
      <Alert severity="info">
        {filled > 0 && `${mergeWords.filled(filled)} `}
        {goes ? mergeWords.moves(moved.employments, moved.groups) : mergeWords.typedHint}
      </Alert>
      {proposed.has('isPublic') && (
        <Box sx={{ mb: 1 }}>
          <ReviewField path="isPublic">{null}</ReviewField>
        </Box>
      )}
    </Box>
  );
}
