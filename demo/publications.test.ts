import { expect, test } from 'vitest';
import { publications } from '../domain/types/publication';
import { describeDemo } from './describeDemo.testkit';
import { generatePublications } from './publications';

describeDemo(publications, generatePublications, 60);

test('some lack an English version, a date, an end or an author, or have their own licence', () => {
  const demo = [...generatePublications()];
  for (const found of [
    demo.filter(({ translations }) => Object.keys(translations.en).length === 0),
    demo.filter(({ startDate }) => startDate === null),
    demo.filter(({ startDate, endDate }) => startDate !== null && endDate === null),
    demo.filter(({ authors }) => authors.length === 0),
    demo.filter(({ licenseName }) => licenseName !== ''),
  ]) {
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(60);
  }
});
