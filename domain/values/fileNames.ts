import { cleanText, prepared, type Schema } from './values';

/** Control characters, line breaks, and characters that are invisible or change the text direction. */
const hidden = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** Removes characters that could disguise the extension of a file name. */
export const withoutHiddenCharacters = (name: string): string => name.replace(hidden, '').trim();

/** The schema of a file name. */
export const cleanFileName = (max: number, required?: string): Schema<string> =>
  prepared((name) => (typeof name === 'string' ? withoutHiddenCharacters(name) : name), cleanText(max, required));
