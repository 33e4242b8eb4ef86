import type { SvgIconComponent } from '@mui/icons-material';
import AddIcon from '@mui/icons-material/Add';
import { shellWords } from '../../i18n/shell';
import { resources } from '../../resources';
import type { ResourceDefinition } from '../../resources/resource';
import { addPath, listPath } from '../../ui/paths';

export interface MenuEntry {
  path: string;
  label: string;
  icon: SvgIconComponent;
  /** What `authProvider.canAccess` is asked for. */
  resource: string;
  action: 'list' | 'create';
  /** Stands under the entry above it. */
  nested?: boolean | undefined;
  /** The root does not lead here. */
  neverHome?: true | undefined;
  /** A hook: how many things wait there. */
  useCount?: (() => number) | undefined;
}

/** The sidebar: an entry for each noun, in their order, and one below it where new records are often made. */
export const menu: readonly MenuEntry[] = resources.flatMap(entriesOf);

function entriesOf({ name, label, icon, menu: options = {} }: ResourceDefinition): MenuEntry[] {
  const list: MenuEntry = {
    path: listPath(name),
    label: options.label ?? label.plural,
    icon,
    resource: name,
    action: 'list',
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
    nested: true,
  };
  return options.create ? [list, create] : [list];
}

/** The entries that somebody may open. What stands under one that they may not open stands by itself. */
export function shownOf(entries: readonly MenuEntry[], mayOpen: (entry: MenuEntry) => boolean): MenuEntry[] {
  let above: MenuEntry | undefined;
  return entries.flatMap((entry) => {
    if (!entry.nested) above = entry;
    if (!mayOpen(entry)) return [];
    return [entry.nested && !(above && mayOpen(above)) ? { ...entry, nested: false } : entry];
  });
}

/** The entry an address belongs to: the one with the longest path that leads there. */
export function activeEntry(entries: readonly MenuEntry[], pathname: string): MenuEntry | undefined {
  return entries
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}

/** Where the root leads: to the first page of work the person has; null when there is none. */
export function homePath(entries: readonly MenuEntry[]): string | null {
  return entries.find(({ neverHome }) => !neverHome)?.path ?? null;
}
