import { entry } from './entry';

/** Kinds of financing; the project form labels them 'Finanzierung'. */
export const instruments = [
  entry(1, ['À-fonds-perdu-Beitrag', 'Contribution à fonds perdu', 'Contributo a fondo perso'], {
    synonyms: ['àfp', 'a fonds perdu'],
  }),
  entry(2, ['Darlehen', 'Prêt', 'Mutuo'], { synonyms: ['NRP-Darlehen'] }),
  entry(3, ['Steuererleichterung', 'Allégement fiscal', 'Agevolazione fiscale'], {
    synonyms: ['Steuererleichterungen'],
  }),
  entry(4, ['Bürgschaft', 'Cautionnement', 'Fideiussione']),
  entry(5, ['Eigenmittel der Trägerschaft', 'Fonds propres du porteur', 'Fondi propri dell’ente promotore'], {
    context: 'project',
  }),
  entry(
    6,
    [
      'Pilotmassnahmen für die Berggebiete - àfp',
      'Mesures pilotes pour les régions de montagne - afp',
      'Misure pilota per le regioni di montagna - afp',
    ],
    { context: 'project' },
  ),
  entry(7, ['Innovationsscheck', 'Chèque innovation', 'Assegno innovazione'], { context: 'project' }),
  entry(8, ['Globalbeitrag', 'Contribution globale', null], { context: 'project' }),
  entry(9, ['Stiftungsbeitrag', 'Contribution d’une fondation', 'Contributo di una fondazione']),
  entry(10, ['EU-Fördermittel (EFRE)', 'Fonds européens (FEDER)', 'Fondi europei (FESR)'], {
    context: 'project',
    synonyms: ['EFRE'],
  }),
  entry(11, ['Zinskostenbeitrag', 'Contribution au service de l’intérêt', 'Contributo agli interessi'], {
    context: 'financial-support',
  }),
  entry(12, ['Beratung und Coaching', 'Conseil et coaching', 'Consulenza e coaching'], {
    context: 'financial-support',
  }),
  entry(13, ['Preis oder Auszeichnung', 'Prix ou distinction', 'Premio o riconoscimento'], {
    context: 'financial-support',
  }),
  entry(14, ['Kreislauf-Voucher', 'Bon circulaire', 'Voucher circolare'], { context: 'circularEconomyProject' }),
  entry(15, ['Investitionshilfe (IHG)', 'Aide aux investissements (LIM)', null], {
    context: 'project',
    isPublic: false,
    synonyms: ['IHG'],
  }),
];
