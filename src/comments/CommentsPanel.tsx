import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { Assignment, Comment, Place } from '../../domain/comments';
import { commentWords } from '../i18n/comments';
import { meName } from '../i18n/untitled';
import { isKey, keyTable } from '../keys/keyTable';
import { colleaguesQuery, displayName, type Colleague } from '../session/colleagues';
import { useMe } from '../session/session';
import { LoadFailed } from '../ui/page';
import { assign, seeMentions } from './calls';
import { discussionQuery } from './discussion';
import { mentionsQuery } from './mentionsQuery';
import { Composer, Thread } from './Thread';
import { panelWidth, type OpenComments } from './useComments';

interface CommentsPanelProps extends OpenComments {
  place: Place;
  labelOf: (path: string) => string;
  /** Moves the focus to a field. */
  onField: (path: string) => void;
  /** Shows the comments on all fields. */
  onAll: () => void;
  onClose: () => void;
}

/** The comments on a record next to its form, which stays usable. */
export function CommentsPanel({ place, field, linked, labelOf, onField, onAll, onClose }: CommentsPanelProps) {
  const heading = useId();
  const { data, error, refetch, isFetching } = useQuery(discussionQuery(place));
  const client = useQueryClient();
  const [showsResolved, setShowsResolved] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const before = useRef(document.activeElement as HTMLElement | null);
  const { resource, recordId } = place;
  useEffect(() => {
    // A link opens a comment; otherwise the user wants to write one.
    if (linked === null) input.current?.focus({ preventScroll: true });
  }, [field, linked]);
  useEffect(() => {
    const from = before.current;
    return () => (from?.isConnected ? from.focus({ preventScroll: true }) : undefined);
  }, []);
  // Reading the comments marks their mentions as seen.
  const count = data?.data.length ?? 0;
  const { data: mentions } = useQuery({ ...mentionsQuery, enabled: false });
  const hasUnread = mentions?.data.some(
    (one) => one.seenAt === null && one.resource === resource && one.recordId === recordId,
  );
  useEffect(() => {
    if (count > 0 && hasUnread)
      void seeMentions({ resource, recordId }).then(
        () => client.invalidateQueries({ queryKey: mentionsQuery.queryKey }),
        () => undefined,
      );
  }, [client, count, hasUnread, resource, recordId]);

  const all = data?.data ?? [];
  const firsts = all.filter(({ parent }) => parent === null);
  const shown = firsts.filter((one) => field === null || one.field === field);
  const open = shown.filter(({ resolvedAt }) => resolvedAt === null);
  const resolved = shown.filter(({ resolvedAt }) => resolvedAt !== null);
  const linkedFirst = all.find(({ id }) => id === linked);
  const isLinkedResolved = resolved.some(({ id }) => id === (linkedFirst?.parent ?? linked));
  const threads = (list: readonly Comment[]) => (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {list.map((first) => (
        <Thread
          key={first.id}
          place={place}
          first={first}
          answers={all.filter(({ parent }) => parent === first.id)}
          fieldLabel={first.field === null || field !== null ? null : labelOf(first.field)}
          onField={() => onField(first.field!)}
          linked={linked}
        />
      ))}
    </Box>
  );
  return (
    <Paper
      component="aside"
      square
      elevation={8}
      data-own-keys
      aria-labelledby={heading}
      onKeyDown={(event) => {
        // Letters and Enter are shortcuts in a review.
        if (!event.ctrlKey && !event.metaKey && event.key !== '?') event.stopPropagation();
        if (event.defaultPrevented || !isKey(event.nativeEvent, ['Escape', ...keyTable.comments.open])) return;
        event.preventDefault();
        onClose();
      }}
      sx={{
        position: 'fixed',
        top: 'var(--page-top, 0px)',
        right: 0,
        bottom: 0,
        width: panelWidth,
        maxWidth: '100%',
        zIndex: 'drawer',
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
        <Typography id={heading} component="h2" variant="h3" sx={{ flex: 1 }}>
          {commentWords.title}
        </Typography>
        <IconButton size="small" aria-label={commentWords.close} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {isFetching && !data && <LinearProgress aria-label={commentWords.loading} sx={{ height: 2 }} />}
      <Box
        tabIndex={0}
        role="region"
        aria-labelledby={heading}
        sx={{ flex: 1, overflowY: 'auto', p: 2, display: 'flex', flexDirection: 'column', gap: 2 }}
      >
        {error && <LoadFailed what={commentWords.failed} error={error} onRetry={() => void refetch()} />}
        {data && <AssigneeSelect place={place} assignment={data.meta.assignment} />}
        {field !== null && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Typography variant="body2" sx={{ flex: 1, fontWeight: 600 }}>
              {commentWords.about(labelOf(field))}
            </Typography>
            <Button size="small" onClick={onAll}>
              {commentWords.showAll}
            </Button>
          </Box>
        )}
        {data && open.length === 0 && (
          <Typography variant="body2" color="text.secondary">
            {resolved.length > 0 ? commentWords.noneOpen : commentWords.none}
          </Typography>
        )}
        {open.length > 0 && threads(open)}
        {resolved.length > 0 && (
          <>
            <Button
              size="small"
              color="secondary"
              aria-expanded={showsResolved || isLinkedResolved}
              onClick={() => setShowsResolved(!showsResolved)}
              sx={{ alignSelf: 'start' }}
            >
              {commentWords.resolved(resolved.length)}
            </Button>
            {(showsResolved || isLinkedResolved) && threads(resolved)}
          </>
        )}
      </Box>
      <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Composer
          key={field}
          place={place}
          field={field}
          parent={null}
          label={field === null ? commentWords.add : commentWords.about(labelOf(field))}
          inputRef={input}
        />
      </Box>
    </Paper>
  );
}

/** The assignee of a record or item; a choice is stored immediately. */
function AssigneeSelect({ place, assignment }: { place: Place; assignment: Assignment | null }) {
  const me = useMe()?.id;
  const client = useQueryClient();
  const notify = useNotify();
  const { data: people = [] } = useQuery(colleaguesQuery);
  const [pending, setPending] = useState<string | null>(null);
  const current = assignment?.assignee;
  const isOffered = ({ id, isDisabled }: Colleague) => !isDisabled || id === current?.id;
  const offered =
    current && !people.some(({ id }) => id === current.id)
      ? [...people, { ...current, name: '', isDisabled: false }]
      : people.filter(isOffered);
  const choose = async (value: string) => {
    setPending(value);
    try {
      await assign(place.resource, [place.recordId], value === '' ? null : Number(value));
      await client.invalidateQueries({ queryKey: discussionQuery(place).queryKey });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setPending(null);
  };
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={commentWords.assignee}
      value={pending ?? String(current?.id ?? '')}
      disabled={pending !== null}
      onChange={({ target }) => void choose(target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{commentWords.nobody}</MenuItem>
      {offered
        .toSorted((a, b) => Number(b.id === me) - Number(a.id === me))
        .map((one) => (
          <MenuItem key={one.id} value={String(one.id)} title={one.email}>
            {one.id === me ? meName(displayName(one)) : displayName(one)}
          </MenuItem>
        ))}
    </TextField>
  );
}
