import type { Theme } from '../theme';

export const hotelCooperation: Theme = {
  weight: 5,
  terrains: ['mountain', 'rural'],
  topics: [3, 15, 8],
  programs: [5, 1, 1],
  instruments: [1, 2, 5],
  tags: [8, 7, 3],
  businessSectors: [9],
  costs: [50_000, 870_000],
  keywords: ['Hotellerie', 'Kooperation', 'Gastgewerbe', 'Einkauf', 'Personal', 'Betten'],
  titles: [
    ['Hotelkooperation {name}', 'Coopération hôtelière {of}', 'Cooperazione alberghiera {of}'],
    [
      'Gemeinsam stärker: Betriebsgemeinschaft der Hotels {of}',
      'Plus forts ensemble : communauté d’exploitation des hôtels {of}',
      'Più forti insieme: comunità di gestione degli alberghi {of}',
    ],
    [
      'Mitarbeiterhaus {town} für Gastronomie und Tourismus',
      'Maison du personnel à {town} pour la restauration et le tourisme',
      'Casa del personale a {town} per ristorazione e turismo',
    ],
    ['Dezentrales Hotel {town}', 'Hôtel diffus à {town}', 'Albergo diffuso a {town}'],
  ],
  situation: [
    [
      'Die meisten Häuser {in} zählen weniger als {n2} Betten und sind für sich allein kaum wettbewerbsfähig.',
      'La plupart des établissements {in} comptent moins de {n2} lits et ne sont guère compétitifs isolément.',
      'La maggior parte delle strutture {in} conta meno di {n2} letti e da sola è poco competitiva.',
    ],
    [
      'Saisonkräfte finden in der Region keine bezahlbaren Zimmer, und Küchen bleiben deshalb geschlossen.',
      'Les saisonniers ne trouvent pas de chambre abordable dans la région et des cuisines restent fermées.',
      'I lavoratori stagionali non trovano camere a prezzi accessibili nella regione e le cucine restano chiuse.',
    ],
  ],
  goals: [
    [
      'Einkauf, Wäsche und Buchhaltung gemeinsam organisieren',
      'Organiser en commun les achats, la blanchisserie et la comptabilité',
      'Organizzare in comune acquisti, lavanderia e contabilità',
    ],
    [
      'Personal zwischen Sommer- und Winterbetrieben austauschen',
      'Échanger du personnel entre établissements d’été et d’hiver',
      'Scambiare personale tra strutture estive e invernali',
    ],
    [
      'Die Kosten pro Logiernacht um {percent} Prozent senken',
      'Réduire de {percent} % les coûts par nuitée',
      'Ridurre del {percent} % i costi per pernottamento',
    ],
    [
      'Nachfolgelösungen für {n} Familienbetriebe finden',
      'Trouver des solutions de succession pour {n} entreprises familiales',
      'Trovare soluzioni di successione per {n} aziende familiari',
    ],
  ],
  measures: [
    [
      'Gründung einer gemeinsamen Betriebsgesellschaft',
      'Création d’une société d’exploitation commune',
      'Creazione di una società di gestione comune',
    ],
    [
      'Einheitliches Reservationssystem für {n} Häuser',
      'Système de réservation unique pour {n} établissements',
      'Sistema di prenotazione unico per {n} strutture',
    ],
    [
      'Umbau leerer Wohnungen zu Gästezimmern',
      'Transformation d’appartements vides en chambres d’hôtes',
      'Trasformazione di appartamenti vuoti in camere per ospiti',
    ],
    [
      'Ausbildungsprogramm für {n2} Mitarbeitende',
      'Programme de formation pour {n2} collaborateurs',
      'Programma di formazione per {n2} collaboratori',
    ],
    [
      'Energiecheck und Ersatz der Ölheizungen',
      'Diagnostic énergétique et remplacement des chauffages à mazout',
      'Check energetico e sostituzione dei riscaldamenti a olio',
    ],
  ],
  results: [
    [
      'Die Partnerbetriebe sind im Mittel {n} Wochen länger geöffnet als zuvor.',
      'Les établissements partenaires sont ouverts en moyenne {n} semaines de plus qu’auparavant.',
      'Le strutture partner sono aperte in media {n} settimane in più rispetto a prima.',
    ],
    [
      '{m} Angestellte arbeiten heute das ganze Jahr in der Region.',
      '{m} employés travaillent aujourd’hui toute l’année dans la région.',
      'Oggi {m} dipendenti lavorano tutto l’anno nella regione.',
    ],
  ],
};
