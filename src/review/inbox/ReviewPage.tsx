import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { HttpError } from 'ra-core';
import { Fragment, useCallback, useRef, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { ContentType } from '../../../domain/contentType';
import { inboxTypeFor, type InboxItem } from '../../../domain/inbox';
import { proposalWords } from '../../i18n/inbox';
import { formWords } from '../../i18n/forms';
import { ContentLoading } from '../../ui/ContentLoading';
import type { FormMode } from '../../ui/form/FormMode';
import { endedMessage } from './endedMessage';
import { ReviewForm } from './ReviewForm';
import { itemsOf, useReviewItem, type ReviewData } from './useReviewItem';

interface ReviewPageProps {
  type: ContentType<any>;
  /** In: the linked record; the mode; all that is reviewed, the newest first. */
  children: (record: ReviewData['record'], mode: FormMode, items: readonly InboxItem[]) => ReactNode;
}

/** The review of the item of the address; where it is none, or no longer open, that is said with the way back. */
export function ReviewPage({ type, children }: ReviewPageProps) {
  const { id = '' } = useParams();
  const { data, error, refetch, isFetching } = useReviewItem(type, id);
  const opened = useRef<string | null>(null);
  const reread = useCallback(() => void refetch(), [refetch]);
  if (!data && (isFetching || !error)) return <ContentLoading />;
  // Whoever is at work keeps the form, whatever becomes of the item: the form says so.
  const problem = data ? (opened.current === id ? null : closedMessage(data.item, type)) : messageOf(error);
  if (data && problem === null) opened.current = id;
  if (!data || problem !== null) {
    const isGone = error instanceof HttpError && [400, 404].includes(error.status);
    return (
      <Box sx={{ p: 3 }}>
        <Alert
          severity={data ? 'info' : 'error'}
          action={
            <>
              {!data && !isGone && <Button color="inherit" size="small" onClick={() => void refetch()}>{formWords.retry}</Button>}
              <Button color="inherit" size="small" component={Link} to="/inbox">{proposalWords.back}</Button>
            </>
          }
        >
          {problem}
        </Alert>
      </Box>
    );
  }
  return (
    <Fragment key={id}>
      <ReviewForm type={type} {...data} reread={reread}>{(mode) => children(data.record, mode, itemsOf(data))}</ReviewForm>
    </Fragment>
  );
}

function closedMessage(item: InboxItem, type: ContentType<any>): string | null {
  if (item.type !== inboxTypeFor(type.name)) return proposalWords.missing;
  return endedMessage(item);
}

function messageOf(error: unknown): string {
  if (error instanceof HttpError && [400, 404].includes(error.status)) return proposalWords.missing;
  return error instanceof Error ? error.message : '';
}
