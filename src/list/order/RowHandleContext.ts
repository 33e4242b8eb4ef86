import { createContext, type ReactNode } from 'react';
import type { Row } from '../ListType';

/** What a row of a sorted list is taken by. In: the row, and whether the tab key stops at it. Null where nothing can be moved. */
export const RowHandleContext = createContext<((row: Row, isStop: boolean) => ReactNode) | null>(null);
