import { entry } from './entry';

/** Bodies that grant financial supports. */
export const authorities = [
  entry(1, ['Bund', 'Confédération', 'Confederazione'], { isStateSupported: true }),
  entry(2, ['Kanton', 'Canton', 'Cantone'], { isStateSupported: true }),
  entry(3, ['Gemeinde', 'Commune', 'Comune'], { isStateSupported: true }),
  entry(4, ['Regionalverband', 'Association régionale', 'Associazione regionale'], { isStateSupported: true }),
  entry(5, ['Europäische Union', 'Union européenne', 'Unione europea'], { isStateSupported: false }),
  entry(6, ['Stiftung', 'Fondation', 'Fondazione'], { isStateSupported: false }),
  entry(7, ['Verband', 'Association faîtière', 'Associazione mantello'], {
    isStateSupported: false,
    context: 'financial-support',
  }),
  entry(8, ['Hochschule', 'Haute école', 'Scuola universitaria'], {
    isStateSupported: true,
    context: 'financial-support',
  }),
  entry(9, ['Unternehmen', 'Entreprise', null], { isStateSupported: false, context: 'financial-support' }),
  entry(10, ['Lotteriefonds', 'Fonds de loterie', 'Fondo lotteria'], { isStateSupported: false, isPublic: false }),
];

/** Who may apply for a financial support. */
export const beneficiaries = [
  entry(1, ['Gemeinden', 'Communes', 'Comuni']),
  entry(2, ['Kantone', 'Cantons', 'Cantoni']),
  entry(3, ['Regionale Entwicklungsträger', 'Organismes de développement régional', 'Enti regionali di sviluppo']),
  entry(4, ['Kleine und mittlere Unternehmen', 'Petites et moyennes entreprises', 'Piccole e medie imprese'], {
    synonyms: ['KMU'],
  }),
  entry(5, ['Start-ups', 'Start-up', 'Start-up']),
  entry(6, ['Vereine und Genossenschaften', 'Associations et coopératives', 'Associazioni e cooperative']),
  entry(7, ['Hochschulen und Forschung', 'Hautes écoles et recherche', 'Scuole universitarie e ricerca']),
  entry(8, ['Tourismusorganisationen', 'Organisations touristiques', 'Organizzazioni turistiche'], {
    context: 'financial-support',
  }),
  entry(9, ['Landwirtschaftsbetriebe', 'Exploitations agricoles', 'Aziende agricole'], {
    context: 'financial-support',
  }),
  entry(10, ['Pärke', 'Parcs', null], { context: 'financial-support' }),
  entry(11, ['Privatpersonen', 'Particuliers', 'Privati'], { context: 'financial-support', isPublic: false }),
];

/** Kinds of undertaking a financial support pays for. */
export const projectTypes = [
  entry(1, ['Idee und Vorstudie', 'Idée et étude préliminaire', 'Idea e studio preliminare']),
  entry(2, ['Konzept und Planung', 'Concept et planification', 'Concetto e pianificazione']),
  entry(3, ['Umsetzung', 'Réalisation', 'Realizzazione']),
  entry(4, ['Infrastruktur', 'Infrastructure', 'Infrastruttura']),
  entry(5, ['Forschung und Entwicklung', 'Recherche et développement', 'Ricerca e sviluppo'], { synonyms: ['F&E'] }),
  entry(6, [
    'Vernetzung und Wissensaustausch',
    'Mise en réseau et échange de savoirs',
    'Messa in rete e scambio di conoscenze',
  ]),
  entry(7, ['Aus- und Weiterbildung', 'Formation initiale et continue', 'Formazione e perfezionamento'], {
    context: 'financial-support',
  }),
  entry(8, ['Markteinführung', 'Lancement sur le marché', null], { context: 'financial-support' }),
  entry(9, ['Betriebsbeitrag', 'Contribution d’exploitation', 'Contributo d’esercizio'], {
    context: 'financial-support',
    isPublic: false,
  }),
];

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
];

/** Languages with their ISO 639-1 code. The newsletter looks the first four up by their exact German names. */
export const languages = [
  entry(1, ['Deutsch', 'Allemand', 'Tedesco'], { code: 'de' }),
  entry(2, ['Französisch', 'Français', 'Francese'], { code: 'fr' }),
  entry(3, ['Italienisch', 'Italien', 'Italiano'], { code: 'it' }),
  entry(4, ['Englisch', 'Anglais', 'Inglese'], { code: 'en' }),
  entry(5, ['Rätoromanisch', 'Romanche', 'Romancio'], { code: 'rm', synonyms: ['Rumantsch'] }),
  entry(6, ['Zweisprachig (d/f)', 'Bilingue (a/f)', null], { context: 'education' }),
  entry(7, ['Simultanübersetzung', 'Traduction simultanée', 'Traduzione simultanea'], { context: 'event' }),
];

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
];

/** Kinds of education and training. */
export const educationTypes = [
  entry(1, ['Bachelorstudium', 'Études de bachelor', 'Studi di bachelor'], { synonyms: ['BA', 'BSc'] }),
  entry(2, ['Masterstudium', 'Études de master', 'Studi di master'], { synonyms: ['MA', 'MSc'] }),
  entry(3, [
    'Certificate of Advanced Studies (CAS)',
    'Certificate of Advanced Studies (CAS)',
    'Certificate of Advanced Studies (CAS)',
  ]),
  entry(4, [
    'Diploma of Advanced Studies (DAS)',
    'Diploma of Advanced Studies (DAS)',
    'Diploma of Advanced Studies (DAS)',
  ]),
  entry(5, [
    'Master of Advanced Studies (MAS)',
    'Master of Advanced Studies (MAS)',
    'Master of Advanced Studies (MAS)',
  ]),
  entry(6, ['Höhere Berufsbildung', 'Formation professionnelle supérieure', 'Formazione professionale superiore']),
  entry(7, ['Kurs', 'Cours', 'Corso'], { context: 'education' }),
  entry(8, ['Workshop', 'Atelier', 'Workshop'], { context: 'education' }),
  entry(9, ['Selbstlernangebot', 'Offre d’autoapprentissage', null], { context: 'education' }),
  entry(10, ['Sommerakademie', 'Académie d’été', 'Accademia estiva'], { context: 'education', isPublic: false }),
];

/** Workloads of advertised jobs. */
export const stints = [
  entry(1, ['100 %', '100 %', '100 %']),
  entry(2, ['80–100 %', '80–100 %', '80–100 %']),
  entry(3, ['60–80 %', '60–80 %', '60–80 %']),
  entry(4, ['40–60 %', '40–60 %', '40–60 %']),
  entry(5, ['Unter 40 %', 'Moins de 40 %', 'Meno del 40 %']),
  entry(6, ['Praktikum', 'Stage', 'Stage'], { context: 'job' }),
  entry(7, ['Befristet', 'Durée déterminée', 'A tempo determinato'], { context: 'job' }),
  entry(8, ['Mandat', 'Mandat', 'Mandato'], { context: 'job' }),
  entry(9, ['Freiwilligenarbeit', 'Bénévolat', 'Volontariato'], { context: 'job', isPublic: false }),
];
