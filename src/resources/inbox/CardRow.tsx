import DismissIcon from '@mui/icons-material/DeleteOutlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { SxProps, Theme } from '@mui/material/styles';
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
  /** Who else has it open, as a phrase; '' if nobody has. */
  present: string;
  onDismiss: (card: Card) => void;
  onAssign: (card: Card) => void;
  /** The name of its assignee; '' if it is not assigned. */
  assignee: string;
  /** Undefined if assignments are not possible. */
  onMark: ((cards: readonly Card[]) => void) | undefined;
  isMarked: boolean;
}

/** A card: an item, or all items about one record, with title, time, source and status. A click anywhere opens it. */
export const CardRow = memo(function CardRow({
  card,
  row,
  isStop,
  present,
  onDismiss,
  onAssign,
  assignee,
  onMark,
  isMarked,
}: CardRowProps) {
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
    <article data-row={row} className={isMarked ? `${status} marked` : status}>
      {onMark && (
        <input
          type="checkbox"
          className="mark"
          tabIndex={-1}
          aria-label={inboxWords.mark(title)}
          checked={isMarked}
          onChange={() => onMark([card])}
        />
      )}
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
      {assignee !== '' && (
        <span className="badge assignee" title={card.assignee?.email}>
          {inboxWords.assignee(assignee)}
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

/** In pixels. All cards have the same height, so that positions among ten thousand can be computed. */
export const cardHeight = 60;
export const headingHeight = 44;

/** One style sheet for all cards, because a styled component per part would cost more than the cards. */
export const sectionStyles: SxProps<Theme> = (theme) => {
  const { error, text, primary, divider, background, info, success, warning } = theme.palette;
  const tint = (color: string, percent: number) => `color-mix(in srgb, ${color} ${percent}%, ${background.paper})`;
  return {
    flex: '1 1 0',
    minHeight: 200,
    overflow: 'auto',
    overflowAnchor: 'none',
    '& .row': { position: 'absolute', top: 0, left: 0, right: 0 },
    '& .heading': { m: 0, pt: '14px', fontSize: '0.9375rem', fontWeight: 650, lineHeight: '24px' },
    '& .heading.none': { color: 'text.secondary', fontWeight: 500 },
    '& .heading .count': {
      ml: '6px',
      fontSize: '0.75rem',
      fontWeight: 600,
      color: 'text.secondary',
      fontVariantNumeric: 'tabular-nums',
    },
    '& article': {
      position: 'relative',
      boxSizing: 'border-box',
      height: cardHeight - 6,
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      px: '12px',
      mr: '4px',
      bgcolor: 'background.paper',
      border: `1px solid ${divider}`,
      borderLeft: `3px solid ${divider}`,
      borderRadius: '6px',
    },
    // The whole card is its link.
    '& .title::after': { content: '""', position: 'absolute', inset: 0 },
    '& article .MuiIconButton-root, & .mark': { zIndex: 1 },
    '& .mark': { flex: 'none', width: 24, height: 24, m: 0, accentColor: primary.main },
    '& article.marked': { backgroundColor: tint(primary.main, 10) },
    '& .badge.assignee': { maxWidth: 180, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
    '& button.title': {
      p: 0,
      border: 0,
      backgroundColor: 'transparent',
      font: 'inherit',
      fontSize: '0.875rem',
      fontWeight: 600,
      textAlign: 'left',
      cursor: 'pointer',
      maxWidth: '100%',
    },
    '& .assign': { flex: 'none', fontSize: '0.75rem', fontWeight: 600, color: 'primary.main' },
    '& article.new': { borderLeftColor: success.main },
    '& article.update': { borderLeftColor: info.main },
    '& article.deleted': { borderColor: error.main, backgroundColor: tint(error.main, 9) },
    '& article:hover': { backgroundColor: tint(text.primary, 5) },
    '& article.deleted:hover': { backgroundColor: tint(error.main, 16) },
    '& article:focus-within': { outline: `2px solid ${primary.main}`, outlineOffset: -1 },
    '& .text': { flex: 1, minWidth: 0 },
    '& .title': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      color: 'text.primary',
      fontSize: '0.875rem',
      fontWeight: 600,
      textDecoration: 'none',
      '&:focus': { outline: 'none' },
    },
    '& .moment': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: '0.75rem',
      color: 'text.secondary',
      fontVariantNumeric: 'tabular-nums',
    },
    '& .badge': {
      flex: 'none',
      fontSize: '0.6875rem',
      lineHeight: '18px',
      px: '7px',
      borderRadius: '9px',
      fontWeight: 600,
      color: 'text.secondary',
      border: `1px solid ${divider}`,
    },
    '& .badge.new': { color: success.contrastText, bgcolor: success.main, borderColor: success.main },
    '& .badge.update': { color: info.contrastText, bgcolor: info.main, borderColor: info.main },
    '& .badge.deleted': { color: error.contrastText, bgcolor: error.main, borderColor: error.main },
    '& .badge.present': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '4px',
      maxWidth: 220,
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
    },
    '& .badge.submission': { color: info.main, borderColor: info.main },
    '& .badge.submission.asked': { color: warning.main, borderColor: warning.main },
    '& .badge.interim': { color: warning.main, borderColor: warning.main },
    // A narrow card only has room for title and time, so interim save and submission state become icons, and the source
    // is shown in the review.
    [theme.breakpoints.down('sm')]: {
      '& .badge.submission': { fontSize: 0, px: '6px', '&::before': { fontSize: '0.75rem' } },
      '& .badge.submission.asked::before': { content: '"?"' },
      '& .badge.submission.answered::before': { content: '"↩"' },
      '& .badge.submission.corrected::before': { content: '"±"' },
      '& .badge.interim': { fontSize: 0, px: '5px', '&::before': { content: '"✎"', fontSize: '0.75rem' } },
      '& .badge:not(.interim, .submission, .new, .update, .deleted)': { display: 'none' },
    },
    '& .wait': { flex: 1, height: 14, maxWidth: 360, borderRadius: '4px', bgcolor: 'action.hover' },
  };
};
