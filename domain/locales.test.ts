import { describe, expect, it } from 'vitest';
import { translatedPath } from './locales';

describe('the path of a text', () => {
  it('is the field itself in German, and below its language otherwise', () => {
    expect(translatedPath('title', true, 'de')).toBe('title');
    expect(translatedPath('title', true, 'fr')).toBe('translations.fr.title');
    expect(translatedPath('contacts', true, 'it')).toBe('translations.it.contacts');
  });

  it('is the same in every language for untranslated fields', () => {
    expect(translatedPath('topics', undefined, 'fr')).toBe('topics');
  });
});
