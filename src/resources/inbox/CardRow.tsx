import DismissIcon from '@mui/icons-material/DeleteOutlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import {
  displayedStatus,
  itemsOfCard,
  reviewPath,
  statusLabels,
  submissionLabels,
  type Card,
} from '../../../domain/inbox/inbox';
import { inboxWords, sourceLabel } from '../../i18n/review';
import { untitled } from '../../i18n/untitled';
import { formatClock } from '../../ui/format';

interface CardRowProps {
  /** Undefined while loading. */
  card: Card | undefined;
  row: number;
  /** Whether it is the tab stop. */
  isStop: boolean;
  /** Who else has it open, in words; empty for nobody. */
  present: string;
  onDismiss: (card: Card) => void;
  onAssign: (card: Card) => void;
}

/** A card: an item, or all items about one record, with title, time, source and status. A click anywhere opens it. */
export const CardRow = memo(function CardRow({ card, row, isStop, present, onDismiss, onAssign }: CardRowProps) {
  if (!card)
    return (
      <article data-row={row} aria-busy="true">
        <span className="wait" />
      </article>
    );
  const status = displayedStatus(card);
  const path = reviewPath(card);
  const title = card.title || untitled.de;
  const items = itemsOfCard(card);
  const stop = { tabIndex: isStop ? 0 : -1, 'data-stop': true };
  return (
    <article data-row={row} className={status}>
      <div className="text">
        {path ? (
          <Link className="title" to={path} {...stop}>
            {title}
          </Link>
        ) : (
          <button
            type="button"
            className="title"
            aria-label={inboxWords.assignOf(title)}
            onClick={() => onAssign(card)}
            {...stop}
          >
            {title}
          </button>
        )}
        <span className="moment">
          {inboxWords.clock(inboxWords.moments(items.map(({ createdAt }) => formatClock(createdAt)).toReversed()))}
        </span>
      </div>
      {!path && (
        <span className="assign" aria-hidden="true">
          {inboxWords.assign}
        </span>
      )}
      {present !== '' && (
        <span className="badge present" title={present}>
          <PeopleIcon fontSize="inherit" aria-hidden="true" /> {present}
        </span>
      )}
      {items.some(({ hasInterim }) => hasInterim) && <span className="badge interim">{inboxWords.interim}</span>}
      {card.submission?.map((state) => (
        <span key={state} className={`badge submission ${state}`} title={submissionLabels[state]}>
          {submissionLabels[state]}
        </span>
      ))}
      {[...new Set(items.map(({ source }) => source))].map((source) => (
        <span key={source} className="badge">
          {sourceLabel(source)}
        </span>
      ))}
      <span className={`badge ${status}`}>{statusLabels[status]}</span>
      <IconButton
        size="small"
        tabIndex={isStop ? 0 : -1}
        aria-label={inboxWords.dismissOf(title)}
        title={inboxWords.dismiss}
        onClick={() => onDismiss(card)}
      >
        <DismissIcon fontSize="small" />
      </IconButton>
    </article>
  );
});
