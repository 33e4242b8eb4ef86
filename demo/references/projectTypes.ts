import { entry } from './entry'

/** Kinds of undertaking a financial support pays for. */
export const projectTypes = [
  entry(1, ['Idee und Vorstudie', 'Idée et étude préliminaire', 'Idea e studio preliminare']),
  entry(2, ['Konzept und Planung', 'Concept et planification', 'Concetto e pianificazione']),
  entry(3, ['Umsetzung', 'Réalisation', 'Realizzazione']),
  entry(4, ['Infrastruktur', 'Infrastructure', 'Infrastruttura']),
  entry(5, ['Forschung und Entwicklung', 'Recherche et développement', 'Ricerca e sviluppo'], { synonyms: ['F&E'] }),
  entry(6, ['Vernetzung und Wissensaustausch', 'Mise en réseau et échange de savoirs', 'Messa in rete e scambio di conoscenze']),
  entry(7, ['Aus- und Weiterbildung', 'Formation initiale et continue', 'Formazione e perfezionamento'], { context: 'financial-support' }),
  entry(8, ['Markteinführung', 'Lancement sur le marché', null], { context: 'financial-support' }),
  entry(9, ['Betriebsbeitrag', 'Contribution d’exploitation', 'Contributo d’esercizio'], { context: 'financial-support', isPublic: false }),
]
