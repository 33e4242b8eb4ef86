import { lazy } from 'react';
import { collectsProjects, projectCollections } from '../../../domain/types/projectCollection';
import { collectionWords, projectMembers } from '../../i18n/collections';
import { CollectionInputs } from '../collections/CollectionInputs';
import type { EntryForm } from '../formPages';

const Preview = lazy(() => import('../projects/ProjectPreview').then((module) => ({ default: module.ProjectPreview })));

export const projectCollectionForm: EntryForm = {
  type: projectCollections,
  Inputs: () => <CollectionInputs collects={collectsProjects} words={projectMembers} Preview={Preview} />,
  failures: collectionWords.failures,
};
