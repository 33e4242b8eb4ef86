import { createContext } from 'react';

/** Is told when somebody is about to open a record. */
export const AheadContext = createContext<(id: number) => void>(() => undefined);
