import { entry } from './entry'

/** Bodies that grant financial supports. */
export const authorities = [
  entry(1, ['Bund', 'Confédération', 'Confederazione'], { isStateSupported: true }),
  entry(2, ['Kanton', 'Canton', 'Cantone'], { isStateSupported: true }),
  entry(3, ['Gemeinde', 'Commune', 'Comune'], { isStateSupported: true }),
  entry(4, ['Regionalverband', 'Association régionale', 'Associazione regionale'], { isStateSupported: true }),
  entry(5, ['Europäische Union', 'Union européenne', 'Unione europea'], { isStateSupported: false }),
  entry(6, ['Stiftung', 'Fondation', 'Fondazione'], { isStateSupported: false }),
  entry(7, ['Verband', 'Association faîtière', 'Associazione mantello'], { isStateSupported: false, context: 'financial-support' }),
  entry(8, ['Hochschule', 'Haute école', 'Scuola universitaria'], { isStateSupported: true, context: 'financial-support' }),
  entry(9, ['Unternehmen', 'Entreprise', null], { isStateSupported: false, context: 'financial-support' }),
  entry(10, ['Lotteriefonds', 'Fonds de loterie', 'Fondo lotteria'], { isStateSupported: false, isPublic: false }),
]
