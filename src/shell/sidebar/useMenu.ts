import { useCanAccessResources } from 'react-admin';
import { menu, shownOf, type MenuEntry } from './menu';

/** The entries that this person may open; undefined while loading. */
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
