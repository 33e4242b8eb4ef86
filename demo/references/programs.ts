import { entry, type Names } from './entry';

const program = (
  id: number,
  names: Names,
  longName: string,
  path: string,
  extras: { isPublic?: boolean; synonyms?: string[] } = {},
) => entry(id, names, { longName, url: `https://www.example.org/programme/${path}`, ...extras });

/** Funding programmes with their full German name. */
export const programs = [
  program(1, ['NRP', 'NPR', 'NPR'], 'Neue Regionalpolitik', 'nrp', { synonyms: ['Neue Regionalpolitik'] }),
  program(2, ['Interreg', 'Interreg', 'Interreg'], 'Europäische territoriale Zusammenarbeit (Interreg)', 'interreg', {
    synonyms: ['Interreg V', 'Interreg VI'],
  }),
  program(3, ['ESPON', 'ESPON', 'ESPON'], 'European Spatial Planning Observation Network', 'espon'),
  program(4, ['RIS', 'RIS', 'RIS'], 'Regionale Innovationssysteme', 'ris', {
    synonyms: ['Regionales Innovationssystem'],
  }),
  program(
    5,
    ['Innotour', 'Innotour', 'Innotour'],
    'Förderung von Innovation, Zusammenarbeit und Wissensaufbau im Tourismus',
    'innotour',
  ),
  program(
    6,
    ['NRP-San Gottardo', 'NPR San Gottardo', 'NPR San Gottardo'],
    'Programm San Gottardo der Neuen Regionalpolitik',
    'san-gottardo',
    { synonyms: ['Programm San Gottardo'] },
  ),
  program(
    7,
    [
      'NRP-Pilotmassnahmen Berggebiete',
      'NPR Mesures pilotes régions de montagne',
      'NPR Misure pilota regioni di montagna',
    ],
    'Pilotmassnahmen der Neuen Regionalpolitik für die Berggebiete',
    'pilotmassnahmen',
  ),
  program(
    8,
    ['Agglomerationsprogramm', 'Projet d’agglomération', 'Programma d’agglomerato'],
    'Programm Agglomerationsverkehr',
    'agglomerationen',
  ),
  program(
    9,
    ['Modellvorhaben', 'Projets-modèles', 'Progetti modello'],
    'Modellvorhaben Nachhaltige Raumentwicklung',
    'modellvorhaben',
    { synonyms: ['MoVo'] },
  ),
  program(
    10,
    ['Regionale Entwicklung Landwirtschaft', 'Développement régional agricole', 'Sviluppo regionale agricolo'],
    'Projekte zur regionalen Entwicklung (PRE) nach Landwirtschaftsrecht',
    'pre',
    { synonyms: ['PRE'] },
  ),
  program(
    11,
    ['Energieregionen', 'Régions-énergie', 'Regioni energia'],
    'Unterstützungsprogramm Energieregionen',
    'energieregionen',
  ),
  program(12, ['Pärkeprogramm', 'Programme des parcs', null], 'Pärke von nationaler Bedeutung', 'paerke'),
  program(
    13,
    ['URBACT', 'URBACT', 'URBACT'],
    'European exchange programme for sustainable urban development',
    'urbact',
  ),
  program(
    14,
    ['Alpenprogramm', 'Programme Espace alpin', 'Programma Spazio alpino'],
    'Transnationale Zusammenarbeit im Alpenraum',
    'alpenraum',
  ),
  program(15, ['RegioPlus', 'RegioPlus', null], 'Impulsprogramm RegioPlus (abgeschlossen)', 'regioplus', {
    isPublic: false,
  }),
];
