import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import {
  useTranslate,
  AddSavedQueryDialog,
  extractValidSavedQueries,
  RemoveSavedQueryDialog,
  useListContext,
  useNotify,
  useSavedQueries,
  useStore,
  type SavedQuery,
  type SortPayload,
} from 'react-admin';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import PinIcon from '@mui/icons-material/PushPinOutlined';
import ShareIcon from '@mui/icons-material/GroupOutlined';
import { administrators } from '../../../domain/access';
import { contentOf } from '../../../domain/contents';
import { maxPinnedSearches, type SharedQuery, type SharedSearch } from '../../../domain/sharedSearches';
import { sharedSearchWords } from '../../i18n/lists';
import { columnsKey, shareSearch, unshareSearch, usePinned, useSharedSearches } from '../../searches/sharedSearches';
import { AccountName } from '../../session/colleagues';
import { useHasPart } from '../../session/config';
import { useMe } from '../../session/session';

/** react-admin's saved queries, in a menu instead of its sidebar. */
export function SavedSearches() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = useTranslate()('ra.saved_queries.label');
  return (
    <>
      <Tooltip title={label} slotProps={{ popper: { disablePortal: true } }}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <BookmarkIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <SavedSearchMenu anchor={anchor} label={label} onClose={() => setAnchor(null)} />
    </>
  );
}

/** The user's own searches and the team's, with menu items to save, share, pin or delete the current one. */
function SavedSearchMenu({
  anchor,
  label,
  onClose,
}: {
  anchor: HTMLElement | null;
  label: string;
  onClose: () => void;
}) {
  const { resource, filterValues, sort, perPage, setFilters, setSort } = useListContext();
  const [stored, setStored] = useSavedQueries(resource);
  const [dialog, setDialog] = useState<'add' | 'remove' | null>(null);
  const translate = useTranslate();
  const notify = useNotify();
  const me = useMe();
  const [hidden, setHidden] = useStore<readonly string[] | undefined>(columnsKey(resource));
  const { pinned, isFull, toggle } = usePinned();
  const canShare = useHasPart('sharedSearches') && contentOf(resource) !== undefined;
  const shared = useSharedSearches(anchor !== null).filter((search) => search.resource === resource);
  const saved = extractValidSavedQueries(stored);
  const shown = JSON.stringify({ filter: filterValues, sort });
  const isShown = ({ filter, sort: order }: Pick<SavedQuery['value'], 'filter' | 'sort'>) =>
    JSON.stringify({ filter, sort: order }) === shown;
  const current = saved.find(({ value }) => isShown(value));
  const currentShared = shared.find(({ query }) => isShown(query as SavedQuery['value']));
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  const apply = (filter: object, order: SortPayload | undefined, displayed?: unknown) => {
    setFilters(filter, displayed as never);
    if (order) setSort(order);
  };
  const report = (work: Promise<string>) =>
    work.then(
      (message) => notify(message, { type: 'info' }),
      (error: Error) => notify(error.message, { type: 'error' }),
    );
  const share = ({ label: name }: SavedQuery) =>
    report(
      shareSearch({
        resource,
        name,
        query: { filter: filterValues, sort, ...(hidden && { hidden }) } as SharedQuery,
      }).then(() => {
        // From now on it is one of the team's searches.
        setStored(saved.filter((query) => query !== current));
        return sharedSearchWords.shared(name);
      }),
    );
  const unshare = ({ id, name, query, owner }: SharedSearch) =>
    report(
      unshareSearch(id).then(() => {
        if (pinned.includes(id)) toggle(id);
        const value: SavedQuery['value'] = { filter: query.filter, sort: query.sort, displayedFilters: [], perPage };
        if (owner.id === me?.id) setStored([...saved, { label: name, value }]);
        return sharedSearchWords.unshared(name);
      }),
    );
  const isPinned = currentShared && pinned.includes(currentShared.id);
  return (
    <>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={onClose}
        slotProps={{ list: { dense: true, 'aria-label': label } }}
      >
        {saved.length > 0 && shared.length > 0 && (
          <ListSubheader sx={{ lineHeight: 2.25 }}>{sharedSearchWords.own}</ListSubheader>
        )}
        {saved.map((query) => (
          <MenuItem
            key={`${query.label} ${JSON.stringify(query.value)}`}
            selected={query === current}
            onClick={then(() => apply(query.value.filter ?? {}, query.value.sort, query.value.displayedFilters))}
          >
            {query.label}
          </MenuItem>
        ))}
        {shared.length > 0 && <ListSubheader sx={{ lineHeight: 2.25 }}>{sharedSearchWords.team}</ListSubheader>}
        {shared.map((search) => (
          <MenuItem
            key={search.id}
            selected={search === currentShared}
            sx={{ gap: 2 }}
            onClick={then(() => {
              apply(search.query.filter, search.query.sort);
              if (search.query.hidden) setHidden(search.query.hidden);
            })}
          >
            {search.name}
            <Typography variant="caption" color="textSecondary" sx={{ ml: 'auto' }}>
              <AccountName of={search.owner} />
            </Typography>
          </MenuItem>
        ))}
        {saved.length + shared.length === 0 && (
          <MenuItem disabled sx={{ whiteSpace: 'normal', maxWidth: 280 }}>
            {translate('ra.saved_queries.help')}
          </MenuItem>
        )}
        <Divider />
        {currentShared && (
          <MenuItem disabled={isFull && !isPinned} onClick={then(() => toggle(currentShared.id))}>
            <PinIcon fontSize="small" sx={{ mr: 1 }} />
            {isPinned
              ? sharedSearchWords.unpin
              : isFull
                ? sharedSearchWords.full(maxPinnedSearches)
                : sharedSearchWords.pin}
          </MenuItem>
        )}
        {currentShared && (currentShared.owner.id === me?.id || administrators(me)) && (
          <MenuItem onClick={then(() => void unshare(currentShared))}>
            <ShareIcon fontSize="small" sx={{ mr: 1 }} />
            {sharedSearchWords.unshare(currentShared.name)}
          </MenuItem>
        )}
        {current && canShare && !currentShared && (
          <MenuItem onClick={then(() => void share(current))}>
            <ShareIcon fontSize="small" sx={{ mr: 1 }} />
            {sharedSearchWords.share(current.label)}
          </MenuItem>
        )}
        {current ? (
          <MenuItem onClick={then(() => setDialog('remove'))}>
            <DeleteIcon fontSize="small" sx={{ mr: 1 }} />
            {translate('ra.saved_queries.remove_label_with_name', { name: current.label })}
          </MenuItem>
        ) : (
          !currentShared && (
            <MenuItem onClick={then(() => setDialog('add'))}>{translate('ra.saved_queries.new_label')}</MenuItem>
          )
        )}
      </Menu>
      <AddSavedQueryDialog open={dialog === 'add'} onClose={() => setDialog(null)} />
      <RemoveSavedQueryDialog open={dialog === 'remove'} onClose={() => setDialog(null)} />
    </>
  );
}
