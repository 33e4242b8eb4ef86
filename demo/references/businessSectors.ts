import { entry } from './entry';

/** Sectors of the economy; the list has no contexts. */
export const businessSectors = [
  entry(1, ['Land- und Forstwirtschaft', 'Agriculture et sylviculture', 'Agricoltura e selvicoltura']),
  entry(2, ['Nahrungsmittel und Getränke', 'Denrées alimentaires et boissons', 'Alimentari e bevande']),
  entry(3, ['Holzverarbeitung', 'Transformation du bois', 'Lavorazione del legno']),
  entry(
    4,
    [
      'Maschinen-, Elektro- und Metallindustrie',
      'Industrie des machines, équipements électriques et métaux',
      'Industria metalmeccanica ed elettrica',
    ],
    { synonyms: ['MEM'] },
  ),
  entry(5, ['Uhren und Präzisionstechnik', 'Horlogerie et microtechnique', 'Orologeria e microtecnica']),
  entry(6, ['Baugewerbe', 'Construction', 'Edilizia'], { synonyms: ['Bau'] }),
  entry(7, ['Energieversorgung', 'Approvisionnement en énergie', 'Approvvigionamento energetico']),
  entry(8, ['Detailhandel', 'Commerce de détail', 'Commercio al dettaglio']),
  entry(9, ['Gastgewerbe und Beherbergung', 'Hôtellerie et restauration', 'Albergheria e ristorazione'], {
    synonyms: ['Hotellerie'],
  }),
  entry(10, ['Verkehr und Logistik', 'Transports et logistique', 'Trasporti e logistica']),
  entry(11, ['Information und Kommunikation', 'Information et communication', 'Informazione e comunicazione'], {
    synonyms: ['ICT'],
  }),
  entry(12, ['Gesundheit und Soziales', 'Santé et social', 'Sanità e socialità']),
  entry(13, ['Bildung und Forschung', 'Formation et recherche', 'Formazione e ricerca']),
  entry(14, ['Kultur und Freizeit', 'Culture et loisirs', 'Cultura e tempo libero']),
  entry(15, ['Life Sciences', 'Sciences de la vie', null]),
  entry(16, ['Übrige Dienstleistungen', 'Autres services', 'Altri servizi'], { isPublic: false }),
];
