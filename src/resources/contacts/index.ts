import CompanyIcon from '@mui/icons-material/ApartmentOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import { lazy } from 'react';
import { contents } from '../../../domain/contents';
import { mergeButtonWords } from '../../i18n/lists';
import { mergeAction } from '../../review/merging/mergeAction';
import { fromContents, type ResourceDefinition } from '../resource';

/** Persons: they confirm their own data by mail, which is then reviewed. */
export const persons: ResourceDefinition = {
  ...fromContents(contents['contacts/person']),
  icon: PersonIcon,
  recordRepresentation: 'name',
  list: lazy(() => import('./PersonList').then(({ PersonList }) => ({ default: PersonList }))),
  create: lazy(() => import('./PersonCreate').then(({ PersonCreate }) => ({ default: PersonCreate }))),
  edit: lazy(() => import('./PersonEdit').then(({ PersonEdit }) => ({ default: PersonEdit }))),
  review: lazy(() => import('./PersonReview').then(({ PersonReview }) => ({ default: PersonReview }))),
  publicView: lazy(() => import('./ContactPreview').then(({ PersonPreview }) => ({ default: PersonPreview }))),
  pages: [
    {
      action: mergeAction,
      title: mergeButtonWords.title,
      content: lazy(() => import('./merging/PersonMerge').then(({ PersonMerge }) => ({ default: PersonMerge }))),
    },
  ],
};

/** Organisations: what persons are employed by. */
export const companies: ResourceDefinition = {
  ...fromContents(contents['contacts/company']),
  icon: CompanyIcon,
  recordRepresentation: 'name',
  list: lazy(() => import('./CompanyList').then(({ CompanyList }) => ({ default: CompanyList }))),
  create: lazy(() => import('./CompanyCreate').then(({ CompanyCreate }) => ({ default: CompanyCreate }))),
  edit: lazy(() => import('./CompanyEdit').then(({ CompanyEdit }) => ({ default: CompanyEdit }))),
  review: lazy(() => import('./CompanyReview').then(({ CompanyReview }) => ({ default: CompanyReview }))),
  publicView: lazy(() => import('./ContactPreview').then(({ CompanyPreview }) => ({ default: CompanyPreview }))),
  pages: [
    {
      action: mergeAction,
      title: mergeButtonWords.title,
      content: lazy(() => import('./merging/CompanyMerge').then(({ CompanyMerge }) => ({ default: CompanyMerge }))),
    },
  ],
};
