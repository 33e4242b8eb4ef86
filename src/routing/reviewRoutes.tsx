import { Route } from 'react-router-dom';
import { inboxTypeFor, reviewRoute } from '../../domain/inbox/inbox';
import type { ResourceDefinition } from '../resources/resource';
import { ResourcePage } from './Resource';

/** Where the items of the inbox are reviewed, by the noun they are about: `/inbox/projects/5`. */
export function reviewRoutes(resources: readonly ResourceDefinition[]) {
  const inbox = resources.find(({ name }) => name === 'inbox');
  if (!inbox) return [];
  return resources.flatMap(({ name, review }) => {
    const type = inboxTypeFor(name);
    if (!review || !type) return [];
    return <Route key={name} path={reviewRoute(type)} element={<ResourcePage resource={inbox.name} action="list" title={inbox.label.plural} content={review} />} />;
  });
}
