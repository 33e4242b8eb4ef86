import type { ContentLocale } from '../locales';

interface MediaWords {
  links: string;
  videos: string;
  documents: string;
  downloads: string;
  image: (position: number, title: string) => string;
  play: (title: string) => string;
  playsAt: (host: string) => string;
  /** The name of an unnamed document by its position, from 1. */
  unnamed: (position: number) => string;
}

/** Strings for pictures, videos, documents and links in public views. */
export const mediaWords: Record<ContentLocale, MediaWords> = {
  de: {
    links: 'Links',
    videos: 'Videos',
    documents: 'Dokumente',
    downloads: 'Downloads',
    image: (position, title) => `Bild ${position}: ${title}`,
    play: (title) => `Video abspielen: ${title}`,
    playsAt: (host) => `lädt von ${host}`,
    unnamed: (position) => `Datei ${position}`,
  },
  fr: {
    links: 'Liens',
    videos: 'Vidéos',
    documents: 'Documents',
    downloads: 'Téléchargements',
    image: (position, title) => `Image ${position} : ${title}`,
    play: (title) => `Lire la vidéo : ${title}`,
    playsAt: (host) => `chargée depuis ${host}`,
    unnamed: (position) => `Fichier ${position}`,
  },
  it: {
    links: 'Link',
    videos: 'Video',
    documents: 'Documenti',
    downloads: 'Download',
    image: (position, title) => `Immagine ${position}: ${title}`,
    play: (title) => `Riproduci il video: ${title}`,
    playsAt: (host) => `caricato da ${host}`,
    unnamed: (position) => `File ${position}`,
  },
  en: {
    links: 'Links',
    videos: 'Videos',
    documents: 'Documents',
    downloads: 'Downloads',
    image: (position, title) => `Picture ${position}: ${title}`,
    play: (title) => `Play video: ${title}`,
    playsAt: (host) => `loads from ${host}`,
    unnamed: (position) => `File ${position}`,
  },
};
