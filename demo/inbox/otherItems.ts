import type { DemoItem } from './demoItem'
import { personItems } from './personItems'

type Part = Pick<DemoItem, 'type' | 'title' | 'data'> & Partial<DemoItem>

const none = { fr: {}, it: {} }
const link = (label: string) => [{ label, url: 'https://www.example.org' }]

const job = (title: string, employer: string, place: string, applicationDeadline: string): Part => {
  const value = { name: title, description: `<p>${employer} sucht per sofort oder nach Vereinbarung Verstärkung.</p>`, employer, locations: [{ id: 1 }], location: place, contact: 'Personaldienst\npersonal@example.org', applicationDeadline, stints: [{ id: 1 }], links: link('Inserat'), files: [], translations: none }
  return { type: 'job', title, data: { job: value }, normalizedData: value }
}

const event = (title: string, startDate: string, location: string): Part => {
  const value = { title, type: 'external', color: null, location, organizer: 'Regionalmanagement', description: `${title}: Austausch und Vernetzung.`, registration: 'anmeldung@example.org', startDate, endDate: null, contact: 'Regionalmanagement', topics: [{ id: 3 }], languages: [{ id: 1 }], locations: [{ id: 1 }], links: link('Programm'), files: [], translations: none }
  return { type: 'event', title, data: { event: value }, normalizedData: value }
}

const publication = (title: string, year: number): Part => {
  const value = { isPublic: false, title, description: `<p>${title}: die wichtigsten Ergebnisse.</p>`, keywords: 'Regionalentwicklung', type: 'Bericht', url: 'https://www.example.org', licenseType: 'CC BY', licenseName: null, licenseUrl: null, licenseAttribution: null, rightsHolder: 'Hochschule', authors: [{ name: 'R. Beispiel' }], organizations: [], files: [], translations: none, topics: [{ id: 29 }], geographicRegions: [], languages: [{ id: 1 }], startDate: `${year}-01-01`, endDate: null, email: 'forschung@example.org' }
  return { type: 'publication', title, data: { publication: value }, normalizedData: value }
}

const unknown = (type: DemoItem['type'], title: string, foreignId: string): Part => ({ type, source: 'chmos', title, foreignId, data: { name: title, foreignId }, normalizedData: { name: title, foreignId } })

const parts: Part[] = [
  job('Projektleitung Regionalentwicklung (80–100 %)', 'Region Oberland', 'Thun', '2027-01-31'),
  job('Wissenschaftliche Mitarbeit Standortförderung', 'Kanton Glarus', 'Glarus', '2027-02-15'),
  job('Praktikum Tourismusentwicklung', 'Verein Alpental', 'Andermatt', '2026-12-20'),
  job('Geschäftsführung Naturpark', 'Naturpark Jura', 'Saignelégier', '2027-03-01'),
  event('Forum Berggebiete', '2027-03-18T09:00:00+01:00', 'Chur'),
  event('Werkstatt Kreislaufwirtschaft', '2027-02-04T13:30:00+01:00', 'Bern'),
  event('Journée des régions', '2027-04-22T10:00:00+02:00', 'Delémont'),
  event('Netzwerktreffen Coworking', '2026-12-10T17:00:00+01:00', 'Altdorf'),
  ...personItems(),
  publication('Wirkungen der Neuen Regionalpolitik', 2025),
  publication('Innovation in peripheren Räumen', 2024),
  publication('Mobilität im ländlichen Raum', 2026),
  publication('Wohnen in Bergdörfern', 2023),
  unknown('topic', 'Wasserstoff', '901'),
  unknown('topic', 'Holzbau', '902'),
  unknown('topic', 'Nachtzüge', '903'),
  unknown('topic', 'Landwirtschaft', '904'),
  unknown('state', 'Kanton Bern', 'Kanton Bern'),
  unknown('state', 'Fürstentum Liechtenstein', 'Fürstentum Liechtenstein'),
  unknown('program', 'NRP 2024+', 'NRP 2024+'),
  unknown('program', 'Interreg VII', 'Interreg VII'),
  unknown('program', 'Programm Wohnraum', 'Programm Wohnraum'),
  unknown('businessSector', 'Uhrenindustrie', '41'),
  unknown('businessSector', 'Life Sciences', '42'),
  unknown('instrument', 'Anschubfinanzierung', '77'),
  unknown('instrument', 'Zinsloses Darlehen', '78'),
  unknown('instrument', 'Risikokapital', '79'),
  unknown('instrument', 'Sachleistung', '80'),
]

/** What the public and an import have sent that is no project. */
export function otherItems(): DemoItem[] {
  return parts.map((part, index) => ({ source: 'embed', status: 'new', internalId: null, foreignId: null, base: null, normalizedData: {}, hoursAgo: 3 + index * 4, ...part }))
}
