import CompanyIcon from '@mui/icons-material/ApartmentOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import { lazy, type ComponentType } from 'react';
import { companies as companyType } from '../../../domain/types/company';
import { persons as personType } from '../../../domain/types/person';
import type { ResourceDefinition } from '../resource';

/** Persons: they confirm their own data by mail, which is then reviewed. */
export const persons: ResourceDefinition = {
  name: personType.name,
  label: personType.label,
  feature: personType.feature,
  access: personType.write,
  icon: PersonIcon,
  recordRepresentation: 'name',
  list: lazy(() => import('./PersonList').then(({ PersonList }) => ({ default: PersonList }))),
  create: lazy(() => import('./PersonForm').then(({ PersonForm }) => ({ default: PersonForm as ComponentType }))),
  edit: lazy(() => import('./PersonEdit').then(({ PersonEdit }) => ({ default: PersonEdit }))),
  review: lazy(() => import('./PersonReview').then(({ PersonReview }) => ({ default: PersonReview }))),
};

/** Organisations: what persons are employed by. */
export const companies: ResourceDefinition = {
  name: companyType.name,
  label: companyType.label,
  feature: companyType.feature,
  access: companyType.write,
  icon: CompanyIcon,
  recordRepresentation: 'name',
  list: lazy(() => import('./CompanyList').then(({ CompanyList }) => ({ default: CompanyList }))),
  create: lazy(() => import('./CompanyForm').then(({ CompanyForm }) => ({ default: CompanyForm as ComponentType }))),
  edit: lazy(() => import('./CompanyEdit').then(({ CompanyEdit }) => ({ default: CompanyEdit }))),
};
