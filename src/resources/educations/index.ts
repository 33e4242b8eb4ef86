import EducationIcon from '@mui/icons-material/SchoolOutlined';
import { lazy } from 'react';
import { contents } from '../../../domain/contents';
import { fromContents, type ResourceDefinition } from '../resource';

/** Courses and degrees for those who develop regions. */
export const educations: ResourceDefinition = {
  ...fromContents(contents.educations),
  icon: EducationIcon,
  recordRepresentation: 'name',
  list: lazy(() => import('./EducationList').then(({ EducationList }) => ({ default: EducationList }))),
  create: lazy(() => import('./EducationEdit').then(({ EducationCreate }) => ({ default: EducationCreate }))),
  edit: lazy(() => import('./EducationEdit').then(({ EducationEdit }) => ({ default: EducationEdit }))),
  review: lazy(() => import('./EducationReview').then(({ EducationReview }) => ({ default: EducationReview }))),
  publicView: lazy(() => import('../../embed/EducationView').then(({ EducationView }) => ({ default: EducationView }))),
};
