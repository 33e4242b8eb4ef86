import { collectsEvents } from '../../../domain/types/eventCollection';
import { collectsProjects } from '../../../domain/types/projectCollection';
import { collectionPreview } from '../../collections/CollectionPreview';

/** Collections as shown on host pages. */
export const ProjectCollectionPreview = collectionPreview(
  'project-collection',
  collectsProjects,
  () => import('../../embed/types/projects'),
);
export const EventCollectionPreview = collectionPreview(
  'event-collection',
  collectsEvents,
  () => import('../../embed/types/events'),
);
