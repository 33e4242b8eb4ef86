import CommentIcon from '@mui/icons-material/ChatBubbleOutlined';
import { styled } from '@mui/material/styles';
import type { Place } from '../../domain/comments';
import { commentWords } from '../i18n/comments';
import { ariaKeys, keyTable } from '../keys/keyTable';
import { useOpenComments } from './discussion';

/** In the corner of its field; without comments it is only visible while the field is in use. */
const Button = styled('button')(({ theme }) => ({
  position: 'absolute',
  top: -11,
  right: 6,
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 3,
  minWidth: 24,
  height: 24,
  padding: '0 4px',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 12,
  font: 'inherit',
  fontSize: '0.75rem',
  color: theme.palette.text.secondary,
  background: theme.palette.background.paper,
  cursor: 'pointer',
  '& svg': { fontSize: 14 },
  '&.none': { visibility: 'hidden' },
  '[data-field]:focus-within > &.none, [data-field]:hover > &.none': { visibility: 'visible' },
  '&:hover': { color: theme.palette.primary.main, borderColor: theme.palette.primary.main },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
}));

interface FieldCommentsProps {
  place: Place;
  path: string;
  label: string;
  onOpen: (path: string) => void;
}

/**
 * The button for a field's comments. Without comments it is not a tab stop, since every field would then have two; a
 * keyboard shortcut does the same.
 */
export function FieldComments({ place, path, label, onOpen }: FieldCommentsProps) {
  const count = useOpenComments(place, path);
  const title = commentWords.ofField(label, count);
  return (
    <Button
      type="button"
      className={count === 0 ? 'none' : undefined}
      tabIndex={count === 0 ? -1 : 0}
      aria-label={title}
      aria-keyshortcuts={ariaKeys(keyTable.comments.open)}
      title={title}
      onClick={() => onOpen(path)}
    >
      <CommentIcon />
      {count > 0 && count}
    </Button>
  );
}
