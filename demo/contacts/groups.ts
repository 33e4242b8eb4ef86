import type { Phrase } from '../projects/phrase';

/** The groups of the demo: eight, each with four beneath it. */
export const groupNames: { name: Phrase; children: Phrase[] }[] = [
  {
    name: ['Newsletter', 'Bulletin d’information', 'Bollettino informativo'],
    children: [
      ['Newsletter Deutsch', 'Bulletin en allemand', 'Bollettino in tedesco'],
      ['Newsletter Französisch', 'Bulletin en français', 'Bollettino in francese'],
      ['Newsletter Italienisch', 'Bulletin en italien', 'Bollettino in italiano'],
      ['Magazin gedruckt', 'Magazine imprimé', 'Rivista stampata'],
    ],
  },
  {
    name: ['Bund', 'Confédération', 'Confederazione'],
    children: [
      ['Bundesämter', 'Offices fédéraux', 'Uffici federali'],
      ['Ausserparlamentarische Kommissionen', 'Commissions extraparlementaires', 'Commissioni extraparlamentari'],
      ['Begleitgruppe Regionalpolitik', 'Groupe d’accompagnement', 'Gruppo di accompagnamento'],
      ['Programmleitungen', 'Directions de programmes', 'Direzioni dei programmi'],
    ],
  },
  {
    name: ['Kantone', 'Cantons', 'Cantoni'],
    children: [
      ['NRP-Fachstellen', 'Services NPR', 'Servizi NPR'],
      ['Raumplanung', 'Aménagement du territoire', 'Pianificazione del territorio'],
      ['Standortförderung', 'Promotion économique', 'Promozione economica'],
      ['Volkswirtschaftsdirektionen', 'Départements de l’économie', 'Dipartimenti dell’economia'],
    ],
  },
  {
    name: ['Regionen', 'Régions', 'Regioni'],
    children: [
      ['Regionalmanagements', 'Managements régionaux', 'Management regionali'],
      ['Regionalkonferenzen', 'Conférences régionales', 'Conferenze regionali'],
      ['Pärke', 'Parcs', 'Parchi'],
      ['Energieregionen', 'Régions-énergie', 'Regioni energia'],
    ],
  },
  {
    name: ['Gemeinden', 'Communes', 'Comuni'],
    children: [
      ['Gemeindepräsidien', 'Présidences de communes', 'Presidenze comunali'],
      ['Gemeindeverbände', 'Associations de communes', 'Associazioni di comuni'],
      ['Berggemeinden', 'Communes de montagne', 'Comuni di montagna'],
      ['Städte', 'Villes', 'Città'],
    ],
  },
  {
    name: ['Wissenschaft', 'Science', 'Scienza'],
    children: [
      ['Hochschulen', 'Hautes écoles', 'Scuole universitarie'],
      ['Forschungsinstitute', 'Instituts de recherche', 'Istituti di ricerca'],
      ['Nachwuchsforum', 'Forum de la relève', 'Forum delle nuove leve'],
      ['Fachexpertise', 'Expertise', 'Perizie'],
    ],
  },
  {
    name: ['Wirtschaft', 'Économie', 'Economia'],
    children: [
      ['Tourismus', 'Tourisme', 'Turismo'],
      ['Industrie und Gewerbe', 'Industrie et artisanat', 'Industria e artigianato'],
      ['Land- und Forstwirtschaft', 'Agriculture et sylviculture', 'Agricoltura e selvicoltura'],
      ['Verbände', 'Associations', 'Associazioni'],
    ],
  },
  {
    name: ['Veranstaltungen', 'Manifestations', 'Manifestazioni'],
    children: [
      ['Konferenz Regionalentwicklung', 'Conférence du développement régional', 'Conferenza sullo sviluppo regionale'],
      ['Einstiegskurs', 'Cours d’introduction', 'Corso introduttivo'],
      ['Wissenschaftsforum', 'Forum scientifique', 'Forum scientifico'],
      ['Referierende', 'Intervenantes et intervenants', 'Relatrici e relatori'],
    ],
  },
];
