import type { ReactNode } from 'react';
import type { OneChange } from '../../domain/review/oneItem';

/** What stands beside one changed item of a list. In: which it is; what it is called. */
export type OneAction = (change: OneChange, name: string) => ReactNode;
