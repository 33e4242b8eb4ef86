import { Navigate } from 'react-router-dom';
import { useFeature } from '../config';
import { useMe } from '../session';
import { AccessDeniedPage } from './AccessDeniedPage';
import { homePath, visibleMenu } from './menu';

/** The root: leads to the first page of the person (document 1: /inbox, where it is switched on). */
export function HomePage() {
  const home = homePath(visibleMenu(useMe(), useFeature()));
  return home === null ? <AccessDeniedPage /> : <Navigate to={home} replace />;
}
