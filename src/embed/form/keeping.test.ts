// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findTyped, keepTyped } from './keeping';

const typed = { phone: '1' };
const code = 'link';
const day = 24 * 3_600_000;
const start = Date.parse('2026-01-01T00:00:00Z');

beforeEach(() => localStorage.clear());

describe('what was typed', () => {
  it('is found by its place, and forgotten once sent', () => {
    expect(keepTyped(code, typed, start)).toBe(true);
    expect(findTyped(code, start)).toEqual({ at: '2026-01-01T00:00:00.000Z', typed });
    expect(findTyped('anderer-code', start)).toBeNull();
    keepTyped(code, null);
    expect(localStorage).toHaveLength(0);
  });

  it('is forgotten after 30 days, whichever form is opened, as is an unreadable one', () => {
    keepTyped('alt', typed, start);
    keepTyped('neu', typed, start + day);
    localStorage.setItem('form.x', '{');
    localStorage.setItem('anderes', 'bleibt');
    expect(findTyped('neu', start + 30 * day + 1)).toMatchObject({ typed });
    expect(Object.keys(localStorage)).toHaveLength(2);
    expect(localStorage.getItem('anderes')).toBe('bleibt');
  });

  it('is not kept if the browser refuses, and nothing breaks', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(keepTyped(code, typed)).toBe(false);
    vi.restoreAllMocks();
    expect(findTyped(code)).toBeNull();
  });
});
