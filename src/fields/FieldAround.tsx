import { createContext, useContext, type ReactNode } from 'react';

/** Puts something around the frame of a field: beside it, or nothing in place of it where it is not to be seen. */
export type FieldAround = (path: string, frame: ReactNode) => ReactNode;

const alone: FieldAround = (_path, frame) => frame;
const Around = createContext<FieldAround>(alone);

/** A slot for whoever shows more than a form does, e.g. a proposal beside each field; `around` must be stable. */
export function FieldAroundProvider({ around, children }: { around: FieldAround; children: ReactNode }) {
  return <Around.Provider value={around}>{children}</Around.Provider>;
}

export function useFieldAround(): FieldAround {
  return useContext(Around);
}
