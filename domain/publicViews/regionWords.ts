import type { Locale, Words } from '../locales';

export const regionTypeLabel: Words = { de: 'Typ', fr: 'Type', it: 'Tipo' };

/** The public names of the kinds of regions. */
export const regionTypeNames: Record<string, Words> = {
  nrp: { de: 'NRP-Regionen', fr: 'Régions NPR', it: 'Regioni NPR' },
  intercantonal: {
    de: 'Überkantonale Programme',
    fr: 'Programmes intercantonaux',
    it: 'Programmi intercantonali',
  },
  ris: {
    de: 'Regionale Innovationssysteme (RIS)',
    fr: 'Systèmes régionaux d’innovation (RIS)',
    it: 'Sistemi regionali d’innovazione (RIS)',
  },
  cantonal: { de: 'Kantonale NRP-Fachstellen', fr: 'Services cantonaux NPR', it: 'Servizi cantonali NPR' },
  energy: { de: 'Energieregionen', fr: 'Régions-énergie', it: 'Regioni-energia' },
};

interface RegionEmbedWords {
  municipalities: string;
  municipalityCount: (count: number) => string;
  more: (count: number) => string;
  fewer: string;
  contacts: string;
  website: string;
  noContacts: string;
  /** The label of the search above the map. */
  findMunicipality: string;
  showMap: string;
  hideMap: string;
  map: (type: string) => string;
  loading: string;
  failed: string;
  zoomIn: string;
  zoomOut: string;
  overlap: (names: readonly string[]) => string;
  /** The legend for hatched areas. */
  several: string;
}

/** Strings for the public list of regions, its map, and a region. */
export const regionEmbedWords: Record<Locale, RegionEmbedWords> = {
  de: {
    municipalities: 'Gemeinden',
    municipalityCount: (count) => (count === 1 ? '1 Gemeinde' : `${count} Gemeinden`),
    more: (count) => `Weitere ${count} Gemeinden anzeigen`,
    fewer: 'Weniger anzeigen',
    contacts: 'Kontakte',
    website: 'Mehr Informationen zur Region',
    noContacts: 'Keine Kontakte gefunden. Weitere Fachleute finden Sie in der Expertendatenbank.',
    findMunicipality: 'Nach Gemeinde suchen',
    showMap: 'Karte anzeigen',
    hideMap: 'Karte ausblenden',
    map: (type) => `Karte: ${type}`,
    loading: 'Wird geladen …',
    failed: 'Die Karte konnte nicht geladen werden.',
    zoomIn: 'Vergrössern',
    zoomOut: 'Verkleinern',
    overlap: (names) => `Überschneidung: ${names.join(' und ')}`,
    several: 'Mehreren Regionen zugehörig',
  },
  fr: {
    municipalities: 'Communes',
    municipalityCount: (count) => (count === 1 ? '1 commune' : `${count} communes`),
    more: (count) => `Afficher ${count} autres communes`,
    fewer: 'Afficher moins',
    contacts: 'Contacts',
    website: 'Plus d’informations sur la région',
    noContacts: 'Aucun contact trouvé. La base de données des expertes et experts vous aidera.',
    findMunicipality: 'Rechercher une commune',
    showMap: 'Afficher la carte',
    hideMap: 'Masquer la carte',
    map: (type) => `Carte : ${type}`,
    loading: 'Chargement …',
    failed: 'La carte n’a pas pu être chargée.',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    overlap: (names) => `Chevauchement : ${names.join(' et ')}`,
    several: 'Appartient à plusieurs régions',
  },
  it: {
    municipalities: 'Comuni',
    municipalityCount: (count) => (count === 1 ? '1 comune' : `${count} comuni`),
    more: (count) => `Mostrare altri ${count} comuni`,
    fewer: 'Mostrare meno',
    contacts: 'Contatti',
    website: 'Maggiori informazioni sulla regione',
    noContacts: 'Nessun contatto trovato. Altre persone esperte si trovano nella banca dati.',
    findMunicipality: 'Cercare un comune',
    showMap: 'Mostrare la mappa',
    hideMap: 'Nascondere la mappa',
    map: (type) => `Mappa: ${type}`,
    loading: 'Caricamento …',
    failed: 'Non è stato possibile caricare la mappa.',
    zoomIn: 'Ingrandire',
    zoomOut: 'Rimpicciolire',
    overlap: (names) => `Sovrapposizione: ${names.join(' e ')}`,
    several: 'Appartiene a più regioni',
  },
};
