import { useResourceContext, useStore } from 'react-admin';

const none: string[] = [];

/** Where react-admin keeps which columns somebody has hidden. */
export const useColumnsKey = (): string => `${useResourceContext() ?? ''}.datatable`;

/** The columns that somebody has hidden, by their sources. */
export function useHiddenColumns(): string[] {
  return useStore<string[]>(useColumnsKey(), none)[0];
}
