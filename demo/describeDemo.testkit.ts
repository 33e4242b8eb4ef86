import { expect, test } from 'vitest';
import type { ContentType } from '../domain/contentType';
import { isOffered } from '../domain/references';
import { validate } from '../domain/validate';
import { references } from './references';

/**
 * Checks the demo records of a type: their number is right, they are valid and reproducible, their form offers their
 * references, and translations have gaps.
 */
export function describeDemo(type: ContentType, generate: () => Iterable<{ id: number }>, count: number): void {
  const demo = [...generate()] as Record<string, any>[];
  const some = (what: string, found: readonly unknown[]) => {
    expect(found.length, what).toBeGreaterThan(0);
    expect(found.length, what).toBeLessThan(count);
  };

  test(`${count} are valid, and the same each time`, () => {
    expect(demo.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    for (const record of demo) expect(validate(type, record).errors).toEqual([]);
    expect([...generate()]).toEqual(demo);
  });

  test('they refer to entries that their form offers', () => {
    for (const [name, field] of Object.entries(type.fields)) {
      if (field.kind !== 'references') continue;
      const offered = references[field.list].filter((entry) => isOffered(entry, field.context)).map(({ id }) => id);
      for (const record of demo) for (const { id } of record[name]) expect(offered, name).toContain(id);
    }
  });

  test('they have gaps: drafts, missing languages, a blank German name', () => {
    some(
      'drafts',
      demo.filter(({ isPublic }) => !isPublic),
    );
    for (const locale of ['fr', 'it'])
      some(
        `without ${locale}`,
        demo.filter(({ translations }) => Object.keys(translations[locale]).length === 0),
      );
    // Required German text was validated above, and is never blank.
    if (!('required' in type.fields[type.titleField]!))
      some(
        'without a German name',
        demo.filter((record) => record[type.titleField] === ''),
      );
  });
}
