import type { Phrase } from '../projects/phrase';

/** What organisations are called; `{town}` in the language of the name. */
export const companyNames: Phrase[] = [
  ['Gemeinde {town}', 'Commune de {town}', 'Comune di {town}'],
  ['{town} Tourismus', 'Office du tourisme de {town}', 'Ente turistico {town}'],
  ['Regionalmanagement {town}', 'Management régional {town}', 'Management regionale {town}'],
  ['Verein Zukunft {town}', 'Association Avenir {town}', 'Associazione Futuro {town}'],
  ['Bergbahnen {town} AG', 'Remontées mécaniques {town} SA', 'Impianti di risalita {town} SA'],
  ['Gewerbeverein {town}', 'Association des artisans {town}', 'Associazione artigiani {town}'],
  ['Käserei {town} GmbH', 'Fromagerie {town} Sàrl', 'Caseificio {town} Sagl'],
  ['Stiftung Kulturerbe {town}', 'Fondation du patrimoine {town}', 'Fondazione patrimonio {town}'],
  ['Elektrizitätswerk {town}', 'Services industriels {town}', 'Azienda elettrica {town}'],
  ['Naturpark {town}', 'Parc naturel {town}', 'Parco naturale {town}'],
  ['Holzbau {town} AG', 'Charpente {town} SA', 'Carpenteria {town} SA'],
  ['Genossenschaft Dorfladen {town}', 'Coopérative Magasin du village {town}', 'Cooperativa Bottega {town}'],
  ['Hotel Krone {town}', 'Hôtel de la Couronne {town}', 'Albergo Corona {town}'],
  ['Coworking {town}', 'Coworking {town}', 'Coworking {town}'],
  ['Spitex {town}', 'Aide et soins à domicile {town}', 'Aiuto domiciliare {town}'],
];

/** Those that others belong to. */
export const parentNames: Phrase[] = [
  [
    'Kanton {town}, Volkswirtschaftsdirektion',
    'Canton de {town}, Département de l’économie',
    'Cantone {town}, Dipartimento dell’economia',
  ],
  ['Fachhochschule {town}', 'Haute école {town}', 'Scuola universitaria {town}'],
  ['Regionalverband {town}', 'Association régionale {town}', 'Associazione regionale {town}'],
  ['Stadt {town}', 'Ville de {town}', 'Città di {town}'],
];

export const specifications: Phrase[] = [
  ['Abteilung Raum', 'Division Territoire', 'Divisione Territorio'],
  ['Institut für Regionalökonomie', 'Institut d’économie régionale', 'Istituto di economia regionale'],
  ['Geschäftsstelle', 'Secrétariat', 'Segretariato'],
  ['Fachstelle Energie', 'Service de l’énergie', 'Servizio energia'],
  ['Sektion Tourismus', 'Section Tourisme', 'Sezione Turismo'],
];

export const companyTexts: Phrase[] = [
  [
    'Fördert Vorhaben, die Wertschöpfung in der Region behalten.',
    'Soutient les projets qui créent de la valeur dans la région.',
    'Sostiene progetti che creano valore aggiunto nella regione.',
  ],
  [
    'Verbindet Gemeinden, Unternehmen und Freiwillige rund um {town}.',
    'Relie communes, entreprises et bénévoles autour de {town}.',
    'Collega comuni, imprese e volontariato attorno a {town}.',
  ],
  [
    'Ansprechstelle für Fragen zu Standort, Flächen und Bewilligungen.',
    'Point de contact pour l’implantation, les surfaces et les autorisations.',
    'Punto di contatto per insediamenti, superfici e autorizzazioni.',
  ],
];

export const personTexts: Phrase[] = [
  [
    'Begleitet Projekte von der Idee bis zur Umsetzung.',
    'Accompagne des projets de l’idée à la réalisation.',
    'Accompagna progetti dall’idea alla realizzazione.',
  ],
  [
    'Forscht zu Wohnen und Arbeiten in Berggebieten.',
    'Mène des recherches sur l’habitat et le travail en montagne.',
    'Svolge ricerche su abitare e lavorare in montagna.',
  ],
  [
    'Vertritt die Region in nationalen Netzwerken.',
    'Représente la région dans des réseaux nationaux.',
    'Rappresenta la regione in reti nazionali.',
  ],
];
