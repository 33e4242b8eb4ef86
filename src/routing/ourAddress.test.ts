import { describe, expect, it } from 'vitest';
import { addPath, editPath, listPath } from '../ui/paths';
import { toOurPath } from './Resource';

describe('URLs', () => {
  it('follow from the resource', () => {
    expect([listPath('projects'), addPath('projects'), editPath('projects', 5)]).toEqual([
      '/projects',
      '/projects/add',
      '/projects/5/edit',
    ]);
    expect([listPath('users'), addPath('users'), editPath('users', 5)]).toEqual([
      '/settings/users',
      '/settings/users/add',
      '/settings/users/5/edit',
    ]);
  });

  it.each([
    ['/projects/create', '/projects/add'],
    ['/projects/create?copy=3', '/projects/add?copy=3'],
    ['/projects/5', '/projects/5/edit'],
    ['/projects/5?x=1#y', '/projects/5/edit?x=1#y'],
    ['/projects/a%2Fb', '/projects/a%2Fb/edit'],
    ['/users', '/settings/users'],
    ['/users/create', '/settings/users/add'],
    ['/users/5', '/settings/users/5/edit'],
  ])('turns %s of react-admin into %s', (theirs, ours) => expect(toOurPath(theirs)).toBe(ours));

  it.each([
    '/',
    '/projects',
    '/projects?term=x',
    '/projects/add',
    '/projects/5/edit',
    '/projects/5/show',
    '/settings/users/add',
    '/login',
    '/projectsfoo/5',
    'https://example.org/projects/5',
    '',
  ])('keeps %s', (address) => expect(toOurPath(address)).toBe(address));
});
