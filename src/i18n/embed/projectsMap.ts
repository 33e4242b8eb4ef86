import type { Locale } from '../../../domain/locales';

interface ProjectsMapWords {
  map: string;
  failed: string;
  zoomIn: string;
  zoomOut: string;
  together: (count: number) => string;
  inSight: (count: number) => string;
  inOnePlace: (count: number) => string;
  more: (count: number) => string;
  others: string;
}

/** Words of the map of projects. */
export const projectsMapWords: Record<Locale, ProjectsMapWords> = {
  de: {
    map: 'Karte der Projekte',
    failed: 'Die Karte konnte nicht geladen werden.',
    zoomIn: 'Vergrössern',
    zoomOut: 'Verkleinern',
    together: (count) => `${count} Projekte: näher zeigen`,
    inSight: (count) => (count === 1 ? '1 Projekt in diesem Ausschnitt' : `${count} Projekte in diesem Ausschnitt`),
    inOnePlace: (count) => `${count} Projekte an diesem Ort`,
    more: (count) =>
      count === 1
        ? 'und 1 weiteres: einen kleineren Ausschnitt wählen'
        : `und ${count} weitere: einen kleineren Ausschnitt wählen`,
    others: 'Andere Themen',
  },
  fr: {
    map: 'Carte des projets',
    failed: 'La carte n’a pas pu être chargée.',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    together: (count) => `${count} projets : voir de plus près`,
    inSight: (count) => (count === 1 ? '1 projet dans cette zone' : `${count} projets dans cette zone`),
    inOnePlace: (count) => `${count} projets à cet endroit`,
    more: (count) =>
      count === 1 ? 'et 1 autre : choisir une zone plus petite' : `et ${count} autres : choisir une zone plus petite`,
    others: 'Autres thèmes',
  },
  it: {
    map: 'Mappa dei progetti',
    failed: 'Non è stato possibile caricare la mappa.',
    zoomIn: 'Ingrandire',
    zoomOut: 'Ridurre',
    together: (count) => `${count} progetti: mostrare da vicino`,
    inSight: (count) => (count === 1 ? '1 progetto in quest’area' : `${count} progetti in quest’area`),
    inOnePlace: (count) => `${count} progetti in questo luogo`,
    more: (count) =>
      count === 1 ? 'e 1 altro: scegliere un’area più piccola' : `e altri ${count}: scegliere un’area più piccola`,
    others: 'Altri temi',
  },
};
