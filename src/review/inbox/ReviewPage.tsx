import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { HttpError } from 'react-admin';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContentType } from '../../../domain/contentType';
import { inboxTypeFor, type InboxItem } from '../../../domain/inbox/inbox';
import { proposalWords, endedWords } from '../../i18n/review';
import { draftWords } from '../../i18n/drafts';
import { formWords } from '../../i18n/forms';
import { FormTypeProvider, type FormTypeProps } from '../../fields/formContext';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { ContentLoading } from '../../ui/page';
import { storeForOtherForm, draftOfRecord, useDraftPlace, useDraftStore, draftsOfEnded } from '../../drafts/drafts';
import type { Draft } from '../../drafts/draftStore';
import { useFormNavigation } from '../../form/leaving/useFormNavigation';
import { DraftList } from '../../form/drafts/useDrafts';
import { useEndedMessage } from './ending/questions';
import { noteIgnoredKey } from './useReviewKeys';
import { ReviewForm, type AboveReview } from './ReviewForm';
import { useReviewItem, type ReviewData } from './useReviewItem';

interface ReviewPageProps extends FormTypeProps {
  /** Adds content above the fields. */
  above?: AboveReview;
  /** The message if the item cannot be opened. */
  failure?: string | undefined;
  /** The form of the content type. */
  children: ReactNode;
}

/** The review of the item in the URL; another item starts a new review. The next one is preloaded. */
export function ReviewPage({ type, headings, ...review }: ReviewPageProps) {
  const { id = '' } = useParams();
  useEffect(() => {
    const note = (event: KeyboardEvent) => !event.defaultPrevented && noteIgnoredKey(event);
    window.addEventListener('keydown', note);
    return () => window.removeEventListener('keydown', note);
  }, []);
  return (
    <FormTypeProvider type={type} headings={headings}>
      <Review key={id} type={type} id={id} {...review} />
    </FormTypeProvider>
  );
}

interface ReviewProps extends Omit<ReviewPageProps, 'headings'> {
  id: string;
}

/** Shows a message with a link back if the item does not exist or is closed. */
function Review({ type, id, above, failure, children }: ReviewProps) {
  const { data: latest, error, refetch, isFetching } = useReviewItem(type, id);
  /** The data from when the item was open. */
  const [opened, setOpened] = useState<ReviewData>();
  const [isDismissed, setDismissed] = useState(false);
  const hasEnded = latest !== undefined && latest.item.outcome !== null;
  // Once opened, the form stays even if the item is closed; the form reports that. A closed item comes without its
  // record.
  const data = hasEnded && opened ? { ...opened, item: latest.item } : latest;
  const ended = useEndedMessage(data?.item);
  const problem = data ? (opened ? null : isOther(data.item, type) ? proposalWords.missing : ended) : messageOf(error);
  if (latest && !hasEnded && problem === null && opened !== latest) setOpened(latest);
  // Preloaded data may be stale, so until the first key or click the form restarts with the stored record.
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const use = () => setUsed(true);
    const events = ['keydown', 'pointerdown'] as const;
    for (const event of events) document.addEventListener(event, use, { capture: true });
    return () => {
      for (const event of events) document.removeEventListener(event, use, { capture: true });
    };
  }, []);
  const version: unknown = data?.record?._version;
  const [start, setStart] = useState(version);
  if (version !== start && !isUsed && !hasEnded) setStart(version);
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
          {data?.item.outcome && <UnsavedInput type={type} item={data.item} />}
        </Alert>
        {!data && failure !== undefined && !isDismissed && (
          <ChoiceDialog
            title={formWords.errorTitle}
            onClose={() => setDismissed(true)}
            choices={[{ label: formWords.cancel, act: () => setDismissed(true), main: true }]}
          >
            {failure}
          </ChoiceDialog>
        )}
      </Box>
    );
  }
  return (
    <ReviewForm key={String(start)} type={type} {...data} reread={() => void refetch()} above={above}>
      {children}
    </ReviewForm>
  );
}

const isOther = (item: InboxItem, type: ContentType) => item.type !== inboxTypeFor(type.name);

function messageOf(error: unknown): string {
  if (error instanceof HttpError && [400, 404].includes(error.status)) return proposalWords.missing;
  return error instanceof Error ? error.message : '';
}

/**
 * For unsaved input about an item that another editor has closed in the meantime: links to the record's form, which
 * offers to restore the input.
 */
function UnsavedInput({ type, item }: { type: ContentType; item: InboxItem }) {
  const drafts = useDraftStore();
  const placeOf = useDraftPlace();
  const places = draftsOfEnded(item).map(placeOf);
  const client = useQueryClient();
  const queryKey = ['drafts', ...places];
  const { data: left = [] } = useQuery({
    queryKey,
    queryFn: async () => (await Promise.all(places.map((place) => drafts.read(place)))).flat(),
    gcTime: 0,
  });
  const { toRecord } = useFormNavigation(type.name);
  const id = item.outcome === 'deleted' ? null : item.internalId;
  const forget = async (draft: Draft) => {
    await drafts.remove(draft);
    await client.invalidateQueries({ queryKey });
  };
  const openInRecordForm = async (draft: Draft) => {
    if (!(await storeForOtherForm(placeOf(draftOfRecord(type.name, id)), draft.values, draft.at))) return;
    await drafts.remove(draft);
    toRecord(id);
  };
  if (left.length === 0) return null;
  return (
    <DraftList
      drafts={left}
      text={endedWords.left}
      actions={[
        [endedWords.form, (draft) => void openInRecordForm(draft)],
        [draftWords.discard, (draft) => void forget(draft)],
      ]}
    />
  );
}
