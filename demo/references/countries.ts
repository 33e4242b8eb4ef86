import { entry } from './entry'

/** The ids are known to existing clients: 1 is Switzerland. */
export const countries = [
  entry(1, ['Schweiz', 'Suisse', 'Svizzera'], { code: 'CH' }),
  entry(2, ['Deutschland', 'Allemagne', 'Germania'], { code: 'DE' }),
  entry(3, ['Österreich', 'Autriche', 'Austria'], { code: 'AT' }),
  entry(4, ['Liechtenstein', 'Liechtenstein', 'Liechtenstein'], { code: 'LI' }),
  entry(5, ['Frankreich', 'France', 'Francia'], { code: 'FR' }),
  entry(6, ['Italien', 'Italie', 'Italia'], { code: 'IT' }),
  entry(7, ['Vereinigtes Königreich', 'Royaume-Uni', 'Regno Unito'], { code: 'GB' }),
  entry(8, ['Belgien', 'Belgique', 'Belgio'], { code: 'BE' }),
]
