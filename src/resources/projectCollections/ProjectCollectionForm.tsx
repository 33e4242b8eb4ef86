import { lazy } from 'react';
import { collectsProjects, projectCollections } from '../../../domain/types/projectCollection';
import type { PreviewOf } from '../../form/PreviewDialog';
import { collectionWords, projectMembers } from '../../i18n/collections';
import { CollectionInputs } from '../../collections/CollectionInputs';
import type { EntryForm } from '../formPages';

/** A project as its public page shows it. */
const Preview = lazy(async () => ({ default: (await import('../../embed/nouns/projects')).noun.Detail as PreviewOf }));

export const projectCollectionForm: EntryForm = {
  type: projectCollections,
  Inputs: () => <CollectionInputs collects={collectsProjects} words={projectMembers} Preview={Preview} />,
  failures: collectionWords.failures,
};
