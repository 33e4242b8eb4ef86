import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { HttpError } from 'react-admin';
import { memo, useCallback, useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { ContentType } from '../../../domain/contentType';
import { inboxTypeFor, type InboxItem } from '../../../domain/inbox/inbox';
import { proposalWords } from '../../i18n/review';
import { formWords } from '../../i18n/forms';
import { FormTypeProvider, type FormTypeProps } from '../../fields/FormType';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { ContentLoading } from '../../ui/ContentLoading';
import { endedMessage } from './ending/EndedDialog';
import { LeftWork } from './LeftWork';
import { Prerender } from './Prerender';
import { noteRefused } from './refusedKeys';
import { ReviewForm, type AboveReview } from './ReviewForm';
import { useReviewItem } from './useReviewItem';

export type { AboveReview };

interface ReviewPageProps extends FormTypeProps {
  /**
   * Says more above the fields. One function, not another each time, as with the form: what stands ready must not be
   * made again.
   */
  above?: AboveReview;
  /** What a dialog says where the item cannot be opened. */
  failure?: string | undefined;
  /** The form of the type. */
  children: ReactNode;
}

/**
 * The review of the item of the address; behind it, unseen, the one of the item after it: to go on is to show what
 * stands there already. Nothing of it has an effect before it is shown.
 */
export function ReviewPage({ type, headings, above, failure, children }: ReviewPageProps) {
  const { id = '' } = useParams();
  const [next, setNext] = useState({ after: '', id: '' });
  const onAhead = useCallback((after: string, ahead: number) => setNext({ after, id: String(ahead) }), []);
  // The one before goes when this one is on the screen.
  const before = useDeferredValue(id);
  useEffect(() => {
    const note = (event: KeyboardEvent) => !event.defaultPrevented && noteRefused(event);
    window.addEventListener('keydown', note);
    return () => window.removeEventListener('keydown', note);
  }, []);
  const stages = new Set([before, id, ...(next.after === id ? [next.id] : [])]);
  return (
    <FormTypeProvider type={type} headings={headings}>
      {[...stages].map((one) => (
        <Prerender key={one} isShown={one === id}>
          <Review type={type} id={one} onAhead={onAhead} above={above} failure={failure}>
            {children}
          </Review>
        </Prerender>
      ))}
    </FormTypeProvider>
  );
}

interface ReviewProps {
  type: ContentType;
  above: AboveReview | undefined;
  failure: string | undefined;
  children: ReactNode;
  id: string;
  /** Told of the item after this one when it is loaded. */
  onAhead: (id: string, next: number) => void;
}

/**
 * Where the item is none, or no longer open, that is said with the way back. Kept as it is when it comes to the front.
 */
const Review = memo(function Review({ type, id, onAhead, above, failure, children }: ReviewProps) {
  const { data, error, refetch, isFetching } = useReviewItem(type, id);
  const isOpened = useRef(false);
  const [isTold, setTold] = useState(false);
  const reread = useCallback(() => void refetch(), [refetch]);
  const ahead = useCallback((next: number) => onAhead(id, next), [id, onAhead]);
  // Whoever is at work keeps the form, whatever becomes of the item: the form says so.
  const problem = data ? (isOpened.current ? null : closedMessage(data.item, type)) : messageOf(error);
  const isOpen = data !== undefined && problem === null;
  useEffect(() => {
    if (isOpen) isOpened.current = true;
  }, [isOpen]);
  // What stood ready may be older than the record: until somebody begins to work in it, it starts from what is stored
  // now.
  const isUsed = useRef(false);
  const version: unknown = data?.record?._version;
  const [start, setStart] = useState(version);
  // Of what has ended meanwhile no record is read: the form stays as it is, and says so.
  const isOver = data !== undefined && data.item.outcome !== null;
  if (version !== start && !isUsed.current && !isOver) setStart(version);
  useEffect(() => {
    const use = () => {
      isUsed.current = true;
    };
    for (const event of ['keydown', 'pointerdown'] as const)
      document.addEventListener(event, use, { capture: true, once: true });
    return () => {
      for (const event of ['keydown', 'pointerdown'] as const)
        document.removeEventListener(event, use, { capture: true });
    };
  }, []);
  if (!data && (isFetching || !error)) return <ContentLoading />;
  if (!data || problem !== null) {
    const isGone = error instanceof HttpError && [400, 404].includes(error.status);
    return (
      <Box sx={{ p: 3 }}>
        <Alert
          severity={data ? 'info' : 'error'}
          action={
            <>
              {!data && !isGone && (
                <Button color="inherit" size="small" onClick={() => void refetch()}>
                  {formWords.retry}
                </Button>
              )}
              <Button color="inherit" size="small" component={Link} to="/inbox">
                {proposalWords.back}
              </Button>
            </>
          }
        >
          {problem}
          {data?.item.outcome && <LeftWork type={type} item={data.item} />}
        </Alert>
        {!data && failure !== undefined && !isTold && (
          <ChoiceDialog
            title={formWords.errorTitle}
            onClose={() => setTold(true)}
            choices={[{ label: formWords.cancel, act: () => setTold(true), main: true }]}
          >
            {failure}
          </ChoiceDialog>
        )}
      </Box>
    );
  }
  return (
    <ReviewForm key={String(start)} type={type} {...data} reread={reread} onAhead={ahead} above={above}>
      {children}
    </ReviewForm>
  );
});

function closedMessage(item: InboxItem, type: ContentType): string | null {
  if (item.type !== inboxTypeFor(type.name)) return proposalWords.missing;
  return endedMessage(item);
}

function messageOf(error: unknown): string {
  if (error instanceof HttpError && [400, 404].includes(error.status)) return proposalWords.missing;
  return error instanceof Error ? error.message : '';
}
