import type { Phrase } from '../projects/phrase';

/** What is offered; `instrument` is the entry of the reference list. */
export const programmes: readonly { name: Phrase; description: Phrase; instrument: number }[] = [
  {
    instrument: 13,
    name: ['Innovationspreis', 'Prix de l’innovation', 'Premio innovazione'],
    description: [
      'Zeichnet neue Ideen aus, die einer Region nützen.',
      'Distingue des idées nouvelles utiles à une région.',
      'Premia idee nuove utili a una regione.',
    ],
  },
  {
    instrument: 2,
    name: ['Darlehen für Infrastruktur', 'Prêts pour les infrastructures', 'Mutui per infrastrutture'],
    description: [
      'Zinslose Darlehen für Anlagen, die der Wertschöpfung dienen.',
      'Prêts sans intérêt pour des installations créatrices de valeur.',
      'Mutui senza interessi per impianti che creano valore.',
    ],
  },
  {
    instrument: 1,
    name: ['Starthilfe für Vorstudien', 'Aide au démarrage d’études', 'Aiuto iniziale per studi'],
    description: [
      'Ein Beitrag an die ersten Abklärungen eines Vorhabens.',
      'Une contribution aux premières clarifications d’un projet.',
      'Un contributo ai primi accertamenti di un progetto.',
    ],
  },
  {
    instrument: 4,
    name: [
      'Bürgschaft für kleine Betriebe',
      'Cautionnement pour petites entreprises',
      'Fideiussione per piccole imprese',
    ],
    description: [
      'Erleichtert Betrieben den Zugang zu Bankkrediten.',
      'Facilite aux entreprises l’accès au crédit bancaire.',
      'Facilita alle aziende l’accesso al credito.',
    ],
  },
  {
    instrument: 12,
    name: ['Coaching für Gründungen', 'Coaching pour créations', 'Coaching per nuove imprese'],
    description: [
      'Fachleute begleiten Gründerinnen und Gründer im ersten Jahr.',
      'Des spécialistes accompagnent les fondatrices et fondateurs la première année.',
      'Specialisti accompagnano chi fonda un’impresa nel primo anno.',
    ],
  },
  {
    instrument: 11,
    name: [
      'Zinsbeitrag für Berghotels',
      'Contribution aux intérêts pour hôtels de montagne',
      'Contributo agli interessi per alberghi di montagna',
    ],
    description: [
      'Senkt die Kosten von Umbauten in Berggebieten.',
      'Réduit le coût des transformations en région de montagne.',
      'Riduce i costi delle ristrutturazioni in montagna.',
    ],
  },
  {
    instrument: 3,
    name: [
      'Steuererleichterung für Ansiedlungen',
      'Allégement fiscal pour implantations',
      'Agevolazione fiscale per insediamenti',
    ],
    description: [
      'Entlastet Unternehmen, die neue Stellen schaffen.',
      'Allège les entreprises qui créent des emplois.',
      'Sgrava le aziende che creano impieghi.',
    ],
  },
  {
    instrument: 9,
    name: ['Stiftungsbeitrag für Kulturorte', 'Contribution pour lieux culturels', 'Contributo per luoghi culturali'],
    description: [
      'Unterstützt Orte, an denen Kultur entsteht und gezeigt wird.',
      'Soutient les lieux où la culture naît et se montre.',
      'Sostiene luoghi dove la cultura nasce e si mostra.',
    ],
  },
  {
    instrument: 1,
    name: ['Beitrag an Digitalisierung', 'Contribution à la numérisation', 'Contributo alla digitalizzazione'],
    description: [
      'Für digitale Angebote von Gemeinden und Verbänden.',
      'Pour les offres numériques de communes et d’associations.',
      'Per offerte digitali di comuni e associazioni.',
    ],
  },
  {
    instrument: 2,
    name: ['Kredit für Holzwirtschaft', 'Crédit pour la filière du bois', 'Credito per la filiera del legno'],
    description: [
      'Hilft Betrieben, Holz aus der Region zu verarbeiten.',
      'Aide les entreprises à transformer le bois de la région.',
      'Aiuta le aziende a lavorare il legno della regione.',
    ],
  },
  {
    instrument: 1,
    name: [
      'Förderung der Kreislaufwirtschaft',
      'Promotion de l’économie circulaire',
      'Promozione dell’economia circolare',
    ],
    description: [
      'Für Vorhaben, die Stoffe und Produkte länger nutzen.',
      'Pour des projets qui utilisent plus longtemps matières et produits.',
      'Per progetti che usano più a lungo materie e prodotti.',
    ],
  },
  {
    instrument: 12,
    name: ['Beratung für Gemeinden', 'Conseil aux communes', 'Consulenza per comuni'],
    description: [
      'Begleitet Gemeinden bei Strategien für ihre Entwicklung.',
      'Accompagne les communes dans leurs stratégies de développement.',
      'Accompagna i comuni nelle strategie di sviluppo.',
    ],
  },
];

/** Where it holds; without a canton everywhere. */
export const regions: readonly { name: Phrase; state: number | null }[] = [
  { state: null, name: ['Schweiz', 'Suisse', 'Svizzera'] },
  { state: 2, name: ['Kanton Bern', 'canton de Berne', 'Cantone di Berna'] },
  { state: 18, name: ['Graubünden', 'Grisons', 'Grigioni'] },
  { state: 23, name: ['Wallis', 'Valais', 'Vallese'] },
  { state: 21, name: ['Tessin', 'Tessin', 'Ticino'] },
];

export const texts = {
  additionalInformation: [
    'Der Beitrag richtet sich nach den anrechenbaren Kosten und nach dem Nutzen für die Region.',
    'La contribution dépend des coûts imputables et de l’utilité pour la région.',
    'Il contributo dipende dai costi computabili e dall’utilità per la regione.',
  ],
  inclusionCriteria: [
    [
      'Das Vorhaben wirkt im Fördergebiet.',
      'Le projet déploie ses effets dans le périmètre.',
      'Il progetto ha effetto nel perimetro.',
    ],
    [
      'Die Trägerschaft beteiligt sich an den Kosten.',
      'Le porteur participe aux coûts.',
      'L’ente promotore partecipa ai costi.',
    ],
    [
      'Die Arbeiten haben noch nicht begonnen.',
      'Les travaux n’ont pas commencé.',
      'I lavori non sono ancora iniziati.',
    ],
  ],
  exclusionCriteria: [
    'Laufende Kosten und der Ersatz bestehender Anlagen werden nicht unterstützt.',
    'Les frais courants et le remplacement d’installations existantes ne sont pas soutenus.',
    'I costi correnti e la sostituzione di impianti esistenti non sono sostenuti.',
  ],
  application: [
    'Gesuche können jederzeit eingereicht werden; der Entscheid fällt innert drei Monaten.',
    'Les demandes peuvent être déposées en tout temps ; la décision tombe dans les trois mois.',
    'Le domande possono essere inoltrate in ogni momento; la decisione arriva entro tre mesi.',
  ],
  financingRatio: [
    'Höchstens 50 Prozent der anrechenbaren Kosten, in der Regel 10 000 bis 100 000 Franken.',
    'Au plus 50 % des coûts imputables, en règle générale de 10 000 à 100 000 francs.',
    'Al massimo il 50 % dei costi computabili, di regola da 10 000 a 100 000 franchi.',
  ],
  res: [
    'Für Strategien zur regionalen Entwicklung von Bedeutung.',
    'Important pour les stratégies de développement régional.',
    'Rilevante per le strategie di sviluppo regionale.',
  ],
} as const satisfies Record<string, Phrase | readonly Phrase[]>;
