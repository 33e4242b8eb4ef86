import { describe, expect, it } from 'vitest';
import { mayNotGrant, mayNotManage, grantedRoles, lastAdministrator } from './userRules';

const holder = (...roles: string[]) => ({ roles });
const superAdmin = holder('ROLE_SUPER_ADMIN');
const admin = holder('ROLE_ADMIN');

describe('changes to accounts', () => {
  it('users cannot grant or remove a role above their own', () => {
    expect(mayNotGrant(admin, [], ['ROLE_SUPER_ADMIN'])).toBeTruthy();
    expect(mayNotGrant(admin, ['ROLE_SUPER_ADMIN'], [])).toBeTruthy();
    expect(mayNotGrant(admin, ['ROLE_SUPER_ADMIN'], ['ROLE_SUPER_ADMIN', 'ROLE_EDITOR'])).toBeUndefined();
    expect(mayNotGrant(admin, [], ['ROLE_ADMIN', 'ROLE_EDITOR'])).toBeUndefined();
    expect(mayNotGrant(superAdmin, [], ['ROLE_SUPER_ADMIN'])).toBeUndefined();
  });
  it('users cannot change an account with more rights than theirs', () => {
    expect(mayNotManage(admin, superAdmin)).toBeTruthy();
    expect(mayNotManage(admin, admin)).toBeUndefined();
    expect(mayNotManage(superAdmin, admin)).toBeUndefined();
  });
  it('the last administrator keeps the role', () => {
    expect(lastAdministrator([holder('ROLE_EDITOR')], ['ROLE_ADMIN'], ['ROLE_EDITOR'])).toContain('«Admin»');
    expect(lastAdministrator([], ['ROLE_SUPER_ADMIN'], [])).toContain('«Admin»');
    expect(lastAdministrator([admin], ['ROLE_ADMIN'], [])).toBeUndefined();
    expect(lastAdministrator([superAdmin], ['ROLE_ADMIN'], [])).toBeUndefined();
    expect(lastAdministrator([], ['ROLE_SUPER_ADMIN'], ['ROLE_SUPER_ADMIN', 'ROLE_EDITOR'])).toBeUndefined();
    expect(lastAdministrator([], ['ROLE_EDITOR'], [])).toBeUndefined();
  });
  it('so does the last super administrator, whom nobody else could appoint', () => {
    expect(lastAdministrator([admin], ['ROLE_SUPER_ADMIN'], ['ROLE_ADMIN'])).toContain('«Super-Admin»');
    expect(lastAdministrator([superAdmin], ['ROLE_SUPER_ADMIN'], [])).toBeUndefined();
  });
});

it('roles are stored once, highest first, without ROLE_USER', () => {
  expect(grantedRoles(['ROLE_USER', 'ROLE_EDITOR', 'ROLE_ADMIN', 'ROLE_EDITOR'])).toEqual([
    'ROLE_ADMIN',
    'ROLE_EDITOR',
  ]);
});
