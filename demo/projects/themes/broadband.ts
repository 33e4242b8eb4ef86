import type { Theme } from '../theme';

export const broadband: Theme = {
  weight: 3,
  terrains: ['mountain'],
  topics: [8, 14, 2],
  programs: [1, 7, 1],
  instruments: [2, 1, 8],
  tags: [14],
  businessSectors: [11, 6],
  costs: [180_000, 7_400_000],
  keywords: ['Glasfaser', 'Breitband', 'Internet', 'Erschliessung', 'Service public', 'Datennetz'],
  titles: [
    ['Glasfaser {in}', 'La fibre optique {in}', 'Fibra ottica {in}'],
    [
      'Breitbandstrategie der Gemeinden {of}',
      'Stratégie haut débit des communes {of}',
      'Strategia banda larga dei comuni {of}',
    ],
    ['Digitales Bergdorf {town}', 'Village de montagne numérique à {town}', 'Villaggio di montagna digitale a {town}'],
  ],
  situation: [
    [
      'In den Seitentälern {of} reicht die Leitung kaum für eine Videokonferenz.',
      'Dans les vallées latérales {of}, la connexion suffit à peine pour une visioconférence.',
      'Nelle valli laterali {of} la connessione basta a malapena per una videoconferenza.',
    ],
    [
      'Für die Netzbetreiber lohnt sich der Ausbau in dünn besiedelten Regionen nicht.',
      'Pour les opérateurs, l’extension du réseau n’est pas rentable dans les régions peu peuplées.',
      'Per gli operatori l’ampliamento della rete nelle regioni poco popolate non è redditizio.',
    ],
  ],
  goals: [
    [
      '{high} Prozent der Haushalte und Betriebe ans Glasfasernetz anschliessen',
      'Raccorder {high} % des ménages et des entreprises à la fibre',
      'Allacciare alla fibra il {high} % di economie domestiche e aziende',
    ],
    [
      'Grabarbeiten mit Wasser-, Strom- und Wärmeleitungen verbinden',
      'Coordonner les fouilles avec les conduites d’eau, d’électricité et de chaleur',
      'Coordinare gli scavi con le condotte di acqua, elettricità e calore',
    ],
    [
      'Ein offenes Netz für alle Anbieter betreiben',
      'Exploiter un réseau ouvert à tous les fournisseurs',
      'Gestire una rete aperta a tutti i fornitori',
    ],
    [
      'Neue Dienste für Schule, Spitex und Verwaltung ermöglichen',
      'Permettre de nouveaux services pour l’école, les soins à domicile et l’administration',
      'Consentire nuovi servizi per scuola, cure a domicilio e amministrazione',
    ],
  ],
  measures: [
    ['Bestandsaufnahme der leeren Rohre', 'Inventaire des tubes disponibles', 'Inventario dei tubi disponibili'],
    [
      'Gründung einer Netzgesellschaft durch {n} Gemeinden',
      'Création d’une société de réseau par {n} communes',
      'Costituzione di una società di rete da parte di {n} comuni',
    ],
    [
      'Bau von {m} Kilometern Leitung in {n} Etappen',
      'Construction de {m} kilomètres de lignes en {n} étapes',
      'Costruzione di {m} chilometri di linee in {n} tappe',
    ],
    [
      'Sprechstunde für ältere Menschen in {town}',
      'Permanence pour les personnes âgées à {town}',
      'Sportello per le persone anziane a {town}',
    ],
  ],
  results: [
    [
      '{m} Anschlüsse sind in Betrieb, und {n} Kleinfirmen haben ihren Sitz in die Region verlegt.',
      '{m} raccordements sont en service et {n} petites entreprises ont déplacé leur siège dans la région.',
      '{m} allacciamenti sono in esercizio e {n} piccole imprese hanno trasferito la sede nella regione.',
    ],
    [
      'Die Schulen arbeiten seither mit Lehrpersonen aus anderen Tälern zusammen.',
      'Depuis lors, les écoles collaborent avec des enseignants d’autres vallées.',
      'Da allora le scuole collaborano con docenti di altre valli.',
    ],
  ],
};
