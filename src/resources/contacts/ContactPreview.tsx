import { companyType, personType } from '../../../domain/types/contact';
import { ContactView } from '../../embed/views/ContactView';
import type { PublicViewProps } from '../resource';

/** Contacts as their public page shows them; the type is added, because the form's values lack it. */
export const PersonPreview = ({ record, locale }: PublicViewProps) => (
  <ContactView record={{ ...record, type: personType }} locale={locale} />
);
export const CompanyPreview = ({ record, locale }: PublicViewProps) => (
  <ContactView record={{ ...record, type: companyType }} locale={locale} />
);
