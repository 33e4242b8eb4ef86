import { lazy } from 'react';
import type { FormReview } from '../ui/form/formReview';

/** Comparing versions in a form; the code arrives when somebody needs it. */
export const formReview: FormReview = {
  Stale: lazy(() => import('./stale/StaleSave').then(({ StaleSave }) => ({ default: StaleSave }))),
  History: lazy(() => import('./history/History').then(({ History }) => ({ default: History }))),
};
