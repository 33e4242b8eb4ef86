import { expect, test } from 'vitest'
import { jobs } from '../domain/types/job'
import { describeDemo } from './describeDemo.testkit'
import { generateJobs } from './jobs'

describeDemo(jobs, generateJobs, 60)

test('some have no deadline, some are of no place', () => {
  const demo = [...generateJobs()]
  for (const found of [demo.filter(({ applicationDeadline }) => applicationDeadline === null), demo.filter(({ locations }) => locations.length === 0)]) {
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(60)
  }
})
