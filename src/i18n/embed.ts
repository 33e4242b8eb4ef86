import type { Locale } from '../../domain/locales';

interface EmbedListWords {
  search: string;
  chosen: (count: number) => string;
  searchIn: (label: string) => string;
  /** The button that shows the filters in a narrow place. */
  filters: string;
  all: string;
  reset: string;
  loadMore: string;
  /** In collections the total is unknown. */
  shown: (count: number, total: number | undefined) => string;
  removeFilter: (filter: string, value: string) => string;
  chosenFilters: string;
  nothing: string;
  loading: string;
  failed: string;
  again: string;
  close: string;
  gone: string;
  print: string;
  /** The link to the feed of the list, as filtered. */
  feed: string;
}

/** Strings for the public lists. */
export const embedListWords: Record<Locale, EmbedListWords> = {
  de: {
    search: 'Suchen',
    chosen: (count) => `${count} gewählt`,
    searchIn: (label) => `Nach ${label} suchen`,
    filters: 'Filter',
    all: 'Alle',
    reset: 'Filter zurücksetzen',
    loadMore: 'Mehr laden',
    shown: (count, total = count) =>
      total > count ? `${count} von ${total} Einträgen` : count === 1 ? '1 Eintrag' : `${count} Einträge`,
    removeFilter: (filter, value) => `Filter entfernen: ${filter}, ${value}`,
    chosenFilters: 'Gewählte Filter',
    nothing: 'Dazu wurde nichts gefunden.',
    loading: 'Wird geladen …',
    failed: 'Die Einträge konnten nicht geladen werden.',
    again: 'Erneut versuchen',
    close: 'Schliessen',
    gone: 'Dieser Eintrag ist nicht mehr öffentlich.',
    print: 'Drucken',
    feed: 'Als Feed abonnieren',
  },
  fr: {
    search: 'Rechercher',
    chosen: (count) => (count === 1 ? '1 choix' : `${count} choix`),
    searchIn: (label) => `Rechercher : ${label}`,
    filters: 'Filtres',
    all: 'Tous',
    reset: 'Réinitialiser les filtres',
    loadMore: 'Afficher plus',
    shown: (count, total = count) =>
      total > count ? `${count} entrées sur ${total}` : count === 1 ? '1 entrée' : `${count} entrées`,
    removeFilter: (filter, value) => `Supprimer le filtre : ${filter}, ${value}`,
    chosenFilters: 'Filtres choisis',
    nothing: 'Aucun résultat.',
    loading: 'Chargement …',
    failed: 'Les entrées n’ont pas pu être chargées.',
    again: 'Réessayer',
    close: 'Fermer',
    gone: 'Cette entrée n’est plus publique.',
    print: 'Imprimer',
    feed: 'S’abonner au flux',
  },
  it: {
    search: 'Cercare',
    chosen: (count) => (count === 1 ? '1 scelto' : `${count} scelti`),
    searchIn: (label) => `Cercare: ${label}`,
    filters: 'Filtri',
    all: 'Tutti',
    reset: 'Azzerare i filtri',
    loadMore: 'Mostrare altri',
    shown: (count, total = count) =>
      total > count ? `${count} voci su ${total}` : count === 1 ? '1 voce' : `${count} voci`,
    removeFilter: (filter, value) => `Togliere il filtro: ${filter}, ${value}`,
    chosenFilters: 'Filtri scelti',
    nothing: 'Nessun risultato.',
    loading: 'Caricamento …',
    failed: 'Non è stato possibile caricare le voci.',
    again: 'Riprovare',
    close: 'Chiudere',
    gone: 'Questa voce non è più pubblica.',
    print: 'Stampare',
    feed: 'Abbonarsi al feed',
  },
};

interface PublicSearchWords {
  search: string;
  /** The label of the buttons for choosing a type. */
  types: string;
  all: string;
  hint: string;
  shown: (count: number, total: number, isCut: boolean) => string;
}

/** Strings for the search across all public content. It shares its other strings with lists. */
export const publicSearchWords: Record<Locale, PublicSearchWords> = {
  de: {
    search: 'Alles durchsuchen',
    types: 'Wo gesucht wird',
    all: 'Alle',
    hint: 'Geben Sie ein, was Sie suchen: Projekte, Veranstaltungen, Personen und alles andere.',
    shown: (count, total, isCut) =>
      `${count} von ${isCut ? 'mehr als ' : ''}${total} ${total === 1 ? 'Treffer' : 'Treffern'}`,
  },
  fr: {
    search: 'Rechercher partout',
    types: 'Où chercher',
    all: 'Tous',
    hint: 'Indiquez ce que vous cherchez : projets, manifestations, personnes et tout le reste.',
    shown: (count, total, isCut) =>
      `${count} ${count === 1 ? 'résultat' : 'résultats'} sur ${isCut ? 'plus de ' : ''}${total}`,
  },
  it: {
    search: 'Cercare ovunque',
    types: 'Dove cercare',
    all: 'Tutti',
    hint: 'Indichi che cosa cerca: progetti, manifestazioni, persone e tutto il resto.',
    shown: (count, total, isCut) =>
      `${count} ${count === 1 ? 'risultato' : 'risultati'} su ${isCut ? 'più di ' : ''}${total}`,
  },
};

interface GalleryWords {
  enlarge: (name: string) => string;
  title: string;
  position: (position: number, count: number) => string;
  previous: string;
  next: string;
  close: string;
}

/** Strings for the lightbox. */
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

interface GraphicEmbedWords {
  /** The heading of the list of all contents. */
  all: string;
  element: (number: number) => string;
  close: string;
  hint: string;
  loading: string;
  failed: string;
  symbols: Record<string, string>;
}

/** Strings for the public view of interactive graphics. */
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

/** Strings for the map of projects. */
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

/** The button that loads the map of projects, and hides it; the map's other words load with it. */
export const mapButtonWords: Record<Locale, { show: string; hide: string }> = {
  de: { show: 'Karte anzeigen (NRP und Interreg)', hide: 'Karte ausblenden' },
  fr: { show: 'Afficher la carte (NPR et Interreg)', hide: 'Masquer la carte' },
  it: { show: 'Mostrare la mappa (NPR e Interreg)', hide: 'Nascondere la mappa' },
};

interface FeedbackWords {
  yes: string;
  no: string;
  comment: string;
  hint: string;
  send: string;
  sending: string;
  failed: string;
  thanks: string;
}

/** Strings for the question whether a page was helpful. */
export const feedbackWords: Record<Locale, FeedbackWords> = {
  de: {
    yes: 'Ja',
    no: 'Nein',
    comment: 'Was fehlt Ihnen, was können wir besser machen?',
    hint: 'Bitte schreiben Sie nichts über sich selbst: Wir können nicht antworten.',
    send: 'Senden',
    sending: 'Wird gesendet …',
    failed: 'Ihre Rückmeldung konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
    thanks: 'Vielen Dank für Ihre Rückmeldung.',
  },
  fr: {
    yes: 'Oui',
    no: 'Non',
    comment: 'Que vous manque-t-il, que pouvons-nous améliorer\u00a0?',
    hint: 'N’indiquez rien de personnel\u00a0: nous ne pouvons pas vous répondre.',
    send: 'Envoyer',
    sending: 'Envoi en cours …',
    failed: 'Votre avis n’a pas pu être envoyé. Veuillez réessayer.',
    thanks: 'Merci de votre avis.',
  },
  it: {
    yes: 'Sì',
    no: 'No',
    comment: 'Che cosa manca, che cosa possiamo migliorare?',
    hint: 'Non indichi nulla di personale: non possiamo rispondere.',
    send: 'Inviare',
    sending: 'Invio in corso …',
    failed: 'Non è stato possibile inviare il Suo riscontro. La preghiamo di riprovare.',
    thanks: 'Grazie per il Suo riscontro.',
  },
};
