import type { Theme } from '../theme';

export const agritourism: Theme = {
  weight: 5,
  terrains: ['rural', 'mountain'],
  topics: [3, 4, 13],
  programs: [1, 10, 5],
  instruments: [1, 5, 9],
  tags: [11, 4, 9],
  businessSectors: [1, 9],
  costs: [30_000, 420_000],
  keywords: ['Agrotourismus', 'Bauernhof', 'Ferien auf dem Bauernhof', 'Schlafen im Stroh', 'Alp', 'Landwirtschaft'],
  titles: [
    ['Agrotourismus {in}', 'Agritourisme {in}', 'Agriturismo {in}'],
    [
      'Zu Gast auf dem Hof: Angebote {of} bündeln',
      'Hôtes à la ferme : regrouper les offres {of}',
      'Ospiti in fattoria: riunire le offerte {of}',
    ],
    ['Sommer auf dem Hof erleben {in}', 'Vivre l’été à la ferme {in}', 'Vivere l’estate in fattoria {in}'],
    ['Bäuerinnen als Gastgeberinnen {in}', 'Paysannes et hôtesses {in}', 'Contadine e padrone di casa {in}'],
  ],
  situation: [
    [
      '{n2} Höfe {in} bieten Übernachtungen, Führungen oder Verpflegung an, doch nur wenige sind online buchbar.',
      '{n2} fermes {in} proposent l’hébergement, des visites ou des repas, mais peu sont réservables en ligne.',
      '{n2} fattorie {in} offrono alloggio, visite o ristoro, ma poche sono prenotabili online.',
    ],
    [
      'Für viele Betriebe der Region reicht das Einkommen aus Milch und Fleisch allein nicht mehr aus.',
      'Pour de nombreuses exploitations de la région, le revenu du lait et de la viande ne suffit plus.',
      'Per molte aziende della regione il reddito di latte e carne non basta più.',
    ],
    [
      'Gäste wünschen sich echte Begegnungen; den Höfen fehlt jedoch die Zeit für Werbung und Anfragen.',
      'Les hôtes souhaitent de vraies rencontres, mais les fermes manquent de temps pour la publicité et les demandes.',
      'Gli ospiti desiderano incontri autentici, ma alle fattorie manca il tempo per la promozione e le richieste.',
    ],
  ],
  goals: [
    [
      'Ein zusätzliches Einkommen für {n2} Familien schaffen',
      'Créer un revenu complémentaire pour {n2} familles',
      'Creare un reddito supplementare per {n2} famiglie',
    ],
    [
      'Die Leistungen der Berglandwirtschaft sichtbar machen',
      'Rendre visibles les prestations de l’agriculture de montagne',
      'Rendere visibili le prestazioni dell’agricoltura di montagna',
    ],
    [
      'Höfe, Alpen und Wanderwege zu mehrtägigen Reisen verbinden',
      'Relier fermes, alpages et sentiers en voyages de plusieurs jours',
      'Collegare fattorie, alpeggi e sentieri in viaggi di più giorni',
    ],
    [
      'Die Qualität der Unterkünfte nach gemeinsamen Regeln sichern',
      'Assurer la qualité des hébergements selon des règles communes',
      'Garantire la qualità degli alloggi secondo regole comuni',
    ],
  ],
  measures: [
    [
      'Anlaufstelle für Beratung, Bewilligung und Buchhaltung',
      'Guichet pour le conseil, les autorisations et la comptabilité',
      'Sportello per consulenza, autorizzazioni e contabilità',
    ],
    [
      'Gemeinsame Buchungsplattform mit der Tourismusorganisation',
      'Plateforme de réservation commune avec l’organisation touristique',
      'Piattaforma di prenotazione comune con l’organizzazione turistica',
    ],
    [
      'Kurse in Gästebetreuung und Fremdsprachen',
      'Cours d’accueil et de langues étrangères',
      'Corsi di accoglienza e lingue straniere',
    ],
    [
      'Umbau von {n} Ställen zu einfachen Unterkünften',
      'Transformation de {n} étables en hébergements simples',
      'Trasformazione di {n} stalle in alloggi semplici',
    ],
    ['Tag der offenen Stalltüren', 'Journée portes ouvertes à l’étable', 'Giornata delle stalle aperte'],
  ],
  results: [
    [
      'Die beteiligten Höfe zählten im letzten Jahr {m} zusätzliche Übernachtungen.',
      'Les fermes participantes ont compté {m} nuitées supplémentaires l’an dernier.',
      'Le fattorie partecipanti hanno registrato {m} pernottamenti supplementari nell’ultimo anno.',
    ],
    [
      'Aus der Gruppe der Bäuerinnen ist ein Verein mit {n2} Mitgliedern geworden.',
      'Le groupe de paysannes est devenu une association de {n2} membres.',
      'Il gruppo di contadine è diventato un’associazione con {n2} membri.',
    ],
  ],
};
