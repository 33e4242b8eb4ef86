import { expect, it } from 'vitest';
import { nextPage } from './nextPage';

const page = { limit: 100, offset: 200 };

it.each([
  ['/api/v1/projects', '/api/v1/projects?limit=100&offset=300'],
  [
    '/api/v1/projects?topic[]=1&topic[]=2&offset=200&limit=100&term=a%26b',
    '/api/v1/projects?topic[]=1&topic[]=2&term=a%26b&limit=100&offset=300',
  ],
  [
    '/api/v1/projects?offset%5B%5D=200&limit[0]=100&%6Cimit=5&limited=1',
    '/api/v1/projects?limited=1&limit=100&offset=300',
  ],
  ['/api/v1/projects?term=<a>"é"?x', '/api/v1/projects?term=%3Ca%3E%22%C3%A9%22?x&limit=100&offset=300'],
  ['/api/v1/projects?term=\ud800', '/api/v1/projects?term=%EF%BF%BD&limit=100&offset=300'],
])('the page after %s is at %s', (address, next) =>
  expect(nextPage(address, page, true)).toBe(`<${next}>; rel="next"`),
);

it('the last page has no link', () => expect(nextPage('/api/v1/projects', page, false)).toBeUndefined());
