import { Create } from 'react-admin';
import type { ReactNode } from 'react';
import { FormTypeProvider, type FormTypeProps } from '../fields/FormType';
import { plainPage } from './plainPage';

/** react-admin's `Create` for a new record. In: the form; `record`: what it starts with, where that is more than nothing. */
export function ContentCreate({ children, record, ...type }: FormTypeProps & { record?: object | undefined; children: ReactNode }) {
  return (
    <FormTypeProvider {...type}>
      <Create {...plainPage} resource={type.type.name} mutationMode="pessimistic" redirect="list" record={record}>{children}</Create>
    </FormTypeProvider>
  );
}
