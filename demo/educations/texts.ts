import type { Phrase } from '../projects/phrase';

export type Texts = Phrase;

/** What is taught. */
export const subjects: readonly { name: Texts; text: Texts }[] = [
  {
    name: ['Regionalmanagement', 'Gestion régionale', 'Management regionale'],
    text: [
      'Sie führen eine Region mit Strategie, Netzwerk und Wirkungsmessung.',
      'Vous dirigez une région avec une stratégie, un réseau et une mesure des effets.',
      'Dirigete una regione con strategia, rete e misurazione degli effetti.',
    ],
  },
  {
    name: [
      'Projekte der Neuen Regionalpolitik',
      'Projets de la nouvelle politique régionale',
      'Progetti della nuova politica regionale',
    ],
    text: [
      'Von der Idee zum Gesuch: Ziele, Budget, Finanzierung und Bericht.',
      'De l’idée à la demande : objectifs, budget, financement et rapport.',
      'Dall’idea alla domanda: obiettivi, budget, finanziamento e rapporto.',
    ],
  },
  {
    name: ['Tourismus im Alpenraum', 'Tourisme dans l’espace alpin', 'Turismo nello spazio alpino'],
    text: [
      'Angebote über vier Saisons entwickeln und gemeinsam vermarkten.',
      'Développer des offres sur quatre saisons et les commercialiser ensemble.',
      'Sviluppare offerte per quattro stagioni e commercializzarle insieme.',
    ],
  },
  {
    name: ['Gemeinden entwickeln', 'Développer les communes', 'Sviluppare i comuni'],
    text: [
      'Ortskerne beleben, Bevölkerung beteiligen, Flächen klug nutzen.',
      'Animer les centres, associer la population, utiliser le sol avec intelligence.',
      'Animare i nuclei, coinvolgere la popolazione, usare bene il suolo.',
    ],
  },
  {
    name: ['Kreislaufwirtschaft', 'Économie circulaire', 'Economia circolare'],
    text: [
      'Stoffkreisläufe in Betrieben und Regionen erkennen und schliessen.',
      'Reconnaître et fermer les cycles de matières dans les entreprises et les régions.',
      'Riconoscere e chiudere i cicli dei materiali in aziende e regioni.',
    ],
  },
  {
    name: [
      'Digitalisierung in Berggebieten',
      'Numérisation en région de montagne',
      'Digitalizzazione nelle regioni di montagna',
    ],
    text: [
      'Digitale Dienste für Verwaltung, Gewerbe und Bevölkerung planen.',
      'Planifier des services numériques pour l’administration, l’économie et la population.',
      'Pianificare servizi digitali per amministrazione, economia e popolazione.',
    ],
  },
  {
    name: ['Partizipation und Moderation', 'Participation et animation', 'Partecipazione e moderazione'],
    text: [
      'Workshops leiten, Konflikte klären, Ergebnisse festhalten.',
      'Animer des ateliers, régler des conflits, consigner les résultats.',
      'Condurre workshop, chiarire conflitti, fissare i risultati.',
    ],
  },
  {
    name: ['Wirkungsmessung', 'Mesure des effets', 'Misurazione degli effetti'],
    text: [
      'Wirkungsmodelle aufstellen, Indikatoren wählen, Daten auswerten.',
      'Établir des modèles d’effets, choisir des indicateurs, analyser des données.',
      'Creare modelli d’effetto, scegliere indicatori, valutare dati.',
    ],
  },
  {
    name: ['Regionale Produkte', 'Produits régionaux', 'Prodotti regionali'],
    text: [
      'Wertschöpfung in Landwirtschaft und Gewerbe steigern.',
      'Augmenter la valeur ajoutée dans l’agriculture et l’artisanat.',
      'Aumentare il valore aggiunto in agricoltura e artigianato.',
    ],
  },
  {
    name: [
      'Raumplanung für Praktikerinnen und Praktiker',
      'Aménagement du territoire pour la pratique',
      'Pianificazione del territorio per la pratica',
    ],
    text: [
      'Richtplan, Nutzungsplan und Verfahren an Beispielen.',
      'Plan directeur, plan d’affectation et procédures par l’exemple.',
      'Piano direttore, piano di utilizzazione e procedure con esempi.',
    ],
  },
];

/** How it is taught; `type` is the entry of the reference list, `days` how long its programme is. */
export const formats: readonly { type: number; days: number; name: Texts; text: Texts }[] = [
  {
    type: 1,
    days: 0,
    name: ['Bachelor', 'Bachelor', 'Bachelor'],
    text: [
      'Drei Jahre Vollzeit, mit einem Praktikum in einer Region.',
      'Trois ans à plein temps, avec un stage dans une région.',
      'Tre anni a tempo pieno, con uno stage in una regione.',
    ],
  },
  {
    type: 2,
    days: 0,
    name: ['Master', 'Master', 'Master'],
    text: [
      'Berufsbegleitend in vier Semestern.',
      'En cours d’emploi, en quatre semestres.',
      'Parallelo alla professione, in quattro semestri.',
    ],
  },
  {
    type: 3,
    days: 0,
    name: ['CAS', 'CAS', 'CAS'],
    text: ['20 Kurstage, 15 ECTS.', '20 jours de cours, 15 ECTS.', '20 giorni di corso, 15 ECTS.'],
  },
  {
    type: 6,
    days: 0,
    name: ['Lehrgang', 'Filière', 'Ciclo di studio'],
    text: [
      'Bereitet auf die eidgenössische Prüfung vor.',
      'Prépare à l’examen fédéral.',
      'Prepara all’esame federale.',
    ],
  },
  {
    type: 7,
    days: 2,
    name: ['Kurs', 'Cours', 'Corso'],
    text: [
      'Zwei Tage mit Übungen an eigenen Fällen.',
      'Deux jours avec des exercices sur vos propres cas.',
      'Due giorni con esercizi su casi propri.',
    ],
  },
  {
    type: 8,
    days: 1,
    name: ['Workshop', 'Atelier', 'Workshop'],
    text: ['Ein Tag in kleiner Gruppe.', 'Un jour en petit groupe.', 'Un giorno in piccolo gruppo.'],
  },
];

export const places: readonly Texts[] = [
  ['Bern, PROGR', 'Berne, PROGR', 'Berna, PROGR'],
  ['Luzern, Hochschule', 'Lucerne, haute école', 'Lucerna, scuola universitaria'],
  ['Chur, Fachhochschule', 'Coire, haute école spécialisée', 'Coira, scuola universitaria professionale'],
  ['Freiburg, Universität', 'Fribourg, université', 'Friburgo, università'],
  ['Bellinzona, Castelgrande', 'Bellinzone, Castelgrande', 'Bellinzona, Castelgrande'],
  ['Online', 'En ligne', 'Online'],
];

export const providers: readonly { name: Texts }[] = [
  { name: ['Netzwerk Regionalentwicklung', 'Réseau développement régional', 'Rete sviluppo regionale'] },
  { name: ['Fachhochschule Musterstadt', 'Haute école d’Exempleville', 'Scuola universitaria di Esempiopoli'] },
  { name: ['Verein Berggebiet', 'Association région de montagne', 'Associazione regione di montagna'] },
  { name: ['Weiterbildungszentrum Beispiel', 'Centre de formation Exemple', 'Centro di formazione Esempio'] },
];

/** What happens in a unit of a programme. */
export const units: readonly Texts[] = [
  ['Begrüssung und Einführung', 'Accueil et introduction', 'Benvenuto e introduzione'],
  [
    'Referat: Was Regionen stark macht',
    'Exposé : ce qui rend les régions fortes',
    'Relazione: che cosa rende forti le regioni',
  ],
  ['Gruppenarbeit an eigenen Fällen', 'Travail de groupe sur vos propres cas', 'Lavoro di gruppo su casi propri'],
  ['Besuch eines Projekts', 'Visite d’un projet', 'Visita di un progetto'],
  ['Austausch und Abschluss', 'Échange et conclusion', 'Scambio e conclusione'],
];
