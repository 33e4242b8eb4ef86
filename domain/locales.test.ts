import { describe, expect, it } from 'vitest';
import { translatedPath } from './locales';

describe('where a text stands', () => {
  it('is the field itself in German and under its language in the others', () => {
    expect(translatedPath('title', true, 'de')).toBe('title');
    expect(translatedPath('title', true, 'fr')).toBe('translations.fr.title');
    expect(translatedPath('contacts', true, 'it')).toBe('translations.it.contacts');
  });

  it('is the same in every language where a field has none', () => {
    expect(translatedPath('topics', undefined, 'fr')).toBe('topics');
  });
});
