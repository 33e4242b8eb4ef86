import { educations } from '../../../domain/types/education';
import { ContentCreate } from '../../form/ContentCreate';
import { ContentEdit } from '../../form/ContentEdit';
import { educationWords } from '../../i18n/educations';
import { OutdatedWarning } from '../../review/inbox/OutdatedWarning';
import { EducationForm } from './EducationForm';

export const EducationEdit = () => (
  <ContentEdit type={educations} headings={educationWords.headings}>
    <EducationForm />
    <OutdatedWarning />
  </ContentEdit>
);

export const EducationCreate = () => (
  <ContentCreate type={educations} headings={educationWords.headings}>
    <EducationForm />
  </ContentCreate>
);
