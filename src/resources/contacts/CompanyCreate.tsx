import { companies } from '../../../domain/types/company';
import { ContentCreate } from '../../form/ContentCreate';
import { contactWords } from '../../i18n/types';
import { CompanyForm } from './CompanyForm';

export const CompanyCreate = () => (
  <ContentCreate type={companies} headings={contactWords.headings}>
    <CompanyForm />
  </ContentCreate>
);
