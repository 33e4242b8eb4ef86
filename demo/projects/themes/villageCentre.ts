import type { Theme } from '../theme';

export const villageCentre: Theme = {
  weight: 4,
  terrains: ['rural', 'mountain'],
  topics: [11, 14, 13],
  programs: [9, 7, 1],
  instruments: [1, 9, 5],
  tags: [6, 14, 2],
  businessSectors: [6, 8],
  costs: [45_000, 780_000],
  keywords: ['Ortskern', 'Dorfladen', 'Leerstand', 'Ortsbild', 'Beteiligung', 'Versorgung'],
  titles: [
    ['Lebendige Ortskerne {in}', 'Des centres de village vivants {in}', 'Nuclei vivi {in}'],
    [
      'Dorfladen mit Zukunft: Versorgung {in} sichern',
      'Une épicerie d’avenir : garantir l’approvisionnement {in}',
      'Un negozio di paese con futuro: garantire l’approvvigionamento {in}',
    ],
    [
      'Leerstand nutzen: Strategie {town}',
      'Valoriser les locaux vides : stratégie à {town}',
      'Sfruttare gli spazi vuoti: strategia a {town}',
    ],
  ],
  situation: [
    [
      'In {n} von {n2} Dörfern {of} hat der letzte Laden geschlossen.',
      'Dans {n} des {n2} villages {of}, le dernier magasin a fermé.',
      'In {n} dei {n2} villaggi {of} l’ultimo negozio ha chiuso.',
    ],
    [
      'Neue Häuser entstehen am Dorfrand der Region, während in den Kernen Erdgeschosse und Ställe leer stehen.',
      'Dans la région, les nouvelles maisons se construisent en périphérie, tandis qu’au centre des villages rez-de-chaussée et granges restent vides.',
      'Nella regione le nuove case sorgono ai margini dei villaggi, mentre nei nuclei pianterreni e stalle restano vuoti.',
    ],
  ],
  goals: [
    [
      'Leere Gebäude erfassen und wieder in Gebrauch bringen',
      'Recenser les bâtiments vides et leur redonner un usage',
      'Censire gli edifici vuoti e riportarli in uso',
    ],
    [
      'Laden, Post, Gemeindeschalter und Treffpunkt unter einem Dach vereinen',
      'Réunir sous un même toit magasin, poste, guichet communal et lieu de rencontre',
      'Riunire sotto un unico tetto negozio, posta, sportello comunale e punto d’incontro',
    ],
    [
      'Die Bevölkerung von Anfang an mitgestalten lassen',
      'Associer la population dès le début',
      'Coinvolgere la popolazione fin dall’inizio',
    ],
    [
      'Wohnraum für junge Familien im Ortskern schaffen',
      'Créer des logements pour les jeunes familles au centre du village',
      'Creare alloggi per giovani famiglie nel nucleo',
    ],
  ],
  measures: [
    [
      'Dorfwerkstätten mit {m} Teilnehmenden',
      'Ateliers villageois réunissant {m} participants',
      'Laboratori di paese con {m} partecipanti',
    ],
    [
      'Erstberatung für Eigentümerinnen und Eigentümer',
      'Conseil initial pour les propriétaires',
      'Prima consulenza per i proprietari',
    ],
    [
      'Zwischennutzungen und Probewohnen',
      'Affectations temporaires et logements à l’essai',
      'Usi temporanei e alloggi in prova',
    ],
    [
      'Gestaltung des Dorfplatzes in {town}',
      'Aménagement de la place du village à {town}',
      'Sistemazione della piazza a {town}',
    ],
    [
      'Leitfaden für andere Gemeinden der Region',
      'Guide destiné aux autres communes de la région',
      'Guida per gli altri comuni della regione',
    ],
  ],
  results: [
    [
      '{n} Gebäude sind wieder belebt, der Laden schreibt seit dem zweiten Jahr eine schwarze Null.',
      '{n} bâtiments ont retrouvé vie et le magasin équilibre ses comptes depuis la deuxième année.',
      '{n} edifici sono tornati a vivere e dal secondo anno il negozio chiude in pareggio.',
    ],
    [
      'Die Gemeinden haben ihre Nutzungsplanung aufgrund des Projekts angepasst.',
      'Les communes ont adapté leur plan d’affectation à la suite du projet.',
      'In seguito al progetto i comuni hanno adeguato i piani di utilizzazione.',
    ],
  ],
};
