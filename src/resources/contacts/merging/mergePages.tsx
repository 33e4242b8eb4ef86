import { companies, persons } from '..';
import { MergePage } from '../../../review/merging/MergePage';
import { FormOf } from '../../formPages';
import { companyForm } from '../CompanyForm';
import { personForm } from '../PersonForm';

const person = <FormOf form={personForm} Preview={persons.publicView} />;
const company = <FormOf form={companyForm} Preview={companies.publicView} />;

export const PersonMerge = () => <MergePage type={personForm.type}>{person}</MergePage>;
export const CompanyMerge = () => <MergePage type={companyForm.type}>{company}</MergePage>;
