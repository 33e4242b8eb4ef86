import { expect, test } from 'vitest'
import { demoInbox } from './inbox'
import { changes } from './inbox/changes'

const items = demoInbox()

test('there are 60 items of every type, source and status', () => {
  expect(items).toHaveLength(60)
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

test('every change changes something', () => {
  const texts = JSON.stringify(items)
  for (const word of ['zweite Etappe', 'neu gedacht', 'weitergeführt', 'Stand der Arbeiten', '&auml;', '2029-12-31', 'Anschubfinanzierung', 'Caduff', 'Deuxième']) {
    expect(texts).toContain(word)
  }
  expect(Object.keys(changes).length).toBeGreaterThan(20)
})
