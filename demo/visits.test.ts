import { expect, it } from 'vitest';
import { listEmbeds, typesRead } from '../domain/embeds/allEmbeds';
import { demoInterest } from './visits';

it('has numbers of readers for exactly those types that have a public list', () => {
  expect(Object.keys(demoInterest).toSorted()).toEqual(listEmbeds.flatMap(typesRead).toSorted());
});
