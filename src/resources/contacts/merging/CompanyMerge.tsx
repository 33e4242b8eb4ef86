import { companies } from '../../../../domain/types/company';
import { MergePage } from '../../../review/merging/MergePage';
import { CompanyForm } from '../CompanyForm';

const form = <CompanyForm />;

/** At /contacts/company/merge. */
export const CompanyMerge = () => <MergePage type={companies}>{form}</MergePage>;
