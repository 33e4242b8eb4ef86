import type { Theme } from '../theme';

export const onDemandTransport: Theme = {
  weight: 4,
  terrains: ['rural', 'mountain'],
  topics: [10, 8, 3],
  programs: [9, 7, 1],
  instruments: [1, 8, 5],
  tags: [2, 14, 9],
  businessSectors: [10, 11],
  costs: [60_000, 890_000],
  keywords: ['Rufbus', 'Mobilität', 'Mitfahren', 'letzte Meile', 'öffentlicher Verkehr', 'Carsharing'],
  titles: [
    ['Rufbus {name}', 'Bus sur appel {of}', 'Bus a chiamata {of}'],
    ['Mobil ohne eigenes Auto {in}', 'Mobile sans voiture {in}', 'Mobili senza auto propria {in}'],
    [
      'Die letzte Meile: Mobilitätsknoten {town}',
      'Le dernier kilomètre : pôle de mobilité à {town}',
      'L’ultimo chilometro: nodo della mobilità a {town}',
    ],
  ],
  situation: [
    [
      'Abseits der Hauptachsen fährt {in} nach 19 Uhr kein Bus mehr.',
      'En dehors des grands axes, plus aucun bus ne circule {in} après 19 heures.',
      'Al di fuori degli assi principali, dopo le 19 {in} non circola più alcun autobus.',
    ],
    [
      'Drei Viertel der Wege in der Region werden mit dem Auto zurückgelegt, meist allein.',
      'Dans la région, les trois quarts des trajets se font en voiture, le plus souvent seul.',
      'Nella regione tre quarti degli spostamenti avvengono in automobile, per lo più da soli.',
    ],
  ],
  goals: [
    [
      '{n} Dörfer von früh bis spät erschliessen',
      'Desservir {n} villages du matin au soir',
      'Servire {n} villaggi dal mattino alla sera',
    ],
    [
      'Älteren Menschen und Jugendlichen Wege ohne Begleitung ermöglichen',
      'Permettre aux aînés et aux jeunes de se déplacer seuls',
      'Permettere ad anziani e giovani di spostarsi da soli',
    ],
    [
      'Den Autoverkehr zu den Ausflugszielen um {percent} Prozent senken',
      'Réduire de {percent} % le trafic automobile vers les lieux d’excursion',
      'Ridurre del {percent} % il traffico verso le mete escursionistiche',
    ],
    [
      'Ein Angebot aufbauen, das in den Fahrplan der Kantone aufgenommen wird',
      'Créer une offre reprise dans l’horaire des cantons',
      'Creare un’offerta ripresa nell’orario dei cantoni',
    ],
  ],
  measures: [
    [
      'Probebetrieb mit {n} Kleinbussen, bestellbar per Telefon und App',
      'Essai avec {n} minibus, réservables par téléphone et application',
      'Esercizio di prova con {n} minibus, prenotabili per telefono e app',
    ],
    ['{n2} virtuelle Haltestellen', '{n2} arrêts virtuels', '{n2} fermate virtuali'],
    [
      'Freiwillige Fahrerinnen und Fahrer mit Schulung',
      'Conductrices et conducteurs bénévoles formés',
      'Conducenti volontari con formazione',
    ],
    [
      'Mitfahrbänke an den Dorfausgängen',
      'Bancs de covoiturage à la sortie des villages',
      'Panchine per l’autostop all’uscita dei villaggi',
    ],
    [
      'Auswertung von Fahrten, Kosten und Zufriedenheit',
      'Évaluation des trajets, des coûts et de la satisfaction',
      'Valutazione di corse, costi e soddisfazione',
    ],
  ],
  results: [
    [
      'Im ersten Betriebsjahr wurden über {m}00 Fahrten bestellt.',
      'La première année d’exploitation, plus de {m}00 courses ont été commandées.',
      'Nel primo anno di esercizio sono state ordinate oltre {m}00 corse.',
    ],
    [
      'Zwei Gemeinden haben dank dem Rufbus auf den Bau eines Parkplatzes verzichtet.',
      'Grâce au bus sur appel, deux communes ont renoncé à construire un parking.',
      'Grazie al bus a chiamata due comuni hanno rinunciato a costruire un parcheggio.',
    ],
  ],
};
