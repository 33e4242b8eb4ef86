import { ResourceContextProvider, type ResourceProps } from 'react-admin';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { AccessRule } from '../../domain/access';
import { useMe } from '../session';
import { AccessDeniedPage } from '../shell/AccessDeniedPage';
import { NotFoundPage } from '../shell/NotFoundPage';
import { Page } from './Page';

export interface PagesProps {
  /** Where the pages live, without the leading slash: `projects`, `settings/users`. */
  name: string;
  /** The resource at the data provider, where it is called otherwise. */
  resource?: string;
  /** What the window is titled by. */
  label: { singular: string; plural: string };
  /** Who may open the pages; the server enforces the same rule. */
  access: AccessRule;
  list: ComponentType;
  create: ComponentType;
  edit: ComponentType;
}

/**
 * The pages of a resource at the addresses of document 1, section 2: list, `/add` and `/{id}/edit`.
 * Stands in for react-admin's Resource, whose addresses are others, through its two seams `raName` and `registerResource`.
 */
export function Resource({ name, resource = name, label, access, list: List, create: Create, edit: Edit }: PagesProps) {
  const me = useMe();
  if (!access(me)) return <AccessDeniedPage />;
  return (
    <ResourceContextProvider value={resource}>
      <Routes>
        <Route index element={<Page title={label.plural} content={List} />} />
        <Route path="add" element={<Page title={`${label.singular} erfassen`} content={Create} />} />
        <Route path=":id/edit/*" element={<Page title={`${label.singular} bearbeiten`} content={Edit} />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </ResourceContextProvider>
  );
}

Resource.raName = 'Resource';
Resource.registerResource = ({ name, resource = name }: PagesProps & ResourceProps) => ({
  name: resource,
  hasList: true,
  hasCreate: true,
  hasEdit: true,
});
