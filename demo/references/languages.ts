import { entry } from './entry'

/** Languages with their ISO 639-1 code. The newsletter looks the first four up by their exact German names. */
export const languages = [
  entry(1, ['Deutsch', 'Allemand', 'Tedesco'], { code: 'de' }),
  entry(2, ['Französisch', 'Français', 'Francese'], { code: 'fr' }),
  entry(3, ['Italienisch', 'Italien', 'Italiano'], { code: 'it' }),
  entry(4, ['Englisch', 'Anglais', 'Inglese'], { code: 'en' }),
  entry(5, ['Rätoromanisch', 'Romanche', 'Romancio'], { code: 'rm', synonyms: ['Rumantsch'] }),
  entry(6, ['Zweisprachig (d/f)', 'Bilingue (a/f)', null], { context: 'education' }),
  entry(7, ['Simultanübersetzung', 'Traduction simultanée', 'Traduzione simultanea'], { context: 'event' }),
]
