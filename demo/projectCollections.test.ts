import { expect, test } from 'vitest'
import { projectCollections } from '../domain/types/projectCollection'
import { validate } from '../domain/validate'
import { generateProjectCollections } from './projectCollections'

const demo = [...generateProjectCollections({ projects: 400 })]

test('twelve of both kinds are valid, and the same each time', () => {
  expect(demo.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
  for (const record of demo) expect(validate(projectCollections, record).errors).toEqual([])
  expect([...generateProjectCollections({ projects: 400 })]).toEqual(demo)
  expect(demo.filter(({ isDynamic }) => isDynamic)).toHaveLength(5)
})

test('the chosen ones are as many as they say, one collection is still empty', () => {
  expect(demo.filter(({ isDynamic }) => !isDynamic).map(({ selection }) => selection.length)).toEqual([24, 18, 15, 3, 40, 12, 0])
})

test('they choose among the projects that there are', () => {
  for (const { selection } of generateProjectCollections({ projects: 30 })) for (const { id } of selection) expect(id).toBeLessThanOrEqual(30)
})
