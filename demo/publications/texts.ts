/** German, French, Italian, English. */
export type Texts = readonly [de: string, fr: string, it: string, en: string];

/** What is written about. */
export const subjects: readonly { title: Texts; text: Texts; keywords: Texts }[] = [
  {
    title: [
      'Wirkungen der Neuen Regionalpolitik',
      'Effets de la nouvelle politique régionale',
      'Effetti della nuova politica regionale',
      'Effects of the New Regional Policy',
    ],
    text: [
      'Welche Projekte der Regionalpolitik bleiben, wenn die Förderung endet?',
      'Quels projets de politique régionale subsistent une fois le soutien terminé ?',
      'Quali progetti di politica regionale restano quando il sostegno finisce?',
      'Which projects of regional policy remain once the funding ends?',
    ],
    keywords: [
      'Regionalpolitik, Wirkung, Evaluation',
      'politique régionale, effets, évaluation',
      'politica regionale, effetti, valutazione',
      'regional policy, effects, evaluation',
    ],
  },
  {
    title: [
      'Abwanderung junger Fachkräfte',
      'Exode des jeunes professionnels',
      'Esodo di giovani professionisti',
      'Outmigration of young professionals',
    ],
    text: [
      'Warum junge Menschen Berggebiete verlassen, und was sie zurückkehren lässt.',
      'Pourquoi les jeunes quittent les régions de montagne, et ce qui les fait revenir.',
      'Perché i giovani lasciano le regioni di montagna, e che cosa li fa tornare.',
      'Why young people leave mountain areas, and what makes them return.',
    ],
    keywords: [
      'Migration, Fachkräfte, Berggebiet',
      'migration, main-d’œuvre, montagne',
      'migrazione, manodopera, montagna',
      'migration, workforce, mountain areas',
    ],
  },
  {
    title: [
      'Innovation ausserhalb der Zentren',
      'L’innovation hors des centres',
      'Innovazione fuori dai centri',
      'Innovation outside the centres',
    ],
    text: [
      'Wie kleine Unternehmen auf dem Land Neues entwickeln, obschon Hochschulen fern sind.',
      'Comment de petites entreprises rurales innovent loin des hautes écoles.',
      'Come le piccole imprese rurali innovano lontano dalle università.',
      'How small rural firms develop new things far away from universities.',
    ],
    keywords: [
      'Innovation, KMU, Peripherie',
      'innovation, PME, périphérie',
      'innovazione, PMI, periferia',
      'innovation, SMEs, periphery',
    ],
  },
  {
    title: [
      'Wohnen in Bergdörfern',
      'Habiter les villages de montagne',
      'Abitare nei villaggi di montagna',
      'Living in mountain villages',
    ],
    text: [
      'Zweitwohnungen, leere Häuser und Familien auf der Suche: ein Vergleich von zwölf Gemeinden.',
      'Résidences secondaires, maisons vides et familles en quête de logement : douze communes comparées.',
      'Residenze secondarie, case vuote e famiglie in cerca: un confronto fra dodici comuni.',
      'Second homes, empty houses and families looking for one: twelve municipalities compared.',
    ],
    keywords: [
      'Wohnen, Zweitwohnungen, Gemeinden',
      'logement, résidences secondaires, communes',
      'alloggio, residenze secondarie, comuni',
      'housing, second homes, municipalities',
    ],
  },
  {
    title: [
      'Tourismus nach dem Schnee',
      'Le tourisme après la neige',
      'Il turismo dopo la neve',
      'Tourism after the snow',
    ],
    text: [
      'Welche Angebote in tiefen Lagen tragen, wenn der Winter ausbleibt.',
      'Les offres viables en basse altitude lorsque l’hiver fait défaut.',
      'Quali offerte reggono a bassa quota quando l’inverno non arriva.',
      'Which offers hold up at low altitude when winter fails to come.',
    ],
    keywords: [
      'Tourismus, Klima, Winter',
      'tourisme, climat, hiver',
      'turismo, clima, inverno',
      'tourism, climate, winter',
    ],
  },
  {
    title: [
      'Mobilität im ländlichen Raum',
      'La mobilité en milieu rural',
      'Mobilità nelle zone rurali',
      'Mobility in rural areas',
    ],
    text: [
      'Rufbus, Mitfahrbank und Velo: was Menschen ohne eigenes Auto hilft.',
      'Bus sur appel, covoiturage, vélo : ce qui aide les personnes sans voiture.',
      'Bus a chiamata, passaggi condivisi, bicicletta: che cosa aiuta chi non ha l’auto.',
      'Dial-a-ride, shared lifts and bicycles: what helps people without a car.',
    ],
    keywords: [
      'Mobilität, Verkehr, ländlicher Raum',
      'mobilité, transports, espace rural',
      'mobilità, trasporti, spazio rurale',
      'mobility, transport, rural areas',
    ],
  },
  {
    title: [
      'Kreisläufe regionaler Wertschöpfung',
      'Les circuits de valeur ajoutée régionale',
      'Cicli di valore aggiunto regionale',
      'Cycles of regional value creation',
    ],
    text: [
      'Wohin ein Franken fliesst, der im Tal ausgegeben wird.',
      'Où va un franc dépensé dans la vallée.',
      'Dove va un franco speso nella valle.',
      'Where a franc goes that is spent in the valley.',
    ],
    keywords: [
      'Wertschöpfung, Kreislaufwirtschaft',
      'valeur ajoutée, économie circulaire',
      'valore aggiunto, economia circolare',
      'value creation, circular economy',
    ],
  },
  {
    title: [
      'Zusammenarbeit über Gemeindegrenzen',
      'La collaboration intercommunale',
      'Collaborazione fra comuni',
      'Cooperation between municipalities',
    ],
    text: [
      'Verbund, Vertrag oder Fusion: wie Gemeinden ihre Aufgaben teilen.',
      'Association, convention ou fusion : comment les communes partagent leurs tâches.',
      'Consorzio, convenzione o aggregazione: come i comuni dividono i compiti.',
      'Association, contract or merger: how municipalities share their tasks.',
    ],
    keywords: [
      'Governance, Gemeinden, Fusion',
      'gouvernance, communes, fusion',
      'governance, comuni, aggregazione',
      'governance, municipalities, mergers',
    ],
  },
  {
    title: [
      'Digitale Dienste für abgelegene Täler',
      'Services numériques pour vallées reculées',
      'Servizi digitali per le valli discoste',
      'Digital services for remote valleys',
    ],
    text: [
      'Glasfaser allein genügt nicht: Erfahrungen mit Telemedizin, Schule und Verwaltung.',
      'La fibre optique ne suffit pas : expériences de télémédecine, d’école et d’administration.',
      'La fibra ottica non basta: esperienze con telemedicina, scuola e amministrazione.',
      'Fibre alone is not enough: experience with telemedicine, schools and administration.',
    ],
    keywords: [
      'Digitalisierung, Grundversorgung',
      'numérisation, service universel',
      'digitalizzazione, servizio universale',
      'digitalisation, basic services',
    ],
  },
  {
    title: [
      'Grenzregionen im Vergleich',
      'Les régions frontalières comparées',
      'Regioni di frontiera a confronto',
      'Border regions compared',
    ],
    text: [
      'Arbeitsmärkte am Oberrhein, am Genfersee und im Tessin.',
      'Les marchés du travail du Rhin supérieur, du Léman et du Tessin.',
      'I mercati del lavoro dell’Alto Reno, del Lemano e del Ticino.',
      'Labour markets on the Upper Rhine, around Lake Geneva and in Ticino.',
    ],
    keywords: [
      'Grenzregion, Arbeitsmarkt, Interreg',
      'région frontalière, marché du travail, Interreg',
      'regione di frontiera, mercato del lavoro, Interreg',
      'border region, labour market, Interreg',
    ],
  },
];

/** What kind of work it is. */
export const forms: readonly { name: Texts; type: 'publication' | 'project' }[] = [
  { name: ['Schlussbericht', 'rapport final', 'rapporto finale', 'final report'], type: 'publication' },
  { name: ['Fallstudien', 'études de cas', 'studi di caso', 'case studies'], type: 'publication' },
  { name: ['Leitfaden', 'guide pratique', 'guida pratica', 'guidelines'], type: 'publication' },
  {
    name: ['Literaturübersicht', 'revue de la littérature', 'rassegna della letteratura', 'literature review'],
    type: 'publication',
  },
  { name: ['Forschungsprojekt', 'projet de recherche', 'progetto di ricerca', 'research project'], type: 'project' },
  {
    name: ['Begleitforschung', 'recherche d’accompagnement', 'ricerca di accompagnamento', 'accompanying research'],
    type: 'project',
  },
];

export const institutions: readonly string[] = [
  'Institut für Regionalökonomie',
  'Institut de hautes études du territoire',
  'Scuola universitaria delle Alpi',
  'Hochschule für Raum und Landschaft',
  'Fondation pour les régions',
  'Zentrum Berggebiete',
];

export const firstNames: readonly string[] = [
  'Anna',
  'Reto',
  'Claire',
  'Marco',
  'Ursina',
  'Jean',
  'Lea',
  'Fabio',
  'Sophie',
  'Jürg',
];
export const lastNames: readonly string[] = [
  'Beispiel',
  'Muster',
  'Exemple',
  'Esempio',
  'Caduff',
  'Rochat',
  'Zürcher',
  'Bernasconi',
  'Mäder',
  'Favre',
];

/** A licence that no table knows. */
export const ownTerms: { name: Texts; text: Texts } = {
  name: ['Nutzung auf Anfrage', 'Utilisation sur demande', 'Uso su richiesta', 'Use on request'],
  text: [
    'Weitergabe nur mit Zustimmung des Instituts.',
    'Diffusion avec l’accord de l’institut uniquement.',
    'Diffusione solo con il consenso dell’istituto.',
    'To be passed on with the consent of the institute only.',
  ],
};
