import type { Theme } from '../theme';

export const heritage: Theme = {
  weight: 5,
  terrains: ['rural', 'mountain', 'urban'],
  topics: [13, 3, 12],
  programs: [1, 12, 5],
  instruments: [1, 9, 5],
  tags: [6, 5],
  businessSectors: [14, 9],
  costs: [35_000, 720_000],
  keywords: ['Kulturerbe', 'Museum', 'Handwerk', 'Baukultur', 'Festival', 'Brauchtum'],
  titles: [
    ['Kulturerbe {in} erlebbar machen', 'Faire vivre le patrimoine {in}', 'Far vivere il patrimonio {in}'],
    ['Netzwerk der kleinen Museen {of}', 'Réseau des petits musées {of}', 'Rete dei piccoli musei {of}'],
    [
      'Altes Handwerk, neue Ideen: Werkhaus {town}',
      'Vieux métiers, idées nouvelles : maison des artisans à {town}',
      'Vecchi mestieri, nuove idee: casa degli artigiani a {town}',
    ],
    [
      'Säumerwege und Handelsrouten {of}',
      'Chemins muletiers et routes commerciales {of}',
      'Mulattiere e vie commerciali {of}',
    ],
  ],
  situation: [
    [
      'Die Region besitzt {n2} kleine Museen und Sammlungen, die fast alle von Freiwilligen geführt werden.',
      'La région possède {n2} petits musées et collections, presque tous gérés par des bénévoles.',
      'La regione possiede {n2} piccoli musei e collezioni, quasi tutti gestiti da volontari.',
    ],
    [
      'Viel Wissen über Trachten, Steinbau und Musik {in} ist nur noch mündlich überliefert.',
      'Une grande partie du savoir sur les costumes, la pierre et la musique {in} ne se transmet plus qu’oralement.',
      'Gran parte delle conoscenze su costumi, costruzioni in pietra e musica {in} è tramandata solo oralmente.',
    ],
    [
      'Reisende fragen nach Geschichten und Menschen und nicht nur nach Aussicht.',
      'Les voyageurs demandent des histoires et des rencontres, et pas seulement de beaux panoramas.',
      'I viaggiatori chiedono storie e incontri e non solo panorami.',
    ],
  ],
  goals: [
    [
      'Öffnungszeiten, Kasse und Werbung gemeinsam organisieren',
      'Organiser en commun horaires, caisse et promotion',
      'Organizzare in comune orari, cassa e promozione',
    ],
    [
      'Das überlieferte Wissen aufzeichnen und weitergeben',
      'Consigner et transmettre les savoirs traditionnels',
      'Documentare e tramandare le conoscenze tradizionali',
    ],
    [
      'Junge Handwerkerinnen und Handwerker in der Region halten',
      'Retenir les jeunes artisans dans la région',
      'Trattenere i giovani artigiani nella regione',
    ],
    [
      '{percent} Prozent mehr Eintritte erreichen',
      'Augmenter les entrées de {percent} %',
      'Aumentare gli ingressi del {percent} %',
    ],
  ],
  measures: [
    ['Gemeinsamer Museumspass mit {n} Häusern', 'Passeport commun à {n} musées', 'Tessera comune per {n} musei'],
    [
      'Gesprächsreihe mit Zeitzeuginnen und Zeitzeugen',
      'Série d’entretiens avec des témoins',
      'Serie di interviste con testimoni',
    ],
    [
      'Kurse in Trockenmauerbau, Weben und Schindelmachen',
      'Cours de murs de pierres sèches, de tissage et de tavillonnage',
      'Corsi di muri a secco, tessitura e fabbricazione di scandole',
    ],
    [
      'Audioführung in {n} Sprachen und einfacher Sprache',
      'Audioguide en {n} langues et en langage simplifié',
      'Audioguida in {n} lingue e in lingua facile',
    ],
    [
      'Sanierung eines geschützten Gebäudes in {town}',
      'Rénovation d’un bâtiment protégé à {town}',
      'Risanamento di un edificio protetto a {town}',
    ],
  ],
  results: [
    [
      '{m} Stunden Tonaufnahmen stehen im Archiv der Region frei zur Verfügung.',
      '{m} heures d’enregistrements sont librement accessibles dans les archives de la région.',
      '{m} ore di registrazioni sono liberamente accessibili nell’archivio della regione.',
    ],
    [
      'Die Museen empfangen heute {percent} Prozent mehr Gäste und teilen sich zwei angestellte Fachpersonen.',
      'Les musées accueillent aujourd’hui {percent} % de visiteurs en plus et partagent deux professionnels salariés.',
      'Oggi i musei accolgono il {percent} % di visitatori in più e condividono due specialisti assunti.',
    ],
  ],
};
