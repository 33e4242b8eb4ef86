import type { Theme } from '../theme';

export const cheese: Theme = {
  weight: 4,
  terrains: ['mountain'],
  topics: [4, 2, 3],
  programs: [10, 1],
  instruments: [1, 2, 5],
  tags: [11, 3],
  businessSectors: [1, 2],
  costs: [120_000, 3_900_000],
  keywords: ['Käserei', 'Alpkäse', 'Milch', 'Bergkäse', 'Reifekeller', 'Genossenschaft'],
  titles: [
    ['Schaukäserei {town}', 'Fromagerie de démonstration à {town}', 'Caseificio dimostrativo a {town}'],
    ['Zukunft der Alpkäserei {in}', 'L’avenir des fromageries d’alpage {in}', 'Il futuro dei caseifici alpestri {in}'],
    ['Gemeinsamer Reifekeller {name}', 'Cave d’affinage commune {of}', 'Cantina di stagionatura comune {of}'],
    [
      'Milchverarbeitung {in} neu organisieren',
      'Réorganiser la transformation du lait {in}',
      'Riorganizzare la lavorazione del latte {in}',
    ],
  ],
  situation: [
    [
      '{n2} Milchbetriebe der Region liefern ihre Milch heute in weit entfernte Werke und erhalten dafür den Preis von Industriemilch.',
      '{n2} exploitations laitières de la région livrent aujourd’hui leur lait à des usines éloignées et touchent le prix du lait industriel.',
      '{n2} aziende lattiere della regione consegnano oggi il latte a stabilimenti lontani e ricevono il prezzo del latte industriale.',
    ],
    [
      'Die Käsereien {in} genügen den Vorschriften über Hygiene und Abwasser nur noch mit Ausnahmebewilligung.',
      'Les fromageries {in} ne respectent plus les normes d’hygiène et d’eaux usées que grâce à des dérogations.',
      'I caseifici {in} rispettano le norme su igiene e acque di scarico solo grazie a deroghe.',
    ],
  ],
  goals: [
    [
      '{m} Tonnen Milch pro Jahr vor Ort verarbeiten',
      'Transformer sur place {m} tonnes de lait par an',
      'Lavorare sul posto {m} tonnellate di latte all’anno',
    ],
    [
      'Den Milchpreis für die Bauernfamilien um {n} Rappen erhöhen',
      'Augmenter de {n} centimes le prix du lait pour les familles paysannes',
      'Aumentare di {n} centesimi il prezzo del latte per le famiglie contadine',
    ],
    [
      'Eine Besuchergalerie mit Degustation schaffen',
      'Créer une galerie de visite avec dégustation',
      'Creare una galleria per i visitatori con degustazione',
    ],
    [
      'Molke als Rohstoff für Energie und Futter nutzen',
      'Valoriser le petit-lait comme énergie et fourrage',
      'Valorizzare il siero come energia e foraggio',
    ],
  ],
  measures: [
    [
      'Neubau mit Reifekeller für {m}0 Laibe',
      'Nouvelle construction avec cave d’affinage pour {m}0 meules',
      'Nuova costruzione con cantina di stagionatura per {m}0 forme',
    ],
    [
      'Gründung einer Genossenschaft mit {n2} Mitgliedern',
      'Création d’une coopérative de {n2} membres',
      'Costituzione di una cooperativa con {n2} soci',
    ],
    ['Milchleitung von der Alp ins Tal', 'Lactoduc de l’alpage à la vallée', 'Lattodotto dall’alpe alla valle'],
    [
      'Neue Sorten und Verpackungen aus Altpapier',
      'Nouvelles variétés et emballages en papier recyclé',
      'Nuove varietà e imballaggi in carta riciclata',
    ],
    [
      'Verkauf über den Detailhandel und ab Käserei',
      'Vente dans le commerce de détail et à la fromagerie',
      'Vendita nel commercio al dettaglio e in caseificio',
    ],
  ],
  results: [
    [
      'Der Käse aus der Region hat an einem nationalen Wettbewerb zwei Auszeichnungen erhalten.',
      'Le fromage de la région a reçu deux distinctions lors d’un concours national.',
      'Il formaggio della regione ha ottenuto due riconoscimenti a un concorso nazionale.',
    ],
    [
      'Die beteiligten Familien erhalten {n} Rappen mehr pro Kilogramm Milch.',
      'Les familles participantes reçoivent {n} centimes de plus par kilogramme de lait.',
      'Le famiglie partecipanti ricevono {n} centesimi in più per chilogrammo di latte.',
    ],
  ],
};
