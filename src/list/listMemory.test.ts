// @vitest-environment jsdom
import { memoryStore } from 'react-admin';
import { beforeEach, expect, it, vi } from 'vitest';
import { withListMemory } from './listMemory';

beforeEach(() => sessionStorage.clear());

const params = {
  filter: { term: 'velo', topic: ['1', '2'], status: ['draft'] },
  sort: 'updatedAt',
  order: 'ASC',
  page: 1,
  perPage: 100,
};

it('keeps filters and order for the session', () => {
  withListMemory(memoryStore(), 'regio').setItem('contacts.persons.listParams', params);
  expect(sessionStorage.getItem('regio.contacts.persons.term')).toBe('velo');
  expect(JSON.parse(sessionStorage.getItem('regio.contacts.persons.filters')!)).toEqual([
    { filter: 'topic', value: '1' },
    { filter: 'topic', value: '2' },
    { filter: 'status', value: 'draft' },
  ]);
  expect(sessionStorage.getItem('regio.contacts.persons.order')).toBe('updatedAt ASC');
  const later = withListMemory(memoryStore(), 'regio');
  expect(later.getItem('contacts.persons.listParams')).toEqual({
    filter: params.filter,
    sort: 'updatedAt',
    order: 'ASC',
    page: 1,
  });
  expect(later.getItem('projects.listParams', {})).toEqual({});
});

it('forgets cleared filters, and ignores malformed values', () => {
  const store = withListMemory(memoryStore(), 'regio');
  store.setItem('projects.listParams', params);
  store.setItem('projects.listParams', { filter: {} });
  expect(sessionStorage).toHaveLength(0);
  sessionStorage.setItem('regio.projects.filters', '{broken');
  sessionStorage.setItem('regio.projects.order', 'id UP');
  expect(store.getItem('projects.listParams')).toBeUndefined();
});

it('keeps selected rows in memory only, notifies subscribers, and passes the rest to the underlying store', () => {
  const beneath = memoryStore();
  beneath.setup();
  const store = withListMemory(beneath, 'regio');
  const listener = vi.fn();
  const stop = store.subscribe('projects.selectedIds', listener);
  store.setItem('projects.selectedIds', [1, 2]);
  stop();
  store.setItem('projects.selectedIds', [3]);
  expect(listener.mock.calls).toEqual([[[1, 2]]]);
  expect(store.getItem('projects.selectedIds')).toEqual([3]);
  expect(beneath.getItem('projects.selectedIds')).toBeUndefined();
  store.setItem('projects.datatable', ['id']);
  expect(beneath.getItem('projects.datatable')).toEqual(['id']);
  store.reset();
  expect(store.getItem('projects.selectedIds', [])).toEqual([]);
});
