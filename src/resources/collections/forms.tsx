import { lazy } from 'react';
import { collectsEvents, eventCollections } from '../../../domain/types/eventCollection';
import { collectsProjects, projectCollections } from '../../../domain/types/projectCollection';
import { CollectionInputs } from '../../collections/CollectionInputs';
import type { Member } from '../../collections/MemberRow';
import type { PreviewOf } from '../../form/PreviewDialog';
import { collectionWords, eventMembers, projectMembers } from '../../i18n/types';
import { formatMoment } from '../../ui/format';
import type { EntryForm } from '../formPages';

/** A project as its public page shows it. */
const ProjectPreview = lazy(async () => ({
  default: (await import('../../embed/types/projects')).contentType.Detail as PreviewOf,
}));

/** The form of a collection of projects. */
export const projectCollectionForm: EntryForm = {
  type: projectCollections,
  Inputs: () => <CollectionInputs collects={collectsProjects} words={projectMembers} Preview={ProjectPreview} />,
  failures: collectionWords.failures,
};

/** When an event takes place. */
const period = ({ startDate, endDate }: Member) =>
  [...new Set([startDate, endDate].map(formatMoment))].filter(Boolean).join(' – ');

/** The form of a collection of events. */
export const eventCollectionForm: EntryForm = {
  type: eventCollections,
  Inputs: () => <CollectionInputs collects={collectsEvents} words={eventMembers} detail={period} />,
  failures: collectionWords.failures,
};
