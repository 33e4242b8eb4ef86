import type { Theme } from '../theme';

export const coworking: Theme = {
  weight: 6,
  terrains: ['rural', 'mountain'],
  topics: [8, 1, 14, 10],
  programs: [1, 7, 9, 1],
  instruments: [1, 5, 9],
  tags: [10, 14, 2],
  businessSectors: [11, 9],
  costs: [40_000, 520_000],
  keywords: ['Coworking', 'Homeoffice', 'Pendeln', 'Arbeitsplätze', 'Leerstand', 'neue Arbeitsformen'],
  titles: [
    ['Coworking {in}', 'Coworking {in}', 'Coworking {in}'],
    [
      'Arbeiten, wo andere Ferien machen: Dorfbüro {town}',
      'Travailler là où d’autres passent leurs vacances : bureau villageois à {town}',
      'Lavorare dove altri vanno in vacanza: ufficio di paese a {town}',
    ],
    [
      'Netzwerk der Coworking-Spaces {of}',
      'Réseau des espaces de coworking {of}',
      'Rete degli spazi di coworking {of}',
    ],
    [
      'Vom leeren Schulhaus zum Arbeitsort {town}',
      'De l’école vide au lieu de travail à {town}',
      'Da scuola vuota a luogo di lavoro a {town}',
    ],
  ],
  situation: [
    [
      'Mehr als {percent} Prozent der Berufstätigen {in} pendeln täglich aus der Region hinaus.',
      'Plus de {percent} % des actifs {of} quittent chaque jour la région pour travailler.',
      'Oltre il {percent} % delle persone attive {of} lascia ogni giorno la regione per lavorare.',
    ],
    [
      'In {town} steht ein gut gelegenes Gebäude seit {n} Jahren leer.',
      'À {town}, un bâtiment bien situé est vide depuis {n} ans.',
      'A {town} un edificio in buona posizione è vuoto da {n} anni.',
    ],
    [
      'Zweitwohnungsgäste möchten länger bleiben, wenn sie vor Ort mit guter Verbindung arbeiten können.',
      'Les propriétaires de résidences secondaires resteraient plus longtemps s’ils pouvaient travailler sur place avec une bonne connexion.',
      'I proprietari di residenze secondarie resterebbero più a lungo se potessero lavorare sul posto con un buon collegamento.',
    ],
  ],
  goals: [
    [
      '{n2} flexible Arbeitsplätze mit Sitzungszimmer und Café einrichten',
      'Aménager {n2} places de travail flexibles avec salle de réunion et café',
      'Allestire {n2} postazioni flessibili con sala riunioni e caffè',
    ],
    [
      'Pendelwege verkürzen und den Dorfkern tagsüber beleben',
      'Raccourcir les trajets pendulaires et animer le centre du village en journée',
      'Accorciare i tragitti dei pendolari e animare il nucleo del paese durante il giorno',
    ],
    [
      'Selbständige, Angestellte und Gäste zusammenbringen',
      'Réunir indépendants, employés et hôtes',
      'Riunire indipendenti, dipendenti e ospiti',
    ],
    [
      'Einen Betrieb aufbauen, der ab dem {n}. Jahr ohne Beiträge auskommt',
      'Mettre sur pied une exploitation qui se passe de subventions dès l’année {n}',
      'Creare un’attività che dall’anno {n} funzioni senza contributi',
    ],
    [
      'Unternehmen aus den Zentren als Dauermieter gewinnen',
      'Gagner des entreprises des centres comme locataires permanents',
      'Acquisire imprese dei centri come locatarie permanenti',
    ],
  ],
  measures: [
    [
      'Bedarfsabklärung mit {m} Haushalten und Betrieben',
      'Étude des besoins auprès de {m} ménages et entreprises',
      'Analisi del fabbisogno presso {m} economie domestiche e aziende',
    ],
    [
      'Sanfter Umbau mit lokalem Handwerk',
      'Transformation douce avec l’artisanat local',
      'Ristrutturazione leggera con artigiani locali',
    ],
    [
      'Buchungssystem und gemeinsames Abonnement mit {n} weiteren Standorten',
      'Système de réservation et abonnement commun avec {n} autres sites',
      'Sistema di prenotazione e abbonamento comune con altre {n} sedi',
    ],
    [
      'Gastgeberin vor Ort und monatlicher Mittagstisch',
      'Hôtesse sur place et table de midi mensuelle',
      'Persona di riferimento sul posto e pranzo comune mensile',
    ],
    ['Kinderbetreuung am Vormittag', 'Garde d’enfants le matin', 'Custodia dei bambini al mattino'],
  ],
  results: [
    [
      'Nach zwei Jahren sind die Plätze zu {high} Prozent belegt, die Hälfte davon durch Einheimische.',
      'Après deux ans, les places sont occupées à {high} %, pour moitié par des gens du lieu.',
      'Dopo due anni le postazioni sono occupate al {high} %, per metà da persone del posto.',
    ],
    [
      'Drei Familien sind dank dem Angebot in die Region gezogen.',
      'Trois familles se sont installées dans la région grâce à cette offre.',
      'Grazie all’offerta tre famiglie si sono trasferite nella regione.',
    ],
    [
      'Der Standort ist heute Treffpunkt, Poststelle und Kursraum zugleich.',
      'Le site est aujourd’hui à la fois lieu de rencontre, point postal et salle de cours.',
      'Oggi la sede è al tempo stesso punto d’incontro, agenzia postale e sala corsi.',
    ],
  ],
};
