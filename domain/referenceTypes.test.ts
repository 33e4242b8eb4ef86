import { expect, it } from 'vitest';
import { allContentTypes } from './contentTypes';
import { declaredParts } from './kinds/items';
import { targetOf } from './kinds/targets';

it('records name references in fields of their own, where uses are counted and merged', () => {
  const nested = allContentTypes.flatMap((type) =>
    declaredParts(type.fields).flatMap(({ field, root, isPart }) =>
      isPart && 'list' in (targetOf(field) ?? {}) ? [`${type.name}.${root}`] : [],
    ),
  );
  expect(nested).toEqual([]);
});
