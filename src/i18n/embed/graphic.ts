import type { Locale } from '../../../domain/locales';

interface GraphicEmbedWords {
  /** What can be opened, one below the other. */
  all: string;
  element: (number: number) => string;
  close: string;
  hint: string;
  loading: string;
  failed: string;
  symbols: Record<string, string>;
}

/** Words of the public view of interactive graphics. */
export const graphicEmbedWords: Record<Locale, GraphicEmbedWords> = {
  de: {
    all: 'Alle Inhalte',
    element: (number) => `Element ${number}`,
    close: 'Schliessen',
    hint: 'Wählen Sie ein Element der Zeichnung.',
    loading: 'Wird geladen …',
    failed: 'Das Projekt konnte nicht geladen werden.',
    symbols: { number: 'Nummer', video: 'Video', audio: 'Audio' },
  },
  fr: {
    all: 'Tous les contenus',
    element: (number) => `Élément ${number}`,
    close: 'Fermer',
    hint: 'Choisissez un élément du dessin.',
    loading: 'Chargement …',
    failed: 'Le projet n’a pas pu être chargé.',
    symbols: { number: 'Numéro', video: 'Vidéo', audio: 'Audio' },
  },
  it: {
    all: 'Tutti i contenuti',
    element: (number) => `Elemento ${number}`,
    close: 'Chiudere',
    hint: 'Scelga un elemento del disegno.',
    loading: 'Caricamento …',
    failed: 'Non è stato possibile caricare il progetto.',
    symbols: { number: 'Numero', video: 'Video', audio: 'Audio' },
  },
};
