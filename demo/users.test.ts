import { expect, test } from 'vitest';
import { DEMO_PASSWORD, demoUsers } from './users';

test('there is one account for each role, with the addresses and the password from the README', () => {
  expect(demoUsers.map(({ email, roles }) => [email, ...roles])).toEqual([
    ['super@example.org', 'ROLE_SUPER_ADMIN'],
    ['admin@example.org', 'ROLE_ADMIN'],
    ['editor@example.org', 'ROLE_EDITOR'],
    ['user@example.org', 'ROLE_USER'],
  ]);
  expect(DEMO_PASSWORD).toBe('regio-demo-2026');
});
