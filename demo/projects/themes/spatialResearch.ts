import type { Theme } from '../theme';

export const spatialResearch: Theme = {
  weight: 2,
  terrains: ['national'],
  topics: [17, 16, 1, 18],
  programs: [3, 14, 2],
  instruments: [1, 10, 8],
  tags: [12, 8],
  businessSectors: [13],
  costs: [90_000, 1_300_000],
  keywords: ['ESPON', 'Raumbeobachtung', 'Studie', 'Indikatoren', 'Europa', 'Vergleich'],
  titles: [
    [
      'Raumbeobachtung {name}: Vergleich europäischer Regionen',
      'Observation du territoire {of} : comparaison de régions européennes',
      'Osservazione del territorio {of}: confronto tra regioni europee',
    ],
    [
      'Daseinsvorsorge {in}: Studie und Handlungsempfehlungen',
      'Services de base {in} : étude et recommandations',
      'Servizi di base {in}: studio e raccomandazioni',
    ],
    [
      'Wissensnetz Regionalentwicklung {name}',
      'Réseau de connaissances du développement régional {of}',
      'Rete del sapere per lo sviluppo regionale {of}',
    ],
    [
      'Klimaanpassung in Tourismusregionen {of}',
      'Adaptation climatique des régions touristiques {of}',
      'Adattamento climatico delle regioni turistiche {of}',
    ],
  ],
  situation: [
    [
      'Vergleichbare Daten über ländliche Regionen liegen bisher nur für wenige Länder vor.',
      'Des données comparables sur les régions rurales n’existent jusqu’ici que pour quelques pays.',
      'Dati comparabili sulle regioni rurali esistono finora solo per pochi Paesi.',
    ],
    [
      'Programme von Bund und Kantonen werden selten gemeinsam ausgewertet, obwohl sie dieselben Regionen betreffen.',
      'Les programmes de la Confédération et des cantons sont rarement évalués ensemble, bien qu’ils concernent les mêmes régions.',
      'I programmi di Confederazione e cantoni sono raramente valutati insieme, benché riguardino le stesse regioni.',
    ],
  ],
  goals: [
    [
      '{n2} Indikatoren für {m} Regionen erheben',
      'Relever {n2} indicateurs pour {m} régions',
      'Rilevare {n2} indicatori per {m} regioni',
    ],
    [
      'Erfolgsfaktoren aus Fallstudien ableiten',
      'Dégager les facteurs de succès d’études de cas',
      'Ricavare i fattori di successo da casi di studio',
    ],
    [
      'Ergebnisse so aufbereiten, dass Gemeinden sie anwenden können',
      'Présenter les résultats de manière applicable par les communes',
      'Presentare i risultati in modo che i comuni possano applicarli',
    ],
    [
      'Fachleute aus Verwaltung und Forschung zusammenführen',
      'Réunir spécialistes de l’administration et de la recherche',
      'Riunire specialisti di amministrazione e ricerca',
    ],
  ],
  measures: [
    [
      'Auswertung amtlicher Statistiken',
      'Exploitation des statistiques officielles',
      'Analisi delle statistiche ufficiali',
    ],
    [
      '{n} Fallstudien mit Gesprächen vor Ort',
      '{n} études de cas avec entretiens sur place',
      '{n} casi di studio con colloqui sul posto',
    ],
    ['Interaktiver Atlas in drei Sprachen', 'Atlas interactif en trois langues', 'Atlante interattivo in tre lingue'],
    [
      'Fachtagung mit {m} Teilnehmenden in {town}',
      'Congrès réunissant {m} participants à {town}',
      'Convegno con {m} partecipanti a {town}',
    ],
  ],
  results: [
    [
      'Der Schlussbericht wird in {n} Ländern als Grundlage für Förderentscheide verwendet.',
      'Le rapport final sert dans {n} pays de base aux décisions de soutien.',
      'Il rapporto finale serve in {n} Paesi come base per le decisioni di promozione.',
    ],
    [
      'Die Daten sind offen zugänglich und wurden seither {m} Mal weiterverwendet.',
      'Les données sont en libre accès et ont depuis été réutilisées {m} fois.',
      'I dati sono liberamente accessibili e da allora sono stati riutilizzati {m} volte.',
    ],
  ],
};
