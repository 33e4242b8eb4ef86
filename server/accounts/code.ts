import { createHash, randomBytes } from 'node:crypto';

/** 43 characters of base64url; links of the existing system have 64 hexadecimal digits. */
const shape = /^(?:[\w-]{43}|[0-9a-f]{64})$/;

/** The stored form of a link's code, so that a leaked database contains no valid links. */
export const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url');

/** Whether a text has the form of a code. */
export const isCode = (text: string): boolean => shape.test(text);

/** A random code and its hash. */
export function newCode(): { code: string; hash: string } {
  const code = randomBytes(32).toString('base64url');
  return { code, hash: hashOf(code) };
}
