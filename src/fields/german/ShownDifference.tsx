import { createContext, useContext, type ReactNode } from 'react';
import type { Field } from '../../../domain/fields';

type ShowDifference = (field: Field, before: unknown, after: unknown) => ReactNode;

const Shown = createContext<ShowDifference | null>(null);

/** Provides the display of differences between two values; its code may load on demand. */
export const ShownDifferenceProvider = Shown.Provider;

/** Null without a provider. */
export const useShownDifference = (): ShowDifference | null => useContext(Shown);
