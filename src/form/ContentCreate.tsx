import { Create } from 'react-admin';
import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { inboxTypeFor, reviewPath } from '../../domain/inbox/inbox';
import { FormTypeProvider, type FormTypeProps } from '../fields/formContext';
import { ContentLoading } from '../ui/page';
import { plainPage } from './plainPage';

// Few addresses need it, so forms that start empty do not load its code.
const CopiedRecord = lazy(() =>
  import('./duplicating/CopiedRecord').then((module) => ({ default: module.CopiedRecord })),
);

/**
 * react-admin's `Create` for a new record. With `?inboxId=5`, as in old links, it reviews the item; with `?copy=5`
 * it starts with a copy of that record.
 * @param record the initial values, if not empty
 */
export function ContentCreate({
  children,
  record,
  ...type
}: FormTypeProps & { record?: object | undefined; children: ReactNode }) {
  const [search] = useSearchParams();
  const item = idIn(search.get('inboxId'));
  const copied = idIn(search.get('copy'));
  const itemType = inboxTypeFor(type.type.name);
  const review = itemType && item !== null ? reviewPath({ type: itemType, id: item, internalId: null }) : null;
  if (review) return <Navigate to={review} replace />;
  const page = (start: object | undefined) => (
    <Create {...plainPage} resource={type.type.name} mutationMode="pessimistic" redirect="list" record={start}>
      {children}
    </Create>
  );
  return (
    <FormTypeProvider {...type}>
      {copied === null ? (
        page(record)
      ) : (
        <Suspense fallback={<ContentLoading />}>
          <CopiedRecord key={copied} id={copied} type={type.type}>
            {page}
          </CopiedRecord>
        </Suspense>
      )}
    </FormTypeProvider>
  );
}

/** The id in a parameter of the address, if any. */
function idIn(parameter: string | null): number | null {
  const id = Number(parameter);
  return Number.isInteger(id) && id > 0 ? id : null;
}
