import { expect, it } from 'vitest';
import { listEmbeds, typesRead } from '../domain/embeds/allEmbeds';
import { demoInterest } from './visits';

it('of every type that visitors find in a list the demonstration says how much it is read, and of no other', () => {
  expect(Object.keys(demoInterest).toSorted()).toEqual(listEmbeds.flatMap(typesRead).toSorted());
});
