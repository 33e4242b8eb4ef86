import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Identifier } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { ContentType } from '../../../domain/contentType';
import type { RecordEvent } from '../../../domain/live';
import { compare } from '../../../domain/review/compare';
import { versionNumber } from '../../api/records';
import { liveWords } from '../../i18n/live';
import { useNames } from '../../session/colleagues';
import { useMe } from '../../session/session';
import { useReadRecord } from '../../ui/readRecord';

interface SavedNoticeProps {
  type: ContentType;
  id: Identifier;
  /** The record as it was read. */
  base: FieldValues;
  /** The last write; null if one may have been missed. */
  event: RecordEvent | null;
  /** Puts what was saved into the form. */
  onTake: (theirs: FieldValues) => void;
}

/**
 * A notice that someone else, or another window, has just saved the open record, with a button to load that version
 * into the form.
 */
export function SavedNotice({ type, id, base, event, onTake }: SavedNoticeProps) {
  const me = useMe();
  const nameOf = useNames();
  const read = useReadRecord(type.name);
  const [dismissed, setDismissed] = useState<unknown>(undefined);
  const isDeleted = event?.type === 'deleted';
  const { data: theirs } = useQuery({
    queryKey: [type.name, 'saved', id, event],
    queryFn: ({ signal }) => read(id, signal),
    enabled: !isDeleted,
    retry: false,
    gcTime: 0,
  });
  const isNewer = theirs !== undefined && versionNumber(theirs) > versionNumber(base);
  const count = useMemo(
    () => (isNewer ? compare(type, { ours: base, theirs }).filter(({ change }) => change !== 'same').length : 0),
    [base, isNewer, theirs, type],
  );
  if (dismissed === event || (!isDeleted && count === 0)) return null;
  const by = event?.by ? { name: nameOf(event.by), isMe: event.by.id === me?.id } : null;
  return (
    <Alert
      severity={isDeleted ? 'warning' : 'info'}
      elevation={4}
      variant="outlined"
      sx={{ bgcolor: 'background.paper', alignItems: 'center', py: 0 }}
      title={event?.by?.email}
      onClose={() => setDismissed(event)}
      action={
        isDeleted ? undefined : (
          <>
            <Button size="small" color="inherit" onClick={() => theirs && onTake(theirs)}>
              {liveWords.take}
            </Button>
            <Button size="small" color="inherit" onClick={() => setDismissed(event)}>
              {liveWords.later}
            </Button>
          </>
        )
      }
    >
      {isDeleted ? liveWords.deleted(by) : liveWords.saved(by, count)}
    </Alert>
  );
}
