import type { Theme } from '../theme';

export const bikeNetwork: Theme = {
  weight: 6,
  terrains: ['mountain', 'rural'],
  topics: [3, 10, 12],
  programs: [1, 5, 6, 1],
  instruments: [1, 2, 5],
  tags: [7, 6],
  businessSectors: [9, 14],
  costs: [60_000, 2_200_000],
  keywords: ['Mountainbike', 'Velo', 'Wegnetz', 'E-Bike', 'Trail', 'Langsamverkehr'],
  titles: [
    ['Bikenetz {name}', 'Réseau VTT {of}', 'Rete per mountain bike {of}'],
    [
      'Velofahren {in}: Wege, Verleih, Werkstätten',
      'À vélo {in} : itinéraires, location, ateliers',
      'In bicicletta {in}: percorsi, noleggio, officine',
    ],
    [
      'Wandern und Biken nebeneinander: Wegkonzept {name}',
      'Randonnée et VTT côte à côte : concept d’itinéraires {of}',
      'Escursionismo e mountain bike insieme: concetto dei percorsi {of}',
    ],
    [
      'Pumptrack und Bikeschule {town}',
      'Pumptrack et école de VTT à {town}',
      'Pumptrack e scuola di mountain bike a {town}',
    ],
  ],
  situation: [
    [
      'Das Wegnetz {of} ist beliebt, aber weder einheitlich beschildert noch rechtlich gesichert.',
      'Le réseau de chemins {of} est apprécié, mais sa signalisation n’est pas uniforme et son statut juridique incertain.',
      'La rete di sentieri {of} è apprezzata, ma la segnaletica non è uniforme e lo statuto giuridico è incerto.',
    ],
    [
      'Mit dem E-Bike kommen neue Gäste in die Region, und die Konflikte mit Wandernden und der Alpwirtschaft nehmen zu.',
      'Le vélo électrique amène de nouveaux visiteurs dans la région, et les conflits avec les randonneurs et l’économie alpestre augmentent.',
      'Con la bicicletta elettrica arrivano nuovi ospiti nella regione e aumentano i conflitti con gli escursionisti e l’economia alpestre.',
    ],
  ],
  goals: [
    [
      '{m} Kilometer Routen planen, sichern und beschildern',
      'Planifier, sécuriser et signaler {m} kilomètres d’itinéraires',
      'Pianificare, mettere in sicurezza e segnalare {m} chilometri di percorsi',
    ],
    [
      'Konflikte durch Entflechtung und Rücksicht verringern',
      'Réduire les conflits par la séparation des flux et le respect mutuel',
      'Ridurre i conflitti separando i flussi e promuovendo il rispetto',
    ],
    [
      'Die Saison vom Mai bis in den November verlängern',
      'Prolonger la saison de mai à novembre',
      'Prolungare la stagione da maggio a novembre',
    ],
    [
      'Unterhalt und Haftung dauerhaft regeln',
      'Régler durablement l’entretien et la responsabilité',
      'Disciplinare in modo duraturo manutenzione e responsabilità',
    ],
  ],
  measures: [
    [
      'Runde Tische mit Grundeigentümern, Forst, Jagd und Alpgenossenschaften',
      'Tables rondes avec propriétaires, forestiers, chasseurs et consortages d’alpage',
      'Tavole rotonde con proprietari, forestali, cacciatori e patriziati',
    ],
    [
      'Bau von {n} Abschnitten in Handarbeit',
      'Construction manuelle de {n} tronçons',
      'Costruzione a mano di {n} tratti',
    ],
    [
      'Ladestationen und Reparatursäulen bei {n2} Betrieben',
      'Bornes de recharge et de réparation dans {n2} établissements',
      'Stazioni di ricarica e di riparazione presso {n2} esercizi',
    ],
    [
      'Zählstellen und jährlicher Bericht',
      'Stations de comptage et rapport annuel',
      'Postazioni di conteggio e rapporto annuale',
    ],
    [
      'Velotransport mit Bus und Bahn',
      'Transport des vélos en bus et en train',
      'Trasporto delle biciclette con autobus e treno',
    ],
  ],
  results: [
    [
      'Die Zählstellen zeigen {percent} Prozent mehr Fahrten bei weniger Beschwerden.',
      'Les stations de comptage indiquent {percent} % de passages en plus et moins de plaintes.',
      'Le postazioni di conteggio indicano il {percent} % di passaggi in più e meno reclami.',
    ],
    [
      '{n} Betriebe der Region bieten heute Verleih, Kurse oder geführte Touren an.',
      '{n} entreprises de la région proposent aujourd’hui location, cours ou sorties guidées.',
      '{n} aziende della regione offrono oggi noleggio, corsi o escursioni guidate.',
    ],
  ],
};
