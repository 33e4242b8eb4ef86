import { expect, test } from 'vitest'
import { isOffered } from '../domain/references'
import { publications } from '../domain/types/publication'
import { validate } from '../domain/validate'
import { generatePublications } from './publications'
import { references } from './references'

const demo = [...generatePublications()]

test('60 publications are valid, and the same each time', () => {
  expect(demo.map(({ id }) => id)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1))
  for (const publication of demo) expect(validate(publications, publication).errors).toEqual([])
  expect([...generatePublications()]).toEqual(demo)
})

test('they refer to entries that their form offers', () => {
  for (const list of ['languages', 'geographicRegions', 'topics'] as const) {
    const offered = references[list].filter((entry) => isOffered(entry, 'publication')).map(({ id }) => id)
    for (const publication of demo) for (const { id } of publication[list]) expect(offered).toContain(id)
  }
})

test('they have gaps: drafts, missing languages, a blank German title, no dates, no end, no author', () => {
  const some = (count: number) => {
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThan(60)
  }
  some(demo.filter(({ isPublic }) => !isPublic).length)
  for (const locale of ['fr', 'it', 'en'] as const) some(demo.filter(({ translations }) => Object.keys(translations[locale]).length === 0).length)
  some(demo.filter(({ title }) => title === '').length)
  some(demo.filter(({ startDate }) => startDate === null).length)
  some(demo.filter(({ startDate, endDate }) => startDate !== null && endDate === null).length)
  some(demo.filter(({ authors }) => authors.length === 0).length)
  some(demo.filter(({ licenseName }) => licenseName !== '').length)
})
