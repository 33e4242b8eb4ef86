import type { Phrase } from '../projects/phrase';

/** What is looked for, and what is to be done. */
export const positions: readonly { name: Phrase; task: Phrase }[] = [
  {
    name: [
      'Projektleitung Regionalentwicklung',
      'Direction de projets de développement régional',
      'Direzione di progetti di sviluppo regionale',
    ],
    task: [
      'Sie führen Vorhaben von der Idee bis zum Bericht.',
      'Vous menez des projets de l’idée au rapport.',
      'Conducete progetti dall’idea al rapporto.',
    ],
  },
  {
    name: ['Geschäftsführung Naturpark', 'Direction du parc naturel', 'Direzione del parco naturale'],
    task: [
      'Sie verbinden Landschaft, Landwirtschaft und Gäste.',
      'Vous reliez paysage, agriculture et visiteurs.',
      'Unite paesaggio, agricoltura e ospiti.',
    ],
  },
  {
    name: [
      'Wissenschaftliche Mitarbeit Standortförderung',
      'Collaboration scientifique à la promotion économique',
      'Collaborazione scientifica alla promozione economica',
    ],
    task: [
      'Sie werten Daten aus und beraten Gemeinden.',
      'Vous analysez des données et conseillez des communes.',
      'Analizzate dati e consigliate i comuni.',
    ],
  },
  {
    name: ['Kommunikation und Veranstaltungen', 'Communication et manifestations', 'Comunicazione e manifestazioni'],
    task: [
      'Sie schreiben, gestalten und organisieren.',
      'Vous rédigez, mettez en page et organisez.',
      'Scrivete, impaginate e organizzate.',
    ],
  },
  {
    name: ['Fachstelle Mobilität', 'Service de la mobilité', 'Servizio mobilità'],
    task: [
      'Sie planen den öffentlichen Verkehr von morgen.',
      'Vous planifiez les transports publics de demain.',
      'Pianificate i trasporti pubblici di domani.',
    ],
  },
  {
    name: ['Praktikum Tourismusentwicklung', 'Stage en développement touristique', 'Stage in sviluppo turistico'],
    task: [
      'Sie arbeiten an neuen Angeboten mit.',
      'Vous participez à de nouvelles offres.',
      'Collaborate a nuove offerte.',
    ],
  },
  {
    name: ['Sekretariat', 'Secrétariat', 'Segretariato'],
    task: ['Sie halten die Fäden zusammen.', 'Vous tenez tous les fils.', 'Tenete insieme tutti i fili.'],
  },
  {
    name: ['Coach für Gründerinnen und Gründer', 'Coach pour créateurs d’entreprise', 'Coach per chi fonda un’impresa'],
    task: [
      'Sie begleiten junge Unternehmen in den ersten Jahren.',
      'Vous accompagnez de jeunes entreprises durant leurs premières années.',
      'Accompagnate giovani imprese nei primi anni.',
    ],
  },
];

export const employers: readonly { name: Phrase; place: string }[] = [
  { name: ['Region Oberland', 'Région Oberland', 'Regione Oberland'], place: 'Thun' },
  { name: ['Verein Alpental', 'Association Alpental', 'Associazione Alpental'], place: 'Andermatt' },
  { name: ['Naturpark Jura', 'Parc naturel du Jura', 'Parco naturale del Giura'], place: 'Saignelégier' },
  { name: ['Kanton Glarus', 'Canton de Glaris', 'Cantone di Glarona'], place: 'Glarus' },
  {
    name: ['Ente regionale Sopraceneri', 'Ente régional Sopraceneri', 'Ente regionale Sopraceneri'],
    place: 'Bellinzona',
  },
  { name: ['Regionalkonferenz Mitte', 'Conférence régionale Centre', 'Conferenza regionale Centro'], place: 'Olten' },
];

export const closing: Phrase = [
  'Wir freuen uns auf Ihre Bewerbung.',
  'Nous attendons votre dossier avec plaisir.',
  'Aspettiamo con piacere la vostra candidatura.',
];
export const advert: Phrase = ['Inserat', 'Annonce', 'Annuncio'];
