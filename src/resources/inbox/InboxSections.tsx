import Box from '@mui/material/Box';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useLayoutEffect,
  useState,
  type RefObject,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { inboxTypes, itemsOfCard, type Card } from '../../../domain/inbox/inbox';
import { useConfig, useHasPart } from '../../session/config';
import { inboxWords } from '../../i18n/review';
import { inboxPresence } from '../../../domain/live';
import { usePresenceByRecord } from '../../live/presence';
import { CardRow, cardHeight, headingHeight, sectionStyles } from './CardRow';
import { nearestCardRow, nextCardRow, rowAt, rowCount, type Section } from './rows';
import { useCardKeys } from './useCardKeys';
import { useCardsInSight, type InboxCards } from './useInboxCards';
import { recall, remember } from '../../list/listMemory';
import { useNames } from '../../session/colleagues';

/**
 * The sections below each other in one scrolling area. Only visible cards are rendered and loaded; arrow keys or j and
 * k move between cards.
 */
export function InboxSections({
  cards,
  onDismiss,
  onAssign,
}: {
  cards: InboxCards;
  onDismiss: (card: Card) => void;
  onAssign: (card: Card) => void;
}) {
  const { sections, query } = cards;
  const { productId } = useConfig();
  const container = useRef<HTMLDivElement>(null);
  const current = useRef(-1);
  const hint = useId();
  const scroll = useInboxScroll({
    container,
    current,
    productId,
    contentKey: cards.stale ? null : JSON.stringify(query),
  });
  const count = rowCount(sections);
  const canAssign = useHasPart('comments');
  const [marked, setMarked] = useState<ReadonlyMap<number, Card>>(new Map());
  /** The cards that are about to be assigned. */
  const [giving, setGiving] = useState<readonly Card[] | null>(null);
  const mark = useCallback((some: readonly Card[]) => {
    setMarked((before) => {
      const after = new Map(before);
      const [only] = some;
      if (some.length === 1 && only && after.delete(only.id)) return after;
      for (const card of some) after.set(card.id, card);
      return after;
    });
  }, []);
  const onMark = canAssign ? mark : undefined;

  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => container.current,
    estimateSize: (row) => (rowAt(sections, row)?.index === null ? headingHeight : cardHeight),
    overscan: 8,
    useFlushSync: false,
    initialOffset: scroll.initialTop,
    // The current card stays rendered when it is out of view, because it has the focus.
    rangeExtractor: useCallback((range: Range) => {
      const rows = defaultRangeExtractor(range);
      const row = current.current;
      return row < 0 || row >= range.count || rows.includes(row) ? rows : [...rows, row].sort((a, b) => a - b);
    }, []),
  });
  const items = virtualizer.getVirtualItems();
  const cardIn = useCardsInSight(
    cards,
    items.map(({ index }) => index),
  );
  const firstInSight = () => virtualizer.range?.startIndex ?? 0;
  const keys = useCardKeys({
    container,
    current,
    initial: scroll.initialRow,
    sections,
    cardIn,
    firstInSight,
    scrollTo: virtualizer.scrollToIndex,
    onDismiss,
    onMark: (some) => onMark?.(some),
    onGive: (card) => onMark && setGiving([...(marked.size > 0 ? marked.values() : [card])]),
  });
  /** The card after the assigned ones gets the focus, so that the next ones can be selected. */
  const onGiven = () => {
    setGiving(null);
    setMarked(new Map());
    keys.go(marked.size > 0 ? nextCardRow(sections, current.current, 1) : current.current);
  };

  const goTo = (section: Section) => {
    keys.go(nearestCardRow(sections, section.start));
    virtualizer.scrollToIndex(section.start, { align: 'start' });
  };
  // A link to a section, as on the overview, is followed only once; returning restores the position.
  const { hash } = useLocation();
  const navigate = useNavigate();
  const linked = sections.find(({ type, count: cards }) => hash === `#${type}` && cards > 0);
  useEffect(() => {
    if (!linked) return;
    goTo(linked);
    void navigate({ hash: '' }, { replace: true });
  });

  const present = usePresenceByRecord(inboxPresence);
  const hasAssignees = items.some(({ index }) => cardIn(index)?.assignee);
  const nameOf = useNames(present.size > 0 || hasAssignees);
  const assigneeOf = (card: Card | undefined) => (card?.assignee ? nameOf(card.assignee) : '');
  const presentOn = (card: Card | undefined) =>
    [
      ...new Set(
        card
          ? itemsOfCard(card)
              .flatMap(({ id }) => present.get(id) ?? [])
              .map(nameOf)
          : [],
      ),
    ].join(', ');

  return (
    <>
      <SectionLinks sections={sections} onGo={goTo} />
      <p id={hint} hidden>
        {inboxWords.keys}
      </p>
      <Box
        ref={container}
        role="region"
        aria-label={inboxWords.title}
        aria-describedby={hint}
        sx={sectionStyles}
        onScroll={scroll.onScroll}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
        onBlur={keys.onBlur}
      >
        <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
          {items.map(({ index: row, start, size }) => {
            const found = rowAt(sections, row);
            if (!found) return null;
            const { section, index } = found;
            return (
              <div key={row} className="row" style={{ transform: `translateY(${start}px)`, height: size }}>
                {index === null ? (
                  <SectionHeading title={inboxTypes[section.type].section} count={section.count} />
                ) : (
                  <CardRow
                    card={cardIn(row)}
                    row={row}
                    isStop={row === keys.stop}
                    present={presentOn(cardIn(row))}
                    onDismiss={onDismiss}
                    onAssign={onAssign}
                    assignee={assigneeOf(cardIn(row))}
                    onMark={onMark}
                    isMarked={marked.has(cardIn(row)?.id ?? 0)}
                  />
                )}
              </div>
            );
          })}
        </div>
      </Box>
      {(marked.size > 0 || giving) && (
        <Suspense>
          <AssignItems
            marked={[...marked.values()]}
            giving={giving}
            onGive={() => setGiving([...marked.values()])}
            onClear={() => setMarked(new Map())}
            onClose={() => {
              setGiving(null);
              keys.go(current.current);
            }}
            onGiven={onGiven}
          />
        </Suspense>
      )}
    </>
  );
}

const AssignItems = lazy(() => import('./AssignItems').then((module) => ({ default: module.AssignItems })));

/** The heading of a section with its number of cards. */
function SectionHeading({ title, count }: { title: string; count: number }) {
  return (
    <h2 className={count === 0 ? 'heading none' : 'heading'} aria-label={inboxWords.section(title, count)}>
      {title} <span className="count">{inboxWords.count(count)}</span>
    </h2>
  );
}

/** Links to the sections, since a section may be ten thousand cards long. */
function SectionLinks({ sections, onGo }: { sections: readonly Section[]; onGo: (section: Section) => void }) {
  return (
    <Stack component="nav" direction="row" aria-label={inboxWords.sections} sx={{ flexWrap: 'wrap', gap: 0.75, mb: 1 }}>
      {sections.map((section) => {
        const title = inboxTypes[section.type].section;
        return (
          <Chip
            key={section.type}
            size="small"
            variant="outlined"
            disabled={section.count === 0}
            label={`${title} ${inboxWords.count(section.count)}`}
            onClick={() => onGo(section)}
          />
        );
      })}
    </Stack>
  );
}

interface Options {
  container: RefObject<HTMLElement | null>;
  /** The current row. */
  current: RefObject<number>;
  productId: string;
  /** Identifies the current search; null while it is loading. */
  contentKey: string | null;
}

/** Stores the scroll position and the current row for the session. Another search starts at the top. */
function useInboxScroll({ container, current, productId, contentKey }: Options) {
  const [keys] = useState({ top: `${productId}.inbox.scrollTop`, row: `${productId}.inbox.row` });
  const [{ initialTop, initialRow }] = useState(() => ({
    initialTop: Number(recall(keys.top)) || 0,
    initialRow: Number(recall(keys.row) ?? -1),
  }));
  const top = useRef(initialTop);
  const shown = useRef(contentKey);

  useLayoutEffect(() => {
    if (container.current && initialTop > 0) container.current.scrollTop = initialTop;
  }, [container, initialTop]);

  useLayoutEffect(() => {
    if (contentKey === null || shown.current === contentKey) return;
    const isFirst = shown.current === null;
    shown.current = contentKey;
    if (isFirst) return;
    current.current = -1;
    container.current?.scrollTo(0, 0);
  }, [container, contentKey, current]);

  useEffect(() => {
    const keep = () => {
      remember(keys.top, top.current > 0 ? String(top.current) : null);
      remember(keys.row, current.current >= 0 ? String(current.current) : null);
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [current, keys]);

  const onScroll = () => {
    top.current = container.current?.scrollTop ?? 0;
  };
  return { initialTop, initialRow, onScroll };
}
