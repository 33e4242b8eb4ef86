import { entry } from './entry'

/** Where events and educations take place and jobs are offered. */
export const locations = [
  entry(1, ['Deutschschweiz', 'Suisse alémanique', 'Svizzera tedesca']),
  entry(2, ['Romandie', 'Suisse romande', 'Svizzera romanda'], { synonyms: ['Westschweiz'] }),
  entry(3, ['Italienischsprachige Schweiz', 'Suisse italienne', 'Svizzera italiana'], { synonyms: ['Tessin'] }),
  entry(4, ['Online', 'En ligne', 'Online']),
  entry(5, ['International', 'International', 'Internazionale']),
  entry(6, ['Hybrid', 'Hybride', null], { context: 'event' }),
  entry(7, ['Homeoffice', 'Télétravail', 'Telelavoro'], { context: 'job' }),
  entry(8, ['Raum Bern', 'Région de Berne', 'Regione di Berna'], { context: 'job' }),
  entry(9, ['Raum Zürich', 'Région de Zurich', 'Regione di Zurigo'], { context: 'job' }),
  entry(10, ['Fachhochschulstandort', 'Site d’une haute école spécialisée', null], { context: 'education' }),
  entry(11, ['Noch offen', 'Encore ouvert', 'Ancora da definire'], { context: 'event', isPublic: false }),
]
