import { entry } from './entry';

/** Small line drawings for the topics that the public project map shows. */
const icon = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="none" stroke="#000" stroke-width="2" d="${path}"/></svg>`;

/**
 * Topics. The names of the first three are fixed: the map colours projects by them. The editor's forms offer an entry
 * when its context is null or that of the form.
 */
export const topics = [
  entry(
    1,
    [
      'Innovationsförderung (inkl. RIS)',
      'Promotion de l’innovation (y c. RIS)',
      'Promozione dell’innovazione (incl. RIS)',
    ],
    {
      context: 'project',
      icon: icon('M9 18h6M10 21h4M12 3a6 6 0 0 0-3 11v2h6v-2a6 6 0 0 0-3-11z'),
      synonyms: ['Innovationsförderung', 'RIS'],
    },
  ),
  entry(2, ['Industrie & Gewerbe', 'Industrie et artisanat', 'Industria e artigianato'], {
    context: 'project',
    icon: icon('M3 21V10l6 4v-4l6 4V4h5v17z'),
    synonyms: ['Industrie und Gewerbe'],
  }),
  entry(3, ['Tourismus', 'Tourisme', 'Turismo'], { icon: icon('M2 20 9 7l4 7 3-4 6 10z') }),
  entry(4, ['Land- und Forstwirtschaft', 'Agriculture et sylviculture', 'Agricoltura e selvicoltura'], {
    context: 'project',
    icon: icon('M12 21v-6M6 15h12L12 3z'),
  }),
  entry(5, ['Energie', 'Énergie', 'Energia'], { icon: icon('M13 2 5 14h6l-1 8 8-12h-6z') }),
  entry(6, ['Natürliche Ressourcen', 'Ressources naturelles', 'Risorse naturali'], {
    context: 'project',
    synonyms: ['Rohstoffe'],
  }),
  entry(7, ['Bildung & Gesundheit', 'Formation et santé', 'Formazione e sanità'], { context: 'project' }),
  entry(8, ['Digitalisierung', 'Numérisation', 'Digitalizzazione'], { synonyms: ['Digitale Transformation'] }),
  entry(9, ['Kreislaufwirtschaft', 'Économie circulaire', 'Economia circolare']),
  entry(10, ['Mobilität & Verkehr', 'Mobilité et transports', 'Mobilità e trasporti'], { context: 'project' }),
  entry(
    11,
    [
      'Siedlungs- und Freiraumentwicklung',
      'Développement urbain et espaces ouverts',
      'Sviluppo degli insediamenti e degli spazi liberi',
    ],
    { context: 'project' },
  ),
  entry(12, ['Natur, Landschaft & Pärke', 'Nature, paysage et parcs', 'Natura, paesaggio e parchi'], {
    context: 'project',
  }),
  entry(13, ['Kultur & Kulturerbe', 'Culture et patrimoine', 'Cultura e patrimonio'], { context: 'project' }),
  entry(14, ['Demografie & Wohnen', 'Démographie et logement', 'Demografia e alloggio'], { context: 'project' }),
  entry(15, ['Fachkräfte', 'Main-d’œuvre qualifiée', 'Personale qualificato'], {
    context: 'project',
    synonyms: ['Fachkräftemangel'],
  }),
  entry(16, ['Grenzüberschreitende Zusammenarbeit', 'Coopération transfrontalière', 'Cooperazione transfrontaliera'], {
    synonyms: ['GRÜZ'],
  }),
  entry(17, ['Regionalmanagement', 'Gestion régionale', 'Management regionale']),
  entry(18, ['Klimaanpassung', 'Adaptation aux changements climatiques', null], { context: 'project' }),
  entry(19, ['Strukturwandel', 'Mutation structurelle', null], { context: 'project', isPublic: false }),
  entry(20, ['Wissensmanagement', 'Gestion des connaissances', 'Gestione delle conoscenze'], { context: 'event' }),
  entry(21, ['Evaluation', 'Évaluation', 'Valutazione'], { context: 'event' }),
  entry(22, ['Regionalentwicklung allgemein', 'Développement régional en général', 'Sviluppo regionale in generale'], {
    context: 'contact',
  }),
  entry(23, ['Raumplanung', 'Aménagement du territoire', 'Pianificazione del territorio'], { context: 'contact' }),
  entry(24, ['Standortförderung', 'Promotion économique', 'Promozione della piazza economica'], { context: 'contact' }),
  entry(25, ['Unternehmensgründung', 'Création d’entreprise', 'Creazione d’impresa'], { context: 'financial-support' }),
  entry(
    26,
    ['Investitionen in Infrastruktur', 'Investissements dans les infrastructures', 'Investimenti in infrastrutture'],
    { context: 'financial-support' },
  ),
  entry(27, ['Aus dem Netzwerk', 'Nouvelles du réseau', 'Dalla rete'], { context: 'post' }),
  entry(28, ['Forschung', 'Recherche', 'Ricerca'], { context: 'post' }),
  entry(29, ['Regionalökonomie', 'Économie régionale', 'Economia regionale'], { context: 'publication' }),
  entry(30, ['Governance', 'Gouvernance', null], { context: 'publication' }),
  entry(31, ['Reparieren und Wiederverwenden', 'Réparer et réutiliser', 'Riparare e riutilizzare'], {
    context: 'circularEconomyProject',
  }),
  entry(32, ['Stoffkreisläufe schliessen', 'Boucler les flux de matières', null], {
    context: 'circularEconomyProject',
  }),
];
