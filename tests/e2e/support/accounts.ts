import path from 'node:path';

/** The demo accounts by role. */
export const accounts = {
  super: 'super@example.org',
  admin: 'admin@example.org',
  editor: 'editor@example.org',
  user: 'user@example.org',
} as const;
export type Account = keyof typeof accounts;

/** The file with an account's session, created by globalSetup.ts. */
export function stateFile(email: string): string {
  return path.join(process.env.E2E_STATES as string, `${email}.json`);
}
