import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentTypeNamed } from './contentTypes';
import { dueChange, scheduledChange, type Publishing } from './publishing';
import { placesOf } from './review/places';
import { validate } from './validate';

const [early, late] = ['2026-12-03T08:00:00+01:00', '2026-12-24T18:00:00+01:00'];
const posts = contentTypeNamed('posts')!;
const read = (input: object) => validate(posts, { title: 'Neu', ...input });
const wrong = (input: object) =>
  read(input)
    .errors.map(({ field }) => field)
    .filter((field) => field.startsWith('publish'));

describe('publishing dates', () => {
  it('are kept for types with drafts only, and only if there are any', () => {
    expect(read({ publishFrom: early, publishTill: late }).value).toMatchObject({
      publishFrom: early,
      publishTill: late,
    });
    expect(read({ publishFrom: null, publishTill: '' }).value).not.toHaveProperty('publishFrom');
    const collections = contentTypeNamed('project-collections')!;
    expect(validate(collections, { publishFrom: early }).value).not.toHaveProperty('publishFrom');
    expect(placesOf(collections).map(({ path }) => path)).not.toContain('publishFrom');
    expect(
      placesOf(posts)
        .slice(0, 3)
        .map(({ path }) => path),
    ).toEqual(['isPublic', 'publishFrom', 'publishTill']);
  });

  it('are rejected if the end is not after the start, or if a record that starts later is already public', () => {
    expect(wrong({ publishFrom: late, publishTill: early })).toEqual(['publishTill']);
    expect(wrong({ publishFrom: early, publishTill: early })).toEqual(['publishTill']);
    expect(wrong({ isPublic: true, publishFrom: early })).toEqual(['publishFrom']);
    expect(wrong({ isPublic: true, publishTill: late })).toEqual([]);
    expect(wrong({ publishFrom: 'bald' })).toEqual(['publishFrom']);
  });
});

describe('what is due', () => {
  it('a record is public from the first date to the second, whenever that is checked', () => {
    const minute = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(minute, minute, fc.array(minute, { minLength: 1 }), (one, other, looks) => {
        fc.pre(one !== other);
        const [from, till] = [Math.min(one, other), Math.max(one, other)];
        const at = (minutes: number) => new Date(Date.UTC(2027, 0, 1) + minutes * 60_000);
        let record: Publishing = {
          isPublic: false,
          publishFrom: at(from).toISOString(),
          publishTill: at(till).toISOString(),
        };
        for (const look of looks.toSorted((a, b) => a - b)) {
          record = { ...record, ...dueChange(record, at(look)) };
          expect(record.isPublic).toBe(look >= from && look < till);
          expect(dueChange(record, at(look))).toBeNull();
        }
      }),
    );
  });

  it('is told apart from actions of a user', () => {
    const planned = { isPublic: false, publishFrom: early };
    const done = { isPublic: true, publishFrom: null };
    expect(scheduledChange(planned, done, false)).toBe('open');
    expect(scheduledChange(planned, done, true)).toBeNull();
    expect(scheduledChange({ isPublic: true, publishTill: late }, { isPublic: false }, false)).toBe('closed');
    expect(scheduledChange({ isPublic: false }, { isPublic: true }, false)).toBeNull();
  });
});
