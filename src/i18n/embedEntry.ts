import type { Locale } from '../../domain/locales';

interface EntryEmbedWords {
  education: { location: string; organizer: string; contact: string };
  job: { location: string; employer: string; contact: string };
  links: string;
  videos: string;
  downloads: string;
  website: string;
  file: (position: number) => string;
  untitled: string;
}

/** Words of the public views of entries, in the languages of the public pages. */
export const entryEmbedWords: Record<Locale, EntryEmbedWords> = {
  de: {
    education: { location: 'Terminort', organizer: 'Veranstalter', contact: 'Kontakt' }, job: { location: 'Ort', employer: 'Arbeitgeber', contact: 'Kontakt' },
    links: 'Links', videos: 'Videos', downloads: 'Downloads', website: 'Website', file: (position) => `Datei ${position}`, untitled: '(ohne Titel)',
  },
  fr: {
    education: { location: 'Lieu', organizer: 'Organisation', contact: 'Contact' }, job: { location: 'Lieu', employer: 'Employeur', contact: 'Contact' },
    links: 'Liens', videos: 'Vidéos', downloads: 'Téléchargements', website: 'Site web', file: (position) => `Fichier ${position}`, untitled: '(sans titre)',
  },
  it: {
    education: { location: 'Luogo', organizer: 'Organizzatore', contact: 'Contatto' }, job: { location: 'Luogo', employer: 'Datore di lavoro', contact: 'Contatto' },
    links: 'Link', videos: 'Video', downloads: 'Download', website: 'Sito web', file: (position) => `File ${position}`, untitled: '(senza titolo)',
  },
};
