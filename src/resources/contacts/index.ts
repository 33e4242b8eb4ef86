import { lazy } from 'react';
import { companies as companyDeclaration } from '../../../domain/types/company';
import { persons as personDeclaration } from '../../../domain/types/person';

/** The pages of persons; the code of each arrives when it is opened. */
export const persons = {
  name: personDeclaration.name,
  label: personDeclaration.label,
  feature: personDeclaration.feature,
  access: personDeclaration.write,
  list: lazy(() => import('./PersonList').then(({ PersonList }) => ({ default: PersonList }))),
  create: lazy(() => import('./PersonEdit').then(({ PersonCreate }) => ({ default: PersonCreate }))),
  review: lazy(() => import('./PersonReview').then(({ PersonReview }) => ({ default: PersonReview }))),
  edit: lazy(() => import('./PersonEdit').then(({ PersonEdit }) => ({ default: PersonEdit }))),
};

/** The pages of organisations. */
export const companies = {
  name: companyDeclaration.name,
  label: companyDeclaration.label,
  feature: companyDeclaration.feature,
  access: companyDeclaration.write,
  list: lazy(() => import('./CompanyList').then(({ CompanyList }) => ({ default: CompanyList }))),
  create: lazy(() => import('./CompanyEdit').then(({ CompanyCreate }) => ({ default: CompanyCreate }))),
  edit: lazy(() => import('./CompanyEdit').then(({ CompanyEdit }) => ({ default: CompanyEdit }))),
};
