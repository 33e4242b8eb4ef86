import { expect, test } from 'vitest'
import { educations } from '../domain/types/education'
import { isOffered } from '../domain/references'
import { validate } from '../domain/validate'
import { generateEducations } from './educations'
import { references } from './references'

const demo = [...generateEducations()]

test('60 educations are valid, and the same each time', () => {
  expect(demo.map(({ id }) => id)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1))
  for (const education of demo) expect(validate(educations, education).errors).toEqual([])
  expect([...generateEducations()]).toEqual(demo)
})

test('they refer to entries that their form offers', () => {
  for (const list of ['educationTypes', 'languages', 'locations'] as const) {
    const offered = references[list].filter((entry) => isOffered(entry, 'education')).map(({ id }) => id)
    for (const education of demo) for (const { id } of education[list]) expect(offered).toContain(id)
  }
})

test('they have gaps: drafts, missing languages, a blank German name, no programme', () => {
  const some = (count: number) => {
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThan(60)
  }
  some(demo.filter(({ isPublic }) => !isPublic).length)
  some(demo.filter(({ translations }) => Object.keys(translations.fr).length === 0).length)
  some(demo.filter(({ translations }) => Object.keys(translations.it).length === 0).length)
  some(demo.filter(({ name }) => name === '').length)
  some(demo.filter(({ programs }) => programs.length === 0).length)
})
