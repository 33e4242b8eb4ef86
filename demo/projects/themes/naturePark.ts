import type { Theme } from '../theme';

export const naturePark: Theme = {
  weight: 5,
  terrains: ['rural', 'mountain'],
  topics: [12, 3, 4, 13],
  programs: [12, 1, 5],
  instruments: [8, 1, 9],
  tags: [9, 6, 5],
  businessSectors: [1, 9, 14],
  costs: [50_000, 950_000],
  keywords: ['Naturpark', 'Landschaft', 'Biodiversität', 'Besucherlenkung', 'Trockenmauern', 'Umweltbildung'],
  titles: [
    [
      'Regionaler Naturpark {name}: Angebote für sanftes Reisen',
      'Parc naturel régional {of} : offres pour un tourisme doux',
      'Parco naturale regionale {of}: offerte per un turismo dolce',
    ],
    ['Landschaft erleben {in}', 'Découvrir le paysage {in}', 'Scoprire il paesaggio {in}'],
    [
      'Besucherlenkung in Schutzgebieten {of}',
      'Gestion des visiteurs dans les zones protégées {of}',
      'Gestione dei visitatori nelle zone protette {of}',
    ],
    ['Parkzentrum {town}', 'Maison du parc à {town}', 'Centro del parco a {town}'],
  ],
  situation: [
    [
      'Moore, Trockenwiesen und alte Kulturlandschaften prägen die Region und sind zugleich ihr empfindlichstes Gut.',
      'Marais, prairies sèches et paysages ancestraux marquent la région et constituent aussi son bien le plus fragile.',
      'Paludi, prati secchi e antichi paesaggi rurali caratterizzano la regione e sono al tempo stesso il suo bene più delicato.',
    ],
    [
      'Seit einigen Jahren kommen an schönen Wochenenden bis zu {m} Autos nach {town}; Wege und Wildruhezonen leiden.',
      'Depuis quelques années, jusqu’à {m} voitures affluent à {town} lors des beaux week-ends ; les chemins et les zones de tranquillité en souffrent.',
      'Da alcuni anni nei fine settimana di bel tempo arrivano a {town} fino a {m} automobili; ne soffrono i sentieri e le zone di quiete.',
    ],
  ],
  goals: [
    [
      'Natur- und Kulturwerte erhalten und erlebbar machen',
      'Préserver les valeurs naturelles et culturelles et les faire découvrir',
      'Conservare i valori naturali e culturali e renderli fruibili',
    ],
    [
      'Die Wertschöpfung aus naturnahem Tourismus steigern',
      'Accroître la valeur ajoutée du tourisme proche de la nature',
      'Aumentare il valore aggiunto del turismo vicino alla natura',
    ],
    [
      '{m} Kinder pro Jahr in der Umweltbildung erreichen',
      'Toucher {m} enfants par an par l’éducation à l’environnement',
      'Raggiungere ogni anno {m} bambini con l’educazione ambientale',
    ],
    [
      'Den Anteil der Anreise mit Bahn und Bus auf {high} Prozent steigern',
      'Porter à {high} % la part des arrivées en train et en bus',
      'Portare al {high} % la quota di arrivi in treno e autobus',
    ],
  ],
  measures: [
    [
      'Themenwege mit {n} Stationen und einer App ohne Anmeldung',
      'Sentiers thématiques avec {n} postes et une application sans inscription',
      'Sentieri tematici con {n} postazioni e un’app senza registrazione',
    ],
    [
      'Rangerinnen und Ranger an {n2} Tagen im Jahr',
      'Rangers présents {n2} jours par an',
      'Ranger presenti {n2} giorni all’anno',
    ],
    [
      'Pflegeeinsätze mit Firmen und Schulklassen',
      'Journées d’entretien avec des entreprises et des classes',
      'Giornate di cura con aziende e scolaresche',
    ],
    [
      'Parklabel für Betriebe der Region',
      'Label du parc pour les entreprises de la région',
      'Marchio del parco per le aziende della regione',
    ],
    ['Wiederaufbau von Trockenmauern', 'Reconstruction de murs de pierres sèches', 'Ricostruzione di muri a secco'],
  ],
  results: [
    [
      'Die Zahl der Gäste mit mindestens einer Übernachtung ist um {percent} Prozent gestiegen.',
      'Le nombre d’hôtes passant au moins une nuit a augmenté de {percent} %.',
      'Il numero di ospiti con almeno un pernottamento è aumentato del {percent} %.',
    ],
    [
      '{n} Arten, die verschwunden waren, wurden wieder beobachtet.',
      '{n} espèces disparues ont de nouveau été observées.',
      'Sono state nuovamente osservate {n} specie che erano scomparse.',
    ],
  ],
};
