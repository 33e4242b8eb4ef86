// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findDraft, keepDraft } from './draft';

const submission = { changes: { phone: '1' }, removeEmploymentIds: [], newEmployments: [], comment: '', delete: false };
const code = 'geheimer-code_0123456789';
const day = 24 * 3_600_000;
const start = Date.parse('2026-01-01T00:00:00Z');

beforeEach(() => localStorage.clear());

describe('what was typed by a link', () => {
  it('is found by its link, and forgotten once sent', () => {
    expect(keepDraft(code, submission, start)).toBe(true);
    expect(findDraft(code, start)).toEqual({ at: '2026-01-01T00:00:00.000Z', submission });
    expect(findDraft('anderer-code', start)).toBeNull();
    keepDraft(code, null);
    expect(localStorage).toHaveLength(0);
  });

  it('does not reveal the link', () => {
    keepDraft(code, submission);
    expect(JSON.stringify(localStorage)).not.toContain('geheim');
    expect(localStorage.key(0)).toMatch(/^verification\.[0-9a-f]{16}$/);
  });

  it('is forgotten after 30 days, whichever link is opened, as is an unreadable one', () => {
    keepDraft('alt', submission, start);
    keepDraft('neu', submission, start + day);
    localStorage.setItem('verification.x', '{');
    localStorage.setItem('anderes', 'bleibt');
    expect(findDraft('neu', start + 30 * day + 1)).toMatchObject({ submission });
    expect(Object.keys(localStorage)).toHaveLength(2);
    expect(localStorage.getItem('anderes')).toBe('bleibt');
  });

  it('is not kept if the browser refuses, and nothing breaks', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(keepDraft(code, submission)).toBe(false);
    vi.restoreAllMocks();
    expect(findDraft(code)).toBeNull();
  });
});
