import type { SvgIconComponent } from '@mui/icons-material';
import AddIcon from '@mui/icons-material/Add';
import { useCanAccessResources } from 'react-admin';
import { shellWords } from '../../i18n/shell';
import { resources } from '../../resources';
import { menuGroups, type MenuGroup, type ResourceDefinition } from '../../resources/resource';
import { addPath, listPath } from '../../ui/paths';

export interface MenuEntry {
  path: string;
  label: string;
  icon: SvgIconComponent;
  /** The access that `authProvider.canAccess` checks. */
  resource: string;
  action: 'list' | 'create';
  group: MenuGroup;
  /** Shown below the previous entry. */
  nested?: boolean | undefined;
  /** Never the start page. */
  neverHome?: true | undefined;
  /** A hook with the number of waiting items. */
  useCount?: (() => number) | undefined;
}

/** The sidebar: an entry for each resource in order, and one to create records that are often added. */
export const menu: readonly MenuEntry[] = resources.flatMap(entriesOf);

function entriesOf({ name, label, icon, menu: options = {} }: ResourceDefinition): MenuEntry[] {
  if (options === false) return [];
  const list: MenuEntry = {
    path: listPath(name),
    label: options.label ?? label.plural,
    icon,
    resource: name,
    action: 'list',
    group: options.group ?? 'contents',
    nested: options.nested,
    neverHome: options.neverHome,
    useCount: options.useCount,
  };
  const create: MenuEntry = {
    path: addPath(name),
    label: shellWords.creating(label.singular),
    icon: AddIcon,
    resource: name,
    action: 'create',
    group: list.group,
    nested: true,
  };
  return options.create ? [list, create] : [list];
}

/** The entries that a user may open. A nested entry without its parent moves up a level. */
export function shownOf(entries: readonly MenuEntry[], mayOpen: (entry: MenuEntry) => boolean): MenuEntry[] {
  let above: MenuEntry | undefined;
  return entries.flatMap((entry) => {
    if (!entry.nested) above = entry;
    if (!mayOpen(entry)) return [];
    return [entry.nested && !(above && mayOpen(above)) ? { ...entry, nested: false } : entry];
  });
}

/** A line of the menu: a page, and the link that creates a record. */
export interface MenuLine {
  entry: MenuEntry;
  create: MenuEntry | undefined;
}

/** The lines of each group that has any. Favourites, given by their paths, move from their group to one at the top. */
export function groupsOf(
  entries: readonly MenuEntry[],
  favourites: readonly string[],
): { name: MenuGroup | 'favourites'; lines: MenuLine[] }[] {
  const lines = entries
    .filter(({ action }) => action === 'list')
    .map((entry): MenuLine => {
      const create = entries.find(({ action, resource }) => action === 'create' && resource === entry.resource);
      return { entry, create };
    });
  const isFavourite = ({ entry }: MenuLine) => favourites.includes(entry.path);
  return [
    { name: 'favourites' as const, lines: lines.filter(isFavourite) },
    ...menuGroups.map((name) => ({
      name,
      lines: lines.filter((line) => line.entry.group === name && !isFavourite(line)),
    })),
  ].filter((group) => group.lines.length > 0);
}

/** The entry for a URL: the one with the longest matching path. */
export function activeEntry(entries: readonly MenuEntry[], pathname: string): MenuEntry | undefined {
  return entries
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}

/** The start page: the first page of work that the user may open, or null. */
export function homePath(entries: readonly MenuEntry[]): string | null {
  return entries.find(({ neverHome }) => !neverHome)?.path ?? null;
}

/** The entries that the user may open; undefined while loading. */
export function useMenu(): MenuEntry[] | undefined {
  const lists = useAllowed('list');
  const forms = useAllowed('create');
  if (!lists || !forms) return undefined;
  return shownOf(menu, ({ resource, action }) => (action === 'list' ? lists : forms)[resource] === true);
}

function useAllowed(action: MenuEntry['action']): Record<string, boolean> | undefined {
  return useCanAccessResources({ action, resources: resourcesOf[action] }).canAccess;
}

const resourcesOf = {
  list: menu.filter(({ action }) => action === 'list').map(({ resource }) => resource),
  create: menu.filter(({ action }) => action === 'create').map(({ resource }) => resource),
};
