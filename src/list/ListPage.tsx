import Stack from '@mui/material/Stack';
import { type ReactNode, useEffect, type Ref, type MouseEvent } from 'react';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import {
  LinkBase,
  useCanAccess,
  useCreatePath,
  useNavigate,
  useResourceContext,
  useInfinitePaginationContext,
  useListContext,
  useNotify,
} from 'react-admin';
import Box from '@mui/material/Box';
import DownloadIcon from '@mui/icons-material/Download';
import MenuItem from '@mui/material/MenuItem';
import { type ListMeta, apiBase, formatQuery } from '../../domain/http';
import { listWords } from '../i18n/lists';
import { ariaKeys, isKey, keyTable, isBusyElsewhere } from '../keys/keyTable';
import { useConfig } from '../session/config';
import { MenuButton } from '../ui/buttons';

/**
 * The frame of a page that is not a list of one content type. It is as high as the window, and only its content
 * scrolls.
 */
export function ListPage({ title, actions, children }: { title: string; actions: ReactNode; children: ReactNode }) {
  return (
    <Stack sx={{ gap: 1.5, height: 'var(--page-height)', minHeight: 480, boxSizing: 'border-box', p: 2, pb: 1 }}>
      <ListHeader title={title} actions={actions} />
      {children}
    </Stack>
  );
}

/** On narrow screens buttons shrink to their icons; screen readers still announce their labels. */
const headerStyles: SxProps<Theme> = (theme) => ({
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  [theme.breakpoints.down('sm')]: {
    '& > h1': { minWidth: 0, fontSize: '1.25rem', overflowWrap: 'anywhere' },
    '& > .MuiButton-root:has(.MuiButton-startIcon)': { fontSize: 0, minWidth: 36, px: 1 },
    '& > .MuiButton-root .MuiButton-startIcon': { m: 0 },
  },
});

/** The heading of a list and its actions. */
export function ListHeader({ title, actions }: { title: string; actions: ReactNode }) {
  return (
    <Stack direction="row" sx={headerStyles}>
      <Typography variant="h1" sx={{ flexGrow: 1 }}>
        {title}
      </Typography>
      {actions}
    </Stack>
  );
}

/** Opens the empty form of the list's type, by click or key. react-admin's own button covers rows on narrow screens. */
export function CreateButton({ label = listWords.create }: { label?: string }) {
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'create' });
  const path = useCreatePath()({ resource, type: 'create' });
  const navigate = useNavigate();
  useEffect(() => {
    if (!canAccess) return;
    const onKey = (event: KeyboardEvent) => {
      if (!isKey(event, keyTable.list.create) || isBusyElsewhere(event.target)) return;
      event.preventDefault();
      navigate(path);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [canAccess, navigate, path]);
  return canAccess ? (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      component={LinkBase}
      to={path}
      aria-keyshortcuts={ariaKeys(keyTable.list.create)}
    >
      {label}
    </Button>
  ) : null;
}

export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <Nothing title={listWords.nothingFound} hint={listWords.nothingFoundHint}>
      <Button variant="outlined" onClick={onClear}>
        {listWords.clearFilters}
      </Button>
    </Nothing>
  );
}

export function NothingYet({
  title = listWords.nothingYet,
  hint = listWords.nothingYetHint,
}: {
  title?: string;
  hint?: string;
}) {
  return (
    <Nothing title={title} hint={hint}>
      <CreateButton />
    </Nothing>
  );
}

/** An empty list suggests what to do next. */
function Nothing({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <Box role="status" sx={{ m: 'auto', p: 4, textAlign: 'center' }}>
      <Typography variant="h6" component="p">
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {hint}
      </Typography>
      {children}
    </Box>
  );
}

/** The number of loaded rows, and a button for the next page. */
export function LoadMore({
  label = listWords.loadMore,
  button,
}: {
  label?: string | undefined;
  button?: Ref<HTMLButtonElement>;
}) {
  const { data = [], total, meta, isPlaceholderData } = useListContext();
  const { hasNextPage = false, isFetchingNextPage, fetchNextPage } = useInfinitePaginationContext();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2, minHeight: 36, flexShrink: 0 }}>
      <Typography role="status" variant="body2" color="text.secondary">
        {data.length > 0 &&
          !isPlaceholderData &&
          countText(data.length, hasNextPage, total, (meta as ListMeta | undefined)?.totalAtLeast)}
      </Typography>
      {hasNextPage && (
        // Disabling the button would lose the focus, and a second click does not load anything more.
        <Button
          ref={button}
          variant="outlined"
          size="small"
          aria-disabled={isFetchingNextPage || undefined}
          onClick={() => void fetchNextPage({ cancelRefetch: false })}
          sx={{ opacity: isFetchingNextPage ? 0.6 : 1, flexShrink: 0 }}
        >
          {label}
        </Button>
      )}
    </Stack>
  );
}

function countText(
  count: number,
  hasMore: boolean,
  total: number | undefined,
  totalAtLeast: number | undefined,
): string {
  if (!hasMore) return listWords.complete(count);
  if (totalAtLeast !== undefined) return listWords.loadedOfMore(count, totalAtLeast);
  return total === undefined ? listWords.loaded(count) : listWords.loadedOf(count, total);
}

type Query = Record<string, string | string[]>;

/** XLSX downloads of the surrounding list, as filtered or complete. Real links, so that the browser saves them. */
export function ExportMenu({
  resource: given,
  fixed = {},
}: {
  /** The resource of the export and its fixed filters, if they differ from those of the list. */
  resource?: string;
  fixed?: Query;
}) {
  const { filterValues, filter } = useListContext();
  const own = useResourceContext() ?? '';
  const resource = given ?? own;
  const { noExports } = useConfig();
  const notify = useNotify();
  const choose = (event: MouseEvent) => {
    if (!noExports) return;
    event.preventDefault();
    notify(noExports, { type: 'info' });
  };
  return (
    <MenuButton label={listWords.export} startIcon={<DownloadIcon />}>
      <MenuItem
        component="a"
        href={exportUrl(resource, { ...(filterValues as Query), ...(filter as Query), ...fixed })}
        download
        onClick={choose}
      >
        {listWords.exportFiltered}
      </MenuItem>
      <MenuItem component="a" href={exportUrl(resource, fixed)} download onClick={choose}>
        {listWords.exportAll}
      </MenuItem>
    </MenuButton>
  );
}

/** The URL of a type's export; with the list's query, it contains the same records. */
export function exportUrl(resource: string, query: Query): string {
  const search = formatQuery(query);
  return `${apiBase}/${resource}.xlsx${search && `?${search}`}`;
}
