import { Create } from 'react-admin';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { inboxTypeFor, reviewPath } from '../../domain/inbox';
import { FormTypeProvider, type FormTypeProps } from '../fields/FormType';
import { plainPage } from './plainPage';

/**
 * react-admin's `Create` for a new record. In: the form; `record`: what it starts with, where that is more than nothing. With
 * `?inboxId=5`, as links of old have it, the item is reviewed.
 */
export function ContentCreate({ children, record, ...type }: FormTypeProps & { record?: object | undefined; children: ReactNode }) {
  const [search] = useSearchParams();
  const item = Number(search.get('inboxId'));
  const itemType = inboxTypeFor(type.type.name);
  const review = itemType && Number.isInteger(item) && item > 0 ? reviewPath({ type: itemType, id: item, internalId: null }) : null;
  if (review) return <Navigate to={review} replace />;
  return (
    <FormTypeProvider {...type}>
      <Create {...plainPage} resource={type.type.name} mutationMode="pessimistic" redirect="list" record={record}>{children}</Create>
    </FormTypeProvider>
  );
}
