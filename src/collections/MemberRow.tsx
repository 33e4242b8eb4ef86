import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { collectionWords } from '../i18n/types';
import { formWords } from '../i18n/forms';
import { StatusMark } from '../ui/StatusMark';

/** What of a record the rows of a collection show. */
export interface Member {
  id: number;
  name: string;
  isPublic: boolean;
  [field: string]: unknown;
}

/** Id, name and what else a row tells; the buttons come from the list it stands in. */
export function MemberWords({ member, name, beside }: { member: Member; name: ReactNode; beside?: ReactNode }) {
  return (
    <>
      <Typography
        variant="caption"
        color="text.secondary"
        sx={{ display: { xs: 'none', sm: 'block' }, flex: 'none', width: 52, fontVariantNumeric: 'tabular-nums' }}
      >
        {member.id}
      </Typography>
      <Box
        sx={{
          flex: '1 1 0',
          minWidth: 0,
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: { xs: 'stretch', sm: 'center' },
          columnGap: 1,
        }}
      >
        <Box sx={{ flex: { sm: '1 1 0' }, minWidth: 0, display: 'flex', alignItems: 'center', gap: 1 }}>
          {name}
          {!member.isPublic && <StatusMark isPublic={false} label={collectionWords.draft} />}
        </Box>
        {beside && (
          <Typography variant="caption" color="text.secondary" noWrap>
            {beside}
          </Typography>
        )}
      </Box>
    </>
  );
}

/**
 * What a record is called, in a line; on a phone, where that would show little of it, in two if nothing else stands
 * there.
 */
export function MemberName({ name, isAlone }: { name: string; isAlone: boolean }) {
  return (
    <Typography
      variant="body2"
      title={name}
      sx={{
        minWidth: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        textAlign: 'left',
        whiteSpace: { sm: 'nowrap' },
        lineHeight: { xs: 1.25, sm: 1.43 },
        display: { xs: '-webkit-box', sm: 'block' },
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: { xs: isAlone ? '2' : '1', sm: 'none' },
      }}
    >
      {name}
    </Typography>
  );
}

/** Opens the public view of a record. */
export function PreviewButton({ member, onClick }: { member: Member; onClick: () => void }) {
  return (
    <IconButton
      size="small"
      aria-label={formWords.previewTitle(member.name)}
      title={formWords.preview}
      onClick={onClick}
      sx={{ position: 'relative', zIndex: 1 }}
    >
      <PreviewIcon fontSize="small" />
    </IconButton>
  );
}
