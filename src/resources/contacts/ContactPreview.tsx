import { companyType, personType } from '../../../domain/types/contact';
import { ContactView } from '../../embed/views/ContactView';
import type { PublicViewProps } from '../resource';

/** Contacts as on their public page. */
export const PersonPreview = ({ record, locale }: PublicViewProps) => (
  <ContactView contact={record} type={personType} locale={locale} />
);
export const CompanyPreview = ({ record, locale }: PublicViewProps) => (
  <ContactView contact={record} type={companyType} locale={locale} />
);
