import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { collectionWords } from '../i18n/types';
import { formWords } from '../i18n/forms';
import { StatusMark } from '../ui/StatusMark';

/** What the rows of a collection show of a record. */
export interface Member {
  id: number;
  name: string;
  isPublic: boolean;
  [field: string]: unknown;
}

/** Id, name and more of a row; the surrounding list adds the buttons. */
export function MemberWords({ member, name, detail }: { member: Member; name: ReactNode; detail?: ReactNode }) {
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
        {detail && (
          <Typography variant="caption" color="text.secondary" noWrap>
            {detail}
          </Typography>
        )}
      </Box>
    </>
  );
}

/** The name of a record in one line; on a phone in two, if the row shows nothing else. */
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
