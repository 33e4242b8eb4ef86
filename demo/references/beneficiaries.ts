import { entry } from './entry'

/** Who may apply for a financial support. */
export const beneficiaries = [
  entry(1, ['Gemeinden', 'Communes', 'Comuni']),
  entry(2, ['Kantone', 'Cantons', 'Cantoni']),
  entry(3, ['Regionale Entwicklungsträger', 'Organismes de développement régional', 'Enti regionali di sviluppo']),
  entry(4, ['Kleine und mittlere Unternehmen', 'Petites et moyennes entreprises', 'Piccole e medie imprese'], { synonyms: ['KMU'] }),
  entry(5, ['Start-ups', 'Start-up', 'Start-up']),
  entry(6, ['Vereine und Genossenschaften', 'Associations et coopératives', 'Associazioni e cooperative']),
  entry(7, ['Hochschulen und Forschung', 'Hautes écoles et recherche', 'Scuole universitarie e ricerca']),
  entry(8, ['Tourismusorganisationen', 'Organisations touristiques', 'Organizzazioni turistiche'], { context: 'financial-support' }),
  entry(9, ['Landwirtschaftsbetriebe', 'Exploitations agricoles', 'Aziende agricole'], { context: 'financial-support' }),
  entry(10, ['Pärke', 'Parcs', null], { context: 'financial-support' }),
  entry(11, ['Privatpersonen', 'Particuliers', 'Privati'], { context: 'financial-support', isPublic: false }),
]
