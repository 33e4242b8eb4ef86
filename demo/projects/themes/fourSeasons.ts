import type { Theme } from '../theme';

export const fourSeasons: Theme = {
  weight: 6,
  terrains: ['alpine'],
  topics: [3, 18, 12],
  programs: [1, 6, 7, 5],
  instruments: [1, 2, 5],
  tags: [7, 9, 1],
  businessSectors: [9, 14, 10],
  costs: [50_000, 2_900_000],
  keywords: ['Ganzjahrestourismus', 'Sommerangebot', 'Schneesicherheit', 'Destination', 'Strategie', 'Besucherströme'],
  titles: [
    ['Ganzjahrestourismus {in}', 'Tourisme quatre saisons {in}', 'Turismo tutto l’anno {in}'],
    ['Masterplan Tourismus {name}', 'Plan directeur du tourisme {of}', 'Piano direttore del turismo {of}'],
    ['Nach dem Schnee: neue Wege {in}', 'Après la neige : nouvelles voies {in}', 'Dopo la neve: nuove vie {in}'],
    [
      'Erlebnisweg und Spielplatz der Sagen {town}',
      'Sentier ludique des légendes à {town}',
      'Sentiero delle leggende a {town}',
    ],
  ],
  situation: [
    [
      'Unterhalb von 1600 Metern ist {in} nur noch in jedem zweiten Winter genug Schnee gefallen.',
      'Au-dessous de 1600 mètres, la neige n’a été suffisante {in} qu’un hiver sur deux.',
      'Al di sotto dei 1600 metri {in} la neve è stata sufficiente solo un inverno su due.',
    ],
    [
      '{high} Prozent der Logiernächte der Region fallen in {n} Wochen des Jahres an.',
      '{high} % des nuitées de la région se concentrent sur {n} semaines de l’année.',
      'Il {high} % dei pernottamenti della regione si concentra in {n} settimane dell’anno.',
    ],
    [
      'Die touristischen Betriebe planen ihre Investitionen bisher je für sich.',
      'Jusqu’ici, chaque entreprise touristique planifie seule ses investissements.',
      'Finora ogni azienda turistica pianifica da sola i propri investimenti.',
    ],
  ],
  goals: [
    [
      'Eine gemeinsame Strategie für das ganze Jahr erarbeiten',
      'Élaborer une stratégie commune pour toute l’année',
      'Elaborare una strategia comune per tutto l’anno',
    ],
    [
      'Die Wertschöpfung im Sommer um {percent} Prozent steigern',
      'Augmenter de {percent} % la valeur ajoutée estivale',
      'Aumentare del {percent} % il valore aggiunto estivo',
    ],
    [
      'Saisonstellen in Jahresstellen umwandeln',
      'Transformer des emplois saisonniers en emplois annuels',
      'Trasformare impieghi stagionali in impieghi annuali',
    ],
    [
      'Die einheimische Bevölkerung in die Planung einbeziehen',
      'Associer la population locale à la planification',
      'Coinvolgere la popolazione locale nella pianificazione',
    ],
  ],
  measures: [
    [
      'Analyse der Gästeströme mit {n} Zählstellen',
      'Analyse des flux de visiteurs avec {n} points de comptage',
      'Analisi dei flussi di visitatori con {n} punti di conteggio',
    ],
    [
      'Zukunftskonferenz mit {m} Einheimischen',
      'Conférence d’avenir avec {m} habitants',
      'Conferenza sul futuro con {m} abitanti',
    ],
    [
      'Entwicklung von {n} buchbaren Angeboten für Frühling und Herbst',
      'Développement de {n} offres réservables pour le printemps et l’automne',
      'Sviluppo di {n} offerte prenotabili per primavera e autunno',
    ],
    [
      'Gästekarte mit freier Fahrt in Bus und Bahn',
      'Carte d’hôte avec libre parcours en bus et en train',
      'Carta ospite con libera circolazione in autobus e treno',
    ],
    [
      'Rückbau eines stillgelegten Skilifts',
      'Démontage d’un téléski désaffecté',
      'Smantellamento di uno skilift dismesso',
    ],
  ],
  results: [
    [
      'Im Herbst sind die Logiernächte um {percent} Prozent gestiegen.',
      'Les nuitées d’automne ont augmenté de {percent} %.',
      'I pernottamenti autunnali sono aumentati del {percent} %.',
    ],
    [
      '{n} von {n2} Massnahmen des Plans sind umgesetzt oder in Arbeit.',
      '{n} des {n2} mesures du plan sont réalisées ou en cours.',
      '{n} delle {n2} misure del piano sono attuate o in corso.',
    ],
  ],
};
