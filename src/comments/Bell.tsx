import BellIcon from '@mui/icons-material/NotificationsNone';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Popover from '@mui/material/Popover';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useState, type ComponentType, type MouseEvent } from 'react';
import { presencePolling } from '../../domain/live';
import { Link } from 'react-router-dom';
import { commentWords } from '../i18n/comments';
import { untitled } from '../i18n/untitled';
import { useIsLive, useSubscribe } from '../live/channel';
import { useHasPart } from '../session/config';
import { useNames } from '../session/colleagues';
import { useMe } from '../session/session';
import { formatDateTime } from '../ui/format';
import { seeMentions } from './calls';
import { mentionsQuery, pathOf } from './mentionsQuery';

/** A button in the app bar's menu. */
type Control = ComponentType<{
  icon: any;
  label: string;
  'aria-haspopup': 'dialog';
  onClick: (event: MouseEvent<HTMLElement>) => void;
}>;

/** The mentions of this account, with the number of unread ones. */
export function Bell({ as: MenuButton }: { as: Control }) {
  const isOffered = useHasPart('comments');
  const me = useMe()?.id;
  const client = useQueryClient();
  const isLive = useIsLive();
  const { data } = useQuery({
    ...mentionsQuery,
    enabled: isOffered,
    refetchInterval: isLive ? false : presencePolling,
  });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Mentions may have been added before the stream starts.
  useEffect(() => {
    if (isLive) void client.invalidateQueries({ queryKey: mentionsQuery.queryKey });
  }, [client, isLive]);
  useSubscribe((event) => {
    if (event.type === 'mentions' && event.users.includes(me ?? 0))
      void client.invalidateQueries({ queryKey: mentionsQuery.queryKey });
  });
  const unread = data?.meta.unread ?? 0;
  const icon = useMemo(
    () =>
      function Icon(props: SvgIconProps) {
        return (
          <Badge
            badgeContent={unread}
            color="error"
            slotProps={{ badge: { sx: { height: 16, minWidth: 16, px: 0.5 } } }}
          >
            <BellIcon {...props} />
          </Badge>
        );
      },
    [unread],
  );
  if (!isOffered) return null;
  return (
    <>
      <MenuButton
        icon={icon}
        label={commentWords.bell(unread)}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      {anchor && <Mentions anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}

function Mentions({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const heading = useId();
  const client = useQueryClient();
  const { data } = useQuery(mentionsQuery);
  const nameOf = useNames();
  const mentions = data?.data ?? [];
  const seeAll = async () => {
    await seeMentions().catch(() => undefined);
    await client.invalidateQueries({ queryKey: mentionsQuery.queryKey });
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': heading,
          sx: { width: 380, maxWidth: 'calc(100vw - 32px)', maxHeight: 'min(560px, calc(100vh - 32px))' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
        <Typography id={heading} component="h2" variant="h3" sx={{ flex: 1 }}>
          {commentWords.mentions}
        </Typography>
        {data && data.meta.unread > 0 && (
          <Button size="small" onClick={() => void seeAll()}>
            {commentWords.allSeen}
          </Button>
        )}
      </Box>
      {mentions.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ p: 2 }}>
          {commentWords.noMentions}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {mentions.map((mention) => (
          <li key={mention.id}>
            <ListItemButton component={Link} to={pathOf(mention, mention.id)} onClick={onClose} divider>
              <ListItemText
                primary={`${nameOf(mention.author)}: ${mention.title || untitled.de}`}
                secondary={
                  <>
                    <span>{mention.text}</span>
                    {`${formatDateTime(mention.at)}${mention.seenAt === null ? ` · ${commentWords.unread}` : ''}`}
                  </>
                }
                slotProps={{
                  primary: {
                    sx: {
                      overflowWrap: 'anywhere',
                      fontSize: '0.875rem',
                      fontWeight: mention.seenAt === null ? 650 : 400,
                    },
                  },
                  secondary: {
                    sx: {
                      '& span': {
                        display: '-webkit-box',
                        WebkitBoxOrient: 'vertical',
                        WebkitLineClamp: 2,
                        overflow: 'hidden',
                        overflowWrap: 'anywhere',
                      },
                    },
                  },
                }}
              />
            </ListItemButton>
          </li>
        ))}
      </Box>
    </Popover>
  );
}
