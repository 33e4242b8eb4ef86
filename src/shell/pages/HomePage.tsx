import { Navigate } from 'react-router-dom';
import { AccessDeniedPage } from './AccessDeniedPage';
import { homePath } from '../sidebar/menu';
import { useMenu } from '../sidebar/useMenu';

/** The root: leads to the first page of the person, which is the inbox where it is switched on. */
export function HomePage() {
  const entries = useMenu();
  if (!entries) return null;
  const home = homePath(entries);
  return home === null ? <AccessDeniedPage /> : <Navigate to={home} replace />;
}
