import { createContext, useContext, type ReactNode } from 'react';
import type { Field } from '../../../domain/fields';

type ShowDifference = (field: Field, before: unknown, after: unknown) => ReactNode;

const Shown = createContext<ShowDifference | null>(null);

/** A slot for what shows two values of a field with what differs; its code may come when it is shown. */
export const ShownDifferenceProvider = Shown.Provider;

/** Null where nobody shows differences. */
export const useShownDifference = (): ShowDifference | null => useContext(Shown);
