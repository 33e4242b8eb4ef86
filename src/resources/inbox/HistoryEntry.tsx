import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { Link } from 'react-router-dom';
import { inboxTypeOf, inboxTypes, outcomeLabels, type EndedCard } from '../../../domain/inbox/inbox';
import { inboxWords, sourceLabel } from '../../i18n/review/inbox';
import { useUndo } from '../../review/inbox/ending/UndoMessage';
import { editPath } from '../../routing/paths';
import { formatMoment } from '../../ui/format';
import { useLeadOn } from '../../ui/useLeadOn';

/** An item that has ended: how, when and by whom, what was left out of it; leads to its record, and can be taken back. */
export function HistoryEntry({ item }: { item: EndedCard }) {
  const { undo, isPending } = useUndo();
  const entry = useLeadOn<HTMLLIElement>((gone) => (gone.nextElementSibling ?? gone.previousElementSibling)?.querySelector<HTMLElement>('button, a'));
  const { resource } = inboxTypeOf(item.type);
  const title = item.title || inboxWords.untitled;
  // Of a record that was deleted there is nothing left to open.
  const isThere = resource !== undefined && item.internalId !== null && (item.outcome === 'merged' || item.outcome === 'partial' || item.outcome === 'dismissed');
  const facts = [item.outcome && outcomeLabels[item.outcome], formatMoment(item.endedAt), item.endedBy?.email, inboxTypes[item.type].section, sourceLabel(item.source)];
  return (
    <ListItem ref={entry} disableGutters divider sx={{ gap: 1 }}>
      <ListItemText
        primary={isThere ? <MuiLink component={Link} to={editPath(resource, item.internalId as number)}>{title}</MuiLink> : title}
        secondary={
          <>
            {facts.filter(Boolean).join(' · ')}
            {item.leftOut?.map(({ field, label, names }) => <Box component="span" key={field} sx={{ display: 'block' }}>{inboxWords.leftOut(label, names)}</Box>)}
          </>
        }
      />
      {item.canUndo && <Button size="small" sx={{ flexShrink: 0 }} aria-label={inboxWords.undoOf(title)} aria-disabled={isPending || undefined} onClick={() => isPending || void undo([item], item.type)}>{inboxWords.undo}</Button>}
    </ListItem>
  );
}
