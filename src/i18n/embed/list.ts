import type { Locale } from '../../../domain/locales';

interface EmbedListWords {
  search: string;
  chosen: (count: number) => string;
  searchIn: (label: string) => string;
  all: string;
  reset: string;
  loadMore: string;
  shown: (count: number, goesOn: boolean) => string;
  nothing: string;
  loading: string;
  failed: string;
  again: string;
  close: string;
  gone: string;
  print: string;
}

/** Words of the public lists. */
export const embedListWords: Record<Locale, EmbedListWords> = {
  de: {
    search: 'Suchen',
    chosen: (count) => `${count} gewählt`,
    searchIn: (label) => `Nach ${label} suchen`,
    all: 'Alle',
    reset: 'Filter zurücksetzen',
    loadMore: 'Mehr laden',
    shown: (count, goesOn) => (count === 1 ? '1 Eintrag' : `${count} Einträge${goesOn ? ', weitere folgen' : ''}`),
    nothing: 'Dazu wurde nichts gefunden.',
    loading: 'Wird geladen …',
    failed: 'Die Einträge konnten nicht geladen werden.',
    again: 'Erneut versuchen',
    close: 'Schliessen',
    gone: 'Dieser Eintrag ist nicht mehr öffentlich.',
    print: 'Drucken',
  },
  fr: {
    search: 'Rechercher',
    chosen: (count) => (count === 1 ? '1 choix' : `${count} choix`),
    searchIn: (label) => `Rechercher : ${label}`,
    all: 'Tous',
    reset: 'Réinitialiser les filtres',
    loadMore: 'Afficher plus',
    shown: (count, goesOn) => (count === 1 ? '1 entrée' : `${count} entrées${goesOn ? ', d’autres suivent' : ''}`),
    nothing: 'Aucun résultat.',
    loading: 'Chargement …',
    failed: 'Les entrées n’ont pas pu être chargées.',
    again: 'Réessayer',
    close: 'Fermer',
    gone: 'Cette entrée n’est plus publique.',
    print: 'Imprimer',
  },
  it: {
    search: 'Cercare',
    chosen: (count) => (count === 1 ? '1 scelto' : `${count} scelti`),
    searchIn: (label) => `Cercare: ${label}`,
    all: 'Tutti',
    reset: 'Azzerare i filtri',
    loadMore: 'Mostrare altri',
    shown: (count, goesOn) => (count === 1 ? '1 voce' : `${count} voci${goesOn ? ', altre seguono' : ''}`),
    nothing: 'Nessun risultato.',
    loading: 'Caricamento …',
    failed: 'Non è stato possibile caricare le voci.',
    again: 'Riprovare',
    close: 'Chiudere',
    gone: 'Questa voce non è più pubblica.',
    print: 'Stampare',
  },
};
