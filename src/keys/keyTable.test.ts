// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { keyWords } from './keyWords';
import { ariaKeys, isKey, keyTable } from './keyTable';

const press = (key: string, modifiers: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, ...modifiers });

it('matches a key with exactly its modifiers', () => {
  const { save, saveStay } = keyTable.form;
  const { keep } = keyTable.interim;
  expect(isKey(press('s', { ctrlKey: true }), save)).toBe(true);
  expect(isKey(press('S', { metaKey: true }), save)).toBe(true);
  expect(isKey(press('s'), save)).toBe(false);
  expect(isKey(press('S', { ctrlKey: true, shiftKey: true }), save)).toBe(false);
  expect(isKey(press('S', { ctrlKey: true, shiftKey: true }), keep)).toBe(true);
  expect(isKey(press('s', { ctrlKey: true, altKey: true }), save)).toBe(false);
  expect(isKey(press('Enter', { ctrlKey: true, shiftKey: true }), saveStay)).toBe(true);
  expect(ariaKeys(keep)).toBe('Control+Shift+S');
});

it('matches a sign however a keyboard types it', () => {
  for (const shiftKey of [false, true]) {
    expect(isKey(press('?', { shiftKey }), keyTable.everywhere.help)).toBe(true);
    expect(isKey(press('/', { shiftKey }), keyTable.list.find)).toBe(true);
  }
  expect(isKey(press('N', { shiftKey: true }), keyTable.list.create)).toBe(false);
});

it('describes every key in words, and uses it once per area', () => {
  for (const [area, keys] of Object.entries(keyTable)) {
    expect(Object.keys((keyWords.does as Record<string, object>)[area] ?? {})).toEqual(Object.keys(keys));
    const all = Object.values(keys as Record<string, readonly string[]>).flat();
    expect(new Set(all).size).toBe(all.length);
  }
});
