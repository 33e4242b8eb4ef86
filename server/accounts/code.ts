import { createHash, randomBytes } from 'node:crypto';

/** 43 characters of base64url. */
const shape = /^[\w-]{43}$/;

/** What a personal link is known by: whoever reads the database learns no link from it. */
export const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url');

/** Whether a text may be a code at all. */
export const isCode = (text: string): boolean => shape.test(text);

/** A code that nobody guesses, and its hash. */
export function newCode(): { code: string; hash: string } {
  const code = randomBytes(32).toString('base64url');
  return { code, hash: hashOf(code) };
}
