import { cleanText, prepared, type Schema } from './values';

/** Control characters, ends of lines, and signs that turn the direction of what follows or have no width. */
const hidden = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** A name as everybody reads it: nothing in it can hide how it ends. */
export const withoutHiddenSigns = (name: string): string => name.replace(hidden, '').trim();

/** The name of a file, without what hides how it ends. */
export const cleanFileName = (max: number, required?: string): Schema<string> =>
  prepared((name) => (typeof name === 'string' ? withoutHiddenSigns(name) : name), cleanText(max, required));
