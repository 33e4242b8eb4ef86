import { lazy, Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { commentParameter, type Place } from '../../domain/comments';
import { contentOf } from '../../domain/contents';
import { inboxPresence } from '../../domain/live';
import { isKey, keyTable, useKeyArea } from '../keys/keyTable';
import { useHasPart } from '../session/config';
import { useFollowComments, useOpenComments } from './discussion';

const CommentsPanel = lazy(() => import('./parts').then((module) => ({ default: module.CommentsPanel })));
const FieldComments = lazy(() => import('./parts').then((module) => ({ default: module.FieldComments })));

/** The width of the panel, in pixels. */
export const panelWidth = 360;

/** The content of the open panel. */
export interface OpenComments {
  /** If set, only the comments on this field are shown. */
  field: string | null;
  /** The comment that the URL points to. */
  linked: number | null;
}

/** Comments belong to whole fields, because the items of a list can move. */
const isItem = /\.\d+(\.|$)/;
const wholeField = (path: string | null) => path && path.replace(/\.\d+(\..*)?$/, '');

interface Options {
  labelOf: (path: string) => string;
  openField: (path: string) => void;
  /** Returns the path of the field in use. */
  fieldInUse: () => string | null;
}

/**
 * The comments of a form: their number, a button for each field, and the panel, which loads when it is opened.
 * @param at undefined if it cannot be commented on, such as a new record
 */
export function useComments(at: Place | undefined, { labelOf, openField, fieldInUse }: Options) {
  const isOffered = useHasPart('comments');
  const isKnown = at !== undefined && (at.resource === inboxPresence || contentOf(at.resource) !== undefined);
  const { resource = '', recordId = 0 } = at ?? {};
  const place = useMemo(
    () => (isOffered && isKnown ? { resource, recordId } : null),
    [isKnown, isOffered, resource, recordId],
  );
  const [shown, setShown] = useState<OpenComments | null>(null);
  // A link can point to another comment while the form is open.
  const { search } = useLocation();
  const [followed, setFollowed] = useState('');
  if (search !== followed) {
    setFollowed(search);
    const linked = new URLSearchParams(search).get(commentParameter);
    if (linked !== null) setShown({ field: null, linked: Number(linked) });
  }
  const count = useOpenComments(place);
  useFollowComments(place);
  useKeyArea(place ? 'comments' : undefined);
  const open = useCallback((field: string | null) => setShown({ field, linked: null }), []);
  useEffect(() => {
    if (!place) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isKey(event, keyTable.comments.open)) return;
      event.preventDefault();
      open(wholeField(fieldInUse()));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [fieldInUse, open, place]);
  const tool = useMemo(
    () =>
      place &&
      ((path: string): ReactNode =>
        isItem.test(path) ? null : (
          <Suspense>
            <FieldComments place={place} path={path} label={labelOf(path)} onOpen={open} />
          </Suspense>
        )),
    [labelOf, open, place],
  );
  return {
    /** Undefined if comments are not possible. */
    button: place ? { count, open: () => open(null) } : undefined,
    tool,
    isOpen: place !== null && shown !== null,
    panel: place && shown && (
      <Suspense>
        <CommentsPanel
          place={place}
          {...shown}
          labelOf={labelOf}
          onField={openField}
          onAll={() => open(null)}
          onClose={() => setShown(null)}
        />
      </Suspense>
    ),
  };
}
