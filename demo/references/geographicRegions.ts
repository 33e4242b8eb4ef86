import { entry } from './entry';

/** Kinds of space a project, support or publication concerns. */
export const geographicRegions = [
  entry(1, ['Alpen', 'Alpes', 'Alpi'], { synonyms: ['Alpenraum'] }),
  entry(2, ['Voralpen', 'Préalpes', 'Prealpi']),
  entry(3, ['Jura', 'Jura', 'Giura'], { synonyms: ['Jurabogen'] }),
  entry(4, ['Mittelland', 'Plateau', 'Altopiano']),
  entry(5, ['Alpensüdseite', 'Versant sud des Alpes', 'Versante sudalpino']),
  entry(6, ['Berggebiet', 'Région de montagne', 'Regione di montagna'], { synonyms: ['Berggebiete'] }),
  entry(7, ['Ländlicher Raum', 'Espace rural', 'Spazio rurale']),
  entry(8, ['Agglomeration', 'Agglomération', 'Agglomerato']),
  entry(9, ['Städtischer Raum', 'Espace urbain', 'Spazio urbano']),
  entry(10, ['Grenzregion', 'Région frontalière', 'Regione di frontiera']),
  entry(11, ['Ganze Schweiz', 'Toute la Suisse', 'Tutta la Svizzera']),
  entry(12, ['Europa', 'Europe', null], { context: 'publication' }),
  entry(13, ['NRP-Wirkungsperimeter', 'Périmètre d’action NPR', 'Perimetro d’azione NPR'], {
    context: 'financial-support',
  }),
  entry(14, ['Industriegebiet', 'Zone industrielle', 'Zona industriale'], { context: 'circularEconomyProject' }),
  entry(15, ['Touristisches Zentrum', 'Centre touristique', null], { context: 'project' }),
  entry(16, ['Periurbaner Raum', 'Espace périurbain', 'Spazio periurbano'], { context: 'project', isPublic: false }),
];
