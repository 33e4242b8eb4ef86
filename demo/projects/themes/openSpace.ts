import type { Theme } from '../theme';

export const openSpace: Theme = {
  weight: 4,
  terrains: ['urban'],
  topics: [11, 10, 12, 18],
  programs: [8, 9, 13],
  instruments: [8, 1, 5],
  tags: [6, 9],
  businessSectors: [6, 10],
  costs: [90_000, 5_200_000],
  keywords: ['Freiraum', 'Agglomeration', 'Verdichtung', 'Hitzeminderung', 'Fusswege', 'Areal'],
  titles: [
    ['Freiraumkonzept {name}', 'Concept des espaces ouverts {of}', 'Concetto degli spazi liberi {of}'],
    ['Agglomerationspark {town}', 'Parc d’agglomération à {town}', 'Parco d’agglomerato a {town}'],
    [
      'Industriebrache wird Quartier: Arealentwicklung {town}',
      'D’une friche à un quartier : développement de site à {town}',
      'Da area dismessa a quartiere: sviluppo a {town}',
    ],
    [
      'Kühle Wege durch die Agglomeration {of}',
      'Des chemins de fraîcheur dans l’agglomération {of}',
      'Percorsi freschi nell’agglomerato {of}',
    ],
  ],
  situation: [
    [
      'Die Bevölkerung {of} ist in zwanzig Jahren um {percent} Prozent gewachsen, die Freiräume sind es nicht.',
      'En vingt ans, la population {of} a augmenté de {percent} %, mais pas les espaces ouverts.',
      'In vent’anni la popolazione {of} è cresciuta del {percent} %, gli spazi liberi invece no.',
    ],
    [
      'An Hitzetagen ist es in den Zentren der Region bis zu {n} Grad wärmer als im Umland.',
      'Les jours de canicule, il fait jusqu’à {n} degrés de plus dans les centres de la région que dans les environs.',
      'Nei giorni di canicola nei centri della regione ci sono fino a {n} gradi in più rispetto ai dintorni.',
    ],
  ],
  goals: [
    [
      'Grünräume über Gemeindegrenzen hinweg verbinden',
      'Relier les espaces verts au-delà des limites communales',
      'Collegare gli spazi verdi oltre i confini comunali',
    ],
    ['Innert {n} Jahren {m} Bäume pflanzen', 'Planter {m} arbres en {n} ans', 'Piantare {m} alberi in {n} anni'],
    [
      'Sichere Fuss- und Velowege zu Schulen und Bahnhöfen schaffen',
      'Créer des itinéraires piétons et cyclables sûrs vers les écoles et les gares',
      'Creare percorsi pedonali e ciclabili sicuri verso scuole e stazioni',
    ],
    [
      'Wohnen, Arbeiten und Freizeit auf kurzen Wegen ermöglichen',
      'Permettre de vivre, travailler et se détendre à courte distance',
      'Permettere di abitare, lavorare e svagarsi a breve distanza',
    ],
  ],
  measures: [
    ['Testplanung mit {n} Teams', 'Études-test avec {n} équipes', 'Progettazione test con {n} gruppi'],
    ['Spaziergänge mit der Bevölkerung', 'Promenades avec la population', 'Passeggiate con la popolazione'],
    [
      'Entsiegelung von Plätzen und Schulhöfen',
      'Désimperméabilisation de places et de cours d’école',
      'Desigillatura di piazze e cortili scolastici',
    ],
    [
      'Zwischennutzung einer Halle in {town}',
      'Affectation temporaire d’une halle à {town}',
      'Uso temporaneo di un capannone a {town}',
    ],
    [
      'Vereinbarung der Gemeinden über Unterhalt und Kosten',
      'Convention entre communes sur l’entretien et les coûts',
      'Convenzione tra comuni su manutenzione e costi',
    ],
  ],
  results: [
    [
      'Die {n} Gemeinden haben ihre Richtpläne aufeinander abgestimmt.',
      'Les {n} communes ont coordonné leurs plans directeurs.',
      'I {n} comuni hanno coordinato i loro piani direttori.',
    ],
    [
      'Das erste Teilstück ist eröffnet und wird täglich von {m} Menschen genutzt.',
      'Le premier tronçon est ouvert et {m} personnes l’utilisent chaque jour.',
      'Il primo tratto è aperto e ogni giorno lo utilizzano {m} persone.',
    ],
  ],
};
