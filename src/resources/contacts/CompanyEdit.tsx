import { companies } from '../../../domain/types/company';
import { ContentEdit } from '../../form/ContentEdit';
import { contactWords } from '../../i18n/types';
import { OutdatedWarning } from '../../review/inbox/OutdatedWarning';
import { CompanyForm } from './CompanyForm';

export const CompanyEdit = () => (
  <ContentEdit type={companies} headings={contactWords.headings}>
    <CompanyForm />
    <OutdatedWarning />
  </ContentEdit>
);
