import { collectsProjects } from '../../../domain/types/projectCollection';
import { collectionPreview } from '../../collections/CollectionPreview';

/** A collection as pages of others show it. */
export const ProjectCollectionPreview = collectionPreview('project-collection', collectsProjects, () => import('../../embed/nouns/projects'));
