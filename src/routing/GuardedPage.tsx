import type { ComponentType } from 'react';
import type { AccessRule } from '../../domain/access';
import { useMe } from '../session';
import { AccessDeniedPage } from '../shell/AccessDeniedPage';
import { Page } from './Page';

/** A page that belongs to no resource. `access`: who may open it; the server enforces the same rule. */
export function GuardedPage({ access, title, content }: { access: AccessRule; title: string; content: ComponentType }) {
  return access(useMe()) ? <Page title={title} content={content} /> : <AccessDeniedPage />;
}
