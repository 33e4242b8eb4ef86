import { publications } from '../../../domain/types/publication';
import { ContentCreate } from '../../form/ContentCreate';
import { ContentEdit } from '../../form/ContentEdit';
import { publicationWords } from '../../i18n/publications';
import { OutdatedWarning } from '../../review/inbox/OutdatedWarning';
import { PublicationForm } from './PublicationForm';

export const PublicationEdit = () => (
  <ContentEdit type={publications} headings={publicationWords.headings}>
    <PublicationForm />
    <OutdatedWarning />
  </ContentEdit>
);

export const PublicationCreate = () => (
  <ContentCreate type={publications} headings={publicationWords.headings}>
    <PublicationForm />
  </ContentCreate>
);
