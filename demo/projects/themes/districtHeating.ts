import type { Theme } from '../theme';

export const districtHeating: Theme = {
  weight: 4,
  terrains: ['rural', 'mountain'],
  topics: [5, 4, 6],
  programs: [1, 11, 1],
  instruments: [2, 1, 5],
  tags: [3, 9],
  businessSectors: [7, 1],
  costs: [600_000, 9_500_000],
  keywords: ['Wärmeverbund', 'Holzschnitzel', 'Fernwärme', 'Holzenergie', 'Abwärme', 'Heizzentrale'],
  titles: [
    ['Wärmeverbund {town}', 'Réseau de chaleur à {town}', 'Rete di teleriscaldamento a {town}'],
    [
      'Holzwärme {in}: Machbarkeitsstudie',
      'Chaleur du bois {in} : étude de faisabilité',
      'Calore dal legno {in}: studio di fattibilità',
    ],
    ['Abwärme nutzen statt verlieren {in}', 'Valoriser la chaleur perdue {in}', 'Sfruttare il calore residuo {in}'],
  ],
  situation: [
    [
      '{high} Prozent der Gebäude in {town} werden noch mit Öl oder Strom direkt beheizt.',
      'À {town}, {high} % des bâtiments sont encore chauffés au mazout ou à l’électricité directe.',
      'A {town} il {high} % degli edifici è ancora riscaldato a olio o con elettricità diretta.',
    ],
    [
      'Sägereien und Käsereien der Region geben Wärme ungenutzt an die Umgebung ab.',
      'Les scieries et fromageries de la région rejettent leur chaleur sans l’utiliser.',
      'Le segherie e i caseifici della regione disperdono calore inutilizzato.',
    ],
  ],
  goals: [
    [
      '{m} Gebäude an ein gemeinsames Netz anschliessen',
      'Raccorder {m} bâtiments à un réseau commun',
      'Allacciare {m} edifici a una rete comune',
    ],
    [
      'Pro Jahr über {n}00 Tonnen Heizöl ersetzen',
      'Remplacer chaque année plus de {n}00 tonnes de mazout',
      'Sostituire ogni anno oltre {n}00 tonnellate di olio combustibile',
    ],
    [
      'Energieholz ausschliesslich aus den Wäldern der Region beziehen',
      'Utiliser exclusivement du bois-énergie des forêts de la région',
      'Utilizzare esclusivamente legname dei boschi della regione',
    ],
    [
      'Stabile Wärmepreise über zwanzig Jahre bieten',
      'Offrir des prix de la chaleur stables sur vingt ans',
      'Offrire prezzi del calore stabili per vent’anni',
    ],
  ],
  measures: [
    [
      'Bau der Heizzentrale mit Elektrofilter',
      'Construction de la centrale de chauffe avec filtre électrostatique',
      'Costruzione della centrale termica con elettrofiltro',
    ],
    [
      'Verlegung von {n} Kilometern Leitungen zusammen mit Wasser und Glasfaser',
      'Pose de {n} kilomètres de conduites, avec l’eau et la fibre optique',
      'Posa di {n} chilometri di condotte insieme ad acqua e fibra ottica',
    ],
    [
      'Verträge mit Waldeigentümern und Korporationen',
      'Contrats avec propriétaires forestiers et bourgeoisies',
      'Contratti con proprietari di boschi e patriziati',
    ],
    [
      'Informationsabende und Hausbesuche',
      'Soirées d’information et visites à domicile',
      'Serate informative e visite a domicilio',
    ],
  ],
  results: [
    [
      'Im ersten Winter lieferte die Zentrale Wärme an {m} Haushalte ohne einen Ausfall.',
      'Durant le premier hiver, la centrale a alimenté {m} ménages sans aucune panne.',
      'Nel primo inverno la centrale ha rifornito {m} economie domestiche senza alcuna interruzione.',
    ],
    [
      'Die Wertschöpfung aus der Investition von {cost} bleibt zum grossen Teil in der Region.',
      'La valeur ajoutée liée à cet investissement de {cost} reste en grande partie dans la région.',
      'Il valore aggiunto legato a questo investimento di {cost} resta in gran parte nella regione.',
    ],
  ],
};
