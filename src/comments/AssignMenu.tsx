import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { maxValues } from '../../domain/http';
import { commentWords } from '../i18n/comments';
import { activeColleaguesQuery, displayName } from '../session/colleagues';
import { useMe } from '../session/session';
import { assign } from './calls';

interface AssignMenuProps {
  resource: string;
  ids: readonly number[];
  /** The number of records as users count them, if a record can have several ids. */
  count?: number;
  /** If missing, the menu opens in the middle of the window. */
  anchor?: Element | null;
  /** Set if the page decides what gets the focus afterwards. */
  keepsFocus?: boolean;
  onClose: () => void;
  onGiven: () => void;
}

/** A menu of the people to whom records or items can be assigned, by click or by the digit before the name. */
export function AssignMenu({
  resource,
  ids,
  count = ids.length,
  anchor = null,
  keepsFocus = false,
  onClose,
  onGiven,
}: AssignMenuProps) {
  const me = useMe()?.id;
  const { data: people = [], isPending: isLoading } = useQuery(activeColleaguesQuery);
  const [isPending, setPending] = useState(false);
  const notify = useNotify();
  const choices = [
    ...people
      .toSorted((a, b) => Number(b.id === me) - Number(a.id === me))
      .map((one) => ({ id: one.id, label: displayName(one), title: one.email })),
    { id: null, label: commentWords.nobody, title: undefined },
  ];
  const give = async (index: number) => {
    const choice = choices[index];
    if (!choice || isPending) return;
    setPending(true);
    try {
      for (let start = 0; start < ids.length; start += maxValues)
        await assign(resource, ids.slice(start, start + maxValues), choice.id);
      onGiven();
      notify(commentWords.given(count, choice.id === null ? null : choice.label), { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setPending(false);
  };
  if (isLoading) return null;
  return (
    <Menu
      open
      {...(anchor
        ? { anchorEl: anchor, anchorOrigin: { vertical: 'top', horizontal: 'center' } }
        : {
            anchorReference: 'anchorPosition',
            anchorPosition: { top: window.innerHeight / 2, left: window.innerWidth / 2 },
          })}
      onClose={onClose}
      transformOrigin={{ vertical: anchor ? 'bottom' : 'center', horizontal: 'center' }}
      transitionDuration={0}
      disableRestoreFocus={keepsFocus}
      slotProps={{ list: { 'aria-label': commentWords.assignTo } }}
      onKeyDown={(event) => {
        if (/^[1-9]$/.test(event.key)) void give(Number(event.key) - 1);
        if (event.key === '0') void give(choices.length - 1);
      }}
    >
      {choices.map(({ id, label, title }, index) => (
        <MenuItem key={id} title={title} onClick={() => void give(index)}>
          <Box component="span" aria-hidden sx={{ width: 20, color: 'text.secondary' }}>
            {id === null ? 0 : index < 9 ? index + 1 : ''}
          </Box>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
