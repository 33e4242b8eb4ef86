// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findDraft, keepDraft } from './drafts';

const typed = { phone: '1' };
const code = 'link';
const day = 24 * 3_600_000;
const start = Date.parse('2026-01-01T00:00:00Z');

beforeEach(() => localStorage.clear());

describe("a visitor's draft", () => {
  it('is found by its form, and forgotten once sent', () => {
    expect(keepDraft(code, typed, start)).toBe(true);
    expect(findDraft(code, start)).toEqual({ at: '2026-01-01T00:00:00.000Z', typed });
    expect(findDraft('anderer-code', start)).toBeNull();
    keepDraft(code, null);
    expect(localStorage).toHaveLength(0);
  });

  it('is forgotten after 30 days, whichever form is opened, as is an unreadable one', () => {
    keepDraft('alt', typed, start);
    keepDraft('neu', typed, start + day);
    localStorage.setItem('form.x', '{');
    localStorage.setItem('anderes', 'bleibt');
    expect(findDraft('neu', start + 30 * day + 1)).toMatchObject({ typed });
    expect(Object.keys(localStorage)).toHaveLength(2);
    expect(localStorage.getItem('anderes')).toBe('bleibt');
  });

  it('is not kept if the browser refuses storage, and nothing breaks', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(keepDraft(code, typed)).toBe(false);
    vi.restoreAllMocks();
    expect(findDraft(code)).toBeNull();
  });
});
