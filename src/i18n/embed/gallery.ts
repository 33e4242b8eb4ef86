import type { Locale } from '../../../domain/locales';

interface GalleryWords {
  enlarge: (name: string) => string;
  title: string;
  position: (position: number, count: number) => string;
  previous: string;
  next: string;
  close: string;
}

/** Words of pictures that one can look at one after the other. */
export const galleryWords: Record<Locale, GalleryWords> = {
  de: {
    enlarge: (name) => `Vergrössern: ${name}`,
    title: 'Bilder',
    position: (position, count) => `Bild ${position} von ${count}`,
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    close: 'Schliessen',
  },
  fr: {
    enlarge: (name) => `Agrandir : ${name}`,
    title: 'Images',
    position: (position, count) => `Image ${position} sur ${count}`,
    previous: 'Image précédente',
    next: 'Image suivante',
    close: 'Fermer',
  },
  it: {
    enlarge: (name) => `Ingrandire: ${name}`,
    title: 'Immagini',
    position: (position, count) => `Immagine ${position} di ${count}`,
    previous: 'Immagine precedente',
    next: 'Immagine successiva',
    close: 'Chiudere',
  },
};
