import PublicationIcon from '@mui/icons-material/ArticleOutlined';
import { lazy } from 'react';
import { contents } from '../../../domain/contents';
import { fromContents, type ResourceDefinition } from '../resource';

/** Publications and research projects, in four languages. */
export const publications: ResourceDefinition = {
  ...fromContents(contents.publications),
  icon: PublicationIcon,
  recordRepresentation: 'title',
  list: lazy(() => import('./PublicationList').then(({ PublicationList }) => ({ default: PublicationList }))),
  create: lazy(() => import('./PublicationEdit').then(({ PublicationCreate }) => ({ default: PublicationCreate }))),
  edit: lazy(() => import('./PublicationEdit').then(({ PublicationEdit }) => ({ default: PublicationEdit }))),
  review: lazy(() => import('./PublicationReview').then(({ PublicationReview }) => ({ default: PublicationReview }))),
  publicView: lazy(() => import('./PublicationPreview').then(({ PublicationPreview }) => ({ default: PublicationPreview }))),
};
