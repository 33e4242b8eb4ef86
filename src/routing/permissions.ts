import type { Viewer } from '../../domain/access';
import type { Feature } from '../../domain/features';
import type { ResourceDefinition } from '../resources/resource';

/** A question to `authProvider.canAccess`, about `projects` or one of its fields, `projects.title`. */
interface Question {
  resource: string;
  action: string;
  record?: Record<string, any> | undefined;
}

/** Whether somebody may do something, by their roles and the enabled features. Undeclared resources are denied. */
export function mayDo(
  resources: readonly ResourceDefinition[],
  viewer: Viewer,
  isOn: (feature: Feature | undefined) => boolean,
  { resource, action, record }: Question,
): boolean {
  const definition = resources.find(({ name }) => resource === name || resource.startsWith(`${name}.`));
  if (!definition || !isOn(definition.feature) || (action === 'create' && !definition.create)) return false;
  const access = definition.pages?.find((page) => page.action === action)?.access ?? definition.access;
  return access(viewer) && (!record || !definition.allows || definition.allows(viewer, action, record));
}
