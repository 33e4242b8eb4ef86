import { expect, test } from 'vitest'
import { demoInbox } from './inbox'
import { changes } from './inbox/changes'

const items = demoInbox()

test('there are 76 items of every type, source and status', () => {
  expect(items).toHaveLength(76)
  expect(new Set(items.map(({ type }) => type)).size).toBe(10)
  expect([...new Set(items.map(({ source }) => source))].toSorted()).toEqual(['blw', 'chmos', 'contact_verification', 'embed', 'regio', 'xls'])
  expect([...new Set(items.map(({ status }) => status))].toSorted()).toEqual(['deleted', 'new', 'pending', 'update'])
})

test('nothing is proposed twice by the same source', () => {
  const keys = items.filter(({ foreignId }) => foreignId !== null).map(({ source, type, foreignId }) => `${source} ${type} ${foreignId}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test('some proposals have a known base, and some editors have saved in between', () => {
  expect(items.filter(({ base }) => base).length).toBeGreaterThan(8)
  expect(items.filter(({ interim }) => interim).length).toBeGreaterThan(2)
})

test('persons propose every kind of change, some end employments, some want to be deleted, some have sent twice', () => {
  const persons = items.filter(({ type }) => type === 'contact_update')
  const data = persons.map((item) => item.data as { changes: Record<string, unknown>; removeEmploymentIds: string[]; delete: unknown })
  expect(persons).toHaveLength(20)
  expect(new Set(persons.map(({ internalId }) => internalId)).size).toBe(18)
  expect(data.filter((one) => one.delete === '1').length).toBeGreaterThan(1)
  expect(data.filter(({ removeEmploymentIds }) => removeEmploymentIds.length > 0).length).toBeGreaterThan(1)
  for (const { normalizedData, base } of persons) expect(Object.keys(base ?? {})).toEqual(Object.keys(normalizedData))
})

test('every change changes something', () => {
  const texts = JSON.stringify(items)
  for (const word of ['zweite Etappe', 'neu gedacht', 'weitergeführt', 'Stand der Arbeiten', '&auml;', '2029-12-31', 'Anschubfinanzierung', 'Caduff', 'Deuxième']) {
    expect(texts).toContain(word)
  }
  expect(Object.keys(changes).length).toBeGreaterThan(20)
})
