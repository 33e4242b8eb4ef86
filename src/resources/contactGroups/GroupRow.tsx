import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { contactGroups } from '../../../domain/types/contactGroup';
import { groupName, type GroupEntry } from '../../cache/contactGroups';
import { groupWords } from '../../i18n/types';
import { untitled } from '../../i18n/untitled';
import { editPath } from '../../ui/paths';
import { StatusMark, visibilityWords } from '../../ui/StatusMark';

interface GroupRowProps {
  entry: GroupEntry;
  handle: ReactNode;
  /** The parent, if it is not shown. */
  under?: string | undefined;
  isMarked: boolean;
  onMark: (id: number, value: boolean) => void;
}

/** A group: its name opens it; drafts are marked by a word. */
export function GroupRow({ entry, handle, under, isMarked, onMark }: GroupRowProps) {
  const name = groupName(entry) || untitled.de;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 36,
        px: 0.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      {handle}
      <Box component="label" sx={{ display: 'inline-flex', p: 0.5, cursor: 'pointer' }}>
        <Box
          component="input"
          type="checkbox"
          checked={isMarked}
          aria-label={groupWords.mark(name)}
          onChange={(event) => onMark(entry.id, event.target.checked)}
          sx={{ width: 16, height: 16, m: 0, accentColor: 'primary.main' }}
        />
      </Box>
      {!entry.isPublic && <StatusMark isPublic={false} label={visibilityWords(contactGroups).closed} />}
      <Link
        component={RouterLink}
        to={editPath(contactGroups.name, entry.id)}
        color="textPrimary"
        underline="hover"
        sx={{ minWidth: 0, overflowWrap: 'anywhere', py: 0.5 }}
      >
        {name}
      </Link>
      {under && (
        <Typography variant="caption" color="text.secondary">
          {groupWords.under(under)}
        </Typography>
      )}
      <Typography variant="caption" color="text.secondary" sx={{ ml: 'auto', px: 1 }}>
        ID {entry.id}
      </Typography>
    </Box>
  );
}
