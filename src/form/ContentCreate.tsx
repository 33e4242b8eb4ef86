import { Create } from 'react-admin';
import type { ReactNode } from 'react';
import { FormTypeProvider, type FormTypeProps } from '../fields/FormType';
import { plainPage } from './plainPage';

/** react-admin's `Create` for a new record. In: the form. */
export function ContentCreate({ children, ...type }: FormTypeProps & { children: ReactNode }) {
  return (
    <FormTypeProvider {...type}>
      <Create {...plainPage} resource={type.type.name} mutationMode="pessimistic" redirect="list">{children}</Create>
    </FormTypeProvider>
  );
}
