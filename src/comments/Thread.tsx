import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode, type Ref } from 'react';
import { useNotify, useStore } from 'react-admin';
import type { Comment, Place } from '../../domain/comments';
import { commentWords } from '../i18n/comments';
import { AccountName, activeColleaguesQuery, useNames } from '../session/colleagues';
import { useMe } from '../session/session';
import { formatDateTime } from '../ui/format';
import { addComment, changeComment, removeComment, resolveComment } from './calls';
import { discussionQuery } from './discussion';
import { MentionInput } from './MentionInput';
import { mentionsIn, partsOf } from './mentions';

/** Runs one write at a time, then reads the comments again. */
function useWrite(place: Place) {
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const write = async (act: () => Promise<unknown>): Promise<string | null> => {
    if (isPending) return null;
    setPending(true);
    try {
      await act();
      return null;
    } catch (error) {
      return (error as Error).message;
    } finally {
      await client.invalidateQueries({ queryKey: discussionQuery(place).queryKey });
      setPending(false);
    }
  };
  return { write, isPending };
}

/**
 * A comment being typed. It is kept after closing, on this device and for this account only.
 * @param about the field or comment it belongs to
 */
function useTyped({ resource, recordId }: Place, about: string) {
  const me = useMe()?.id ?? 0;
  return useStore<string>(`comments.${me}.${resource}.${recordId}.${about}`, '');
}

interface ComposerProps {
  place: Place;
  field: string | null;
  parent: number | null;
  label: string;
  inputRef?: Ref<HTMLTextAreaElement>;
  /** For a reply: closes the composer. */
  onDone?: () => void;
}

/** The input for a comment or a reply. The text is kept until it is sent. */
export function Composer({ place, field, parent, label, inputRef, onDone }: ComposerProps) {
  const [text, setText] = useTyped(place, parent === null ? (field ?? '') : `answer-${parent}`);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { data: people = [] } = useQuery(activeColleaguesQuery);
  const { write, isPending } = useWrite(place);
  const send = async () => {
    if (text.trim() === '' || isPending) return;
    const problem = await write(() =>
      addComment(place, { text, parent, field, mentions: mentionsIn(text, people) }).then(() =>
        // Keeps what was typed while the text was being sent.
        setText((now: string) => (now.startsWith(text) ? now.slice(text.length).trimStart() : now)),
      ),
    );
    setRefusal(problem);
    if (problem === null) onDone?.();
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <MentionInput
        label={label}
        value={text}
        onChange={setText}
        onSend={() => void send()}
        inputRef={inputRef}
        error={refusal}
      />
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
        {onDone && (
          <Button size="small" color="secondary" onClick={onDone}>
            {commentWords.cancel}
          </Button>
        )}
        <Button size="small" variant="contained" disableElevation loading={isPending} onClick={() => void send()}>
          {commentWords.send}
        </Button>
      </Box>
    </Box>
  );
}

interface ThreadProps {
  place: Place;
  first: Comment;
  answers: readonly Comment[];
  /** The label of the commented field; null if the comment is about the whole record. */
  fieldLabel: string | null;
  onField: () => void;
  /** The comment that a link points to. */
  linked: number | null;
}

/** A comment with its replies. */
export function Thread({ place, first, answers, fieldLabel, onField, linked }: ThreadProps) {
  const notify = useNotify();
  const nameOf = useNames();
  const { write, isPending } = useWrite(place);
  const [isAnswering, setAnswering] = useState(false);
  const isResolved = first.resolvedAt !== null;
  const resolve = async () => {
    const problem = await write(() => resolveComment(first.id, !isResolved));
    if (problem) notify(problem, { type: 'error' });
  };
  return (
    <Box
      component="li"
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        p: 1,
        bgcolor: 'background.paper',
        display: 'grid',
        gap: 1,
      }}
    >
      {fieldLabel !== null && (
        <Button size="small" onClick={onField} sx={{ justifySelf: 'start', py: 0, minHeight: 24, textAlign: 'left' }}>
          {commentWords.about(fieldLabel)}
        </Button>
      )}
      {[first, ...answers].map((comment) => (
        <OneComment key={comment.id} place={place} comment={comment} isLinked={comment.id === linked} />
      ))}
      {isResolved && (
        <Typography variant="caption" color="text.secondary">
          {commentWords.resolvedBy(first.resolvedBy ? nameOf(first.resolvedBy) : '', formatDateTime(first.resolvedAt))}
        </Typography>
      )}
      {isAnswering ? (
        <Composer
          place={place}
          field={first.field}
          parent={first.id}
          label={commentWords.answerTo(nameOf(first.author))}
          inputRef={focusOnce}
          onDone={() => setAnswering(false)}
        />
      ) : (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button size="small" onClick={() => setAnswering(true)}>
            {commentWords.answer}
          </Button>
          <Button size="small" color="secondary" loading={isPending} onClick={() => void resolve()}>
            {isResolved ? commentWords.reopen : commentWords.resolve}
          </Button>
        </Box>
      )}
    </Box>
  );
}

const focusOnce = (element: HTMLTextAreaElement | null) => element?.focus();

/** A comment; its author can change and delete it. */
function OneComment({ place, comment, isLinked }: { place: Place; comment: Comment; isLinked: boolean }) {
  const me = useMe()?.id;
  const { data: people = [] } = useQuery(activeColleaguesQuery);
  const [text, setText] = useTyped(place, `change-${comment.id}`);
  const [mode, setMode] = useState<'read' | 'change' | 'remove'>(text === '' ? 'read' : 'change');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { write, isPending } = useWrite(place);
  const leave = () => {
    setText('');
    setMode('read');
  };
  const change = async () => {
    if (text.trim() === '') return;
    let isWhole = true;
    const problem = await write(() =>
      changeComment(comment.id, { text, mentions: mentionsIn(text, people) }).then(() =>
        setText((now: string) => {
          isWhole = now === text;
          return isWhole ? '' : now;
        }),
      ),
    );
    setRefusal(problem);
    if (problem === null && isWhole) setMode('read');
  };
  const isMine = comment.author.id === me && comment.text !== '';
  const button = (label: string, onClick: () => void, color: 'primary' | 'secondary' | 'error' = 'secondary') => (
    <Button size="small" color={color} onClick={onClick} sx={{ minWidth: 0, py: 0, minHeight: 24 }}>
      {label}
    </Button>
  );
  return (
    <Box
      component="article"
      ref={isLinked ? showOnce : undefined}
      sx={{ scrollMargin: 16, ...(isLinked && { outline: '2px solid', outlineColor: 'info.main', outlineOffset: 4 }) }}
    >
      <Typography variant="caption" component="p" color="text.secondary">
        <strong>
          <AccountName of={comment.author} />
        </strong>{' '}
        {formatDateTime(comment.createdAt)}
        {comment.editedAt && comment.text && ` · ${commentWords.edited}`}
      </Typography>
      {mode === 'change' ? (
        <MentionInput
          label={commentWords.edit}
          value={text}
          onChange={setText}
          onSend={() => void change()}
          inputRef={focusOnce}
          error={refusal}
        />
      ) : (
        <Typography variant="body2" component="p" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {comment.text === '' ? <em>{commentWords.removed}</em> : withMentions(comment.text)}
        </Typography>
      )}
      {refusal !== null && mode !== 'change' && (
        <Typography variant="caption" color="error" role="alert">
          {refusal}
        </Typography>
      )}
      {isMine && (
        <Box aria-busy={isPending} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          {mode === 'read' && button(commentWords.edit, () => (setText(comment.text), setMode('change')))}
          {mode === 'read' && button(commentWords.remove, () => setMode('remove'))}
          {mode === 'change' && button(commentWords.save, () => void change(), 'primary')}
          {mode === 'remove' && (
            <Typography variant="caption" role="alert">
              {commentWords.removeQuestion}
            </Typography>
          )}
          {mode === 'remove' &&
            button(commentWords.remove, () => void write(() => removeComment(comment.id)).then(setRefusal), 'error')}
          {mode !== 'read' && button(commentWords.cancel, leave)}
        </Box>
      )}
    </Box>
  );

  function withMentions(written: string): ReactNode {
    return partsOf(written, people).map((part, index) =>
      part.who ? (
        <strong key={index} title={part.who.email}>
          {part.text}
        </strong>
      ) : (
        part.text
      ),
    );
  }
}

const showOnce = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' });
