import { expect, test } from 'vitest'
import { educations } from '../domain/types/education'
import { describeDemo } from './describeDemo.testkit'
import { generateEducations } from './educations'

describeDemo(educations, generateEducations, 60)

test('some have a programme', () => {
  const { length } = [...generateEducations()].filter(({ programs }) => programs.length > 0)
  expect(length).toBeGreaterThan(0)
  expect(length).toBeLessThan(60)
})
