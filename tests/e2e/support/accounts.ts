import path from 'node:path';

/** The demo accounts by what they may do. */
export const accounts = {
  super: 'super@example.org',
  admin: 'admin@example.org',
  editor: 'editor@example.org',
  user: 'user@example.org',
} as const;
export type Account = keyof typeof accounts;

/** Where the session of an account lies that globalSetup.ts has made. */
export function stateFile(email: string): string {
  return path.join(process.env.E2E_STATES as string, `${email}.json`);
}
