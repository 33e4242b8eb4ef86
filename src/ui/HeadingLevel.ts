import { createContext } from 'react';

/**
 * How deep the heading of a list or of pictures stands: below that of its section, or in its place where the section
 * has none.
 */
export const HeadingLevel = createContext<'h2' | 'h3'>('h3');
