import { createContext } from 'react';

/** The heading level of a list or of pictures: one below their section's heading, or in its place if it has none. */
export const HeadingLevel = createContext<'h2' | 'h3'>('h3');
