import type { Theme } from '../theme';

export const regionalProducts: Theme = {
  weight: 7,
  terrains: ['rural', 'mountain'],
  topics: [4, 3, 2, 9],
  programs: [10, 1, 12],
  instruments: [1, 5, 9],
  tags: [11, 3, 8],
  businessSectors: [1, 2, 8],
  costs: [50_000, 1_100_000],
  keywords: ['Regionalprodukte', 'Direktvermarktung', 'Hofladen', 'Label', 'Gastronomie', 'Herkunft'],
  titles: [
    [
      'Regionalprodukte {name}: gemeinsam vermarkten',
      'Produits régionaux {of} : commercialiser ensemble',
      'Prodotti regionali {of}: commercializzare insieme',
    ],
    ['Genussregion {name}', 'Région gourmande {of}', 'Regione del gusto {of}'],
    [
      'Logistikplattform für Lebensmittel {of}',
      'Plateforme logistique pour les produits alimentaires {of}',
      'Piattaforma logistica per gli alimentari {of}',
    ],
    [
      'Markthalle {town}: Schaufenster der Landwirtschaft',
      'Halle de marché à {town} : vitrine de l’agriculture',
      'Mercato coperto a {town}: vetrina dell’agricoltura',
    ],
  ],
  situation: [
    [
      'Rund {m} Betriebe {in} stellen eigene Lebensmittel her, verkaufen sie aber meist nur ab Hof.',
      'Quelque {m} exploitations {in} produisent leurs propres denrées, mais les vendent le plus souvent uniquement à la ferme.',
      'Circa {m} aziende {in} producono alimenti propri, ma li vendono per lo più solo in fattoria.',
    ],
    [
      'Hotels und Heime möchten mehr aus der Nähe einkaufen, scheitern jedoch an Mengen, Lieferung und Bestellwegen.',
      'Hôtels et établissements médico-sociaux souhaitent acheter davantage à proximité, mais butent sur les quantités, la livraison et les commandes.',
      'Alberghi e istituti vorrebbero acquistare di più nelle vicinanze, ma si scontrano con quantità, consegne e ordinazioni.',
    ],
    [
      'Die bisherigen Marken der Region treten nebeneinander auf und sind ausserhalb kaum bekannt.',
      'Les marques existantes de la région se présentent séparément et sont peu connues à l’extérieur.',
      'I marchi esistenti della regione si presentano separatamente e sono poco conosciuti all’esterno.',
    ],
  ],
  goals: [
    [
      'Den Absatz regionaler Lebensmittel in der Gastronomie verdoppeln',
      'Doubler les ventes de produits régionaux dans la restauration',
      'Raddoppiare le vendite di prodotti regionali nella ristorazione',
    ],
    [
      'Eine gemeinsame Marke mit klaren Herkunftsregeln schaffen',
      'Créer une marque commune aux règles de provenance claires',
      'Creare un marchio comune con regole chiare sulla provenienza',
    ],
    [
      'Faire Preise für {n2} Produzentinnen und Produzenten sichern',
      'Assurer des prix équitables à {n2} productrices et producteurs',
      'Garantire prezzi equi a {n2} produttrici e produttori',
    ],
    [
      'Lebensmittelabfälle um {percent} Prozent verringern',
      'Réduire le gaspillage alimentaire de {percent} %',
      'Ridurre lo spreco alimentare del {percent} %',
    ],
    [
      'Wissen über Verarbeitung und Rezepte weitergeben',
      'Transmettre le savoir-faire et les recettes',
      'Tramandare le conoscenze di lavorazione e le ricette',
    ],
  ],
  measures: [
    [
      'Aufbau einer Bestellplattform mit Sammelauslieferung',
      'Mise en place d’une plateforme de commande avec livraison groupée',
      'Creazione di una piattaforma di ordinazione con consegna collettiva',
    ],
    [
      'Verarbeitungsküche, die {n} Betriebe gemeinsam nutzen',
      'Cuisine de transformation partagée par {n} exploitations',
      'Cucina di trasformazione condivisa da {n} aziende',
    ],
    [
      'Zertifizierung der Produkte und Gestaltung der Verpackung',
      'Certification des produits et conception de l’emballage',
      'Certificazione dei prodotti e progettazione degli imballaggi',
    ],
    [
      'Genusswochen mit Restaurants und Schulen',
      'Semaines du goût avec les restaurants et les écoles',
      'Settimane del gusto con ristoranti e scuole',
    ],
    [
      'Verkaufsstelle am Bahnhof in {town}',
      'Point de vente à la gare à {town}',
      'Punto vendita alla stazione a {town}',
    ],
  ],
  results: [
    [
      'Heute tragen {m} Produkte das Zeichen, und {n2} Restaurants führen sie auf der Karte.',
      'Aujourd’hui, {m} produits portent le label et {n2} restaurants les proposent à la carte.',
      'Oggi {m} prodotti portano il marchio e {n2} ristoranti li propongono sulla carta.',
    ],
    [
      'Die Sammelauslieferung spart pro Woche über tausend Fahrkilometer.',
      'La livraison groupée économise plus de mille kilomètres par semaine.',
      'La consegna collettiva fa risparmiare oltre mille chilometri alla settimana.',
    ],
    [
      'Der Umsatz der beteiligten Höfe ist im Mittel um {percent} Prozent gestiegen.',
      'Le chiffre d’affaires des fermes participantes a augmenté en moyenne de {percent} %.',
      'La cifra d’affari delle fattorie partecipanti è aumentata in media del {percent} %.',
    ],
  ],
};
