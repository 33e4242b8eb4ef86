import type { Theme } from '../theme';

export const skilledWorkers: Theme = {
  weight: 5,
  terrains: ['rural', 'urban', 'mountain'],
  topics: [15, 7, 2],
  programs: [1, 1, 7],
  instruments: [1, 5, 9],
  tags: [5, 4, 8],
  businessSectors: [4, 9, 12, 13],
  costs: [55_000, 640_000],
  keywords: ['Fachkräfte', 'Berufsbildung', 'Lehrstellen', 'Willkommenskultur', 'Weiterbildung', 'Arbeitsmarkt'],
  titles: [
    [
      'Fachkräfte für die Region {name}',
      'De la main-d’œuvre qualifiée pour la région {of}',
      'Personale qualificato per la regione {of}',
    ],
    ['Lehrlingsverbund {name}', 'Réseau d’entreprises formatrices {of}', 'Rete di aziende formatrici {of}'],
    [
      'Zurück in die Heimat: Rückkehrprogramm {name}',
      'Retour au pays : programme {of}',
      'Ritorno a casa: programma {of}',
    ],
    [
      'Bildungszentrum {town}: Weiterbildung in den Bergen und Tälern',
      'Centre de formation à {town} : formation continue dans les montagnes et les vallées',
      'Centro di formazione a {town}: formazione continua in montagna e nelle valli',
    ],
  ],
  situation: [
    [
      'In den nächsten zehn Jahren gehen {in} doppelt so viele Menschen in Pension, wie junge ins Berufsleben eintreten.',
      'Dans les dix prochaines années, {in}, deux fois plus de personnes partiront à la retraite que de jeunes entreront dans la vie active.',
      'Nei prossimi dieci anni {in} andranno in pensione il doppio delle persone rispetto ai giovani che entreranno nella vita attiva.',
    ],
    [
      '{high} Prozent der befragten Betriebe der Region haben Mühe, offene Stellen zu besetzen.',
      '{high} % des entreprises interrogées dans la région peinent à repourvoir leurs postes.',
      'Il {high} % delle aziende interpellate nella regione fatica a occupare i posti vacanti.',
    ],
  ],
  goals: [
    [
      '{n2} neue Lehrstellen in Verbünden schaffen',
      'Créer {n2} nouvelles places d’apprentissage en réseau',
      'Creare {n2} nuovi posti di tirocinio in rete',
    ],
    [
      'Junge Erwachsene nach dem Studium zurückgewinnen',
      'Faire revenir les jeunes adultes après leurs études',
      'Far tornare i giovani adulti dopo gli studi',
    ],
    ['Zugezogene beim Ankommen unterstützen', 'Soutenir les nouveaux arrivants', 'Sostenere i nuovi arrivati'],
    [
      'Beruf und Familie besser vereinbar machen',
      'Mieux concilier vie professionnelle et familiale',
      'Conciliare meglio lavoro e famiglia',
    ],
  ],
  measures: [
    [
      'Berufsschau mit {m} Schülerinnen und Schülern',
      'Salon des métiers avec {m} élèves',
      'Fiera dei mestieri con {m} allievi',
    ],
    [
      'Stellenportal der Region mit Wohnungs- und Betreuungsangeboten',
      'Portail d’emploi de la région avec offres de logement et de garde',
      'Portale del lavoro della regione con offerte di alloggio e custodia',
    ],
    [
      'Gemeinsame Ausbildnerin für {n} Kleinbetriebe',
      'Formatrice commune à {n} petites entreprises',
      'Formatrice comune per {n} piccole aziende',
    ],
    ['Sprachkurse am Arbeitsplatz', 'Cours de langue sur le lieu de travail', 'Corsi di lingua sul posto di lavoro'],
    [
      'Jährliches Treffen der Weggezogenen in {town}',
      'Rencontre annuelle des expatriés de la région à {town}',
      'Incontro annuale degli emigrati della regione a {town}',
    ],
  ],
  results: [
    [
      '{m} Stellen wurden über das Portal besetzt.',
      '{m} postes ont été repourvus grâce au portail.',
      '{m} posti sono stati occupati tramite il portale.',
    ],
    [
      'Nach der Prüfung bleiben {n} von fünfzehn Lernenden in der Region.',
      'Après l’examen, {n} apprentis sur quinze restent dans la région.',
      'Dopo l’esame {n} apprendisti su quindici restano nella regione.',
    ],
  ],
};
