import { lazy } from 'react';
import { collectsEvents, eventCollections } from '../../../domain/types/eventCollection';
import { collectsProjects, projectCollections } from '../../../domain/types/projectCollection';
import { CollectionInputs } from '../../collections/CollectionInputs';
import type { Member } from '../../collections/MemberRow';
import type { PreviewOf } from '../../form/PreviewDialog';
import { collectionWords, eventMembers, projectMembers } from '../../i18n/types';
import { formatMoment } from '../../ui/format';
import type { EntryForm } from '../formPages';

/** The public view of a project. */
const ProjectPreview = lazy(async () => ({
  default: (await import('../../embed/types/projects')).contentType.Detail as PreviewOf,
}));

/** The form of project collections. */
export const projectCollectionForm: EntryForm = {
  type: projectCollections,
  Inputs: () => <CollectionInputs collects={collectsProjects} words={projectMembers} Preview={ProjectPreview} />,
  failures: collectionWords.failures,
};

/** The date of an event. */
const period = ({ startDate, endDate }: Member) =>
  [...new Set([startDate, endDate].map(formatMoment))].filter(Boolean).join(' – ');

/** The form of event collections. */
export const eventCollectionForm: EntryForm = {
  type: eventCollections,
  Inputs: () => <CollectionInputs collects={collectsEvents} words={eventMembers} detail={period} />,
  failures: collectionWords.failures,
};
