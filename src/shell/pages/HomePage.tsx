import { Navigate } from 'react-router-dom';
import { AccessDeniedPage } from './AccessDeniedPage';
import { homePath } from '../sidebar/menu';
import { useMenu } from '../sidebar/useMenu';

/** The root: redirects to the person's first page, the inbox if it is enabled. */
export function HomePage() {
  const entries = useMenu();
  if (!entries) return null;
  const home = homePath(entries);
  return home === null ? <AccessDeniedPage /> : <Navigate to={home} replace />;
}
