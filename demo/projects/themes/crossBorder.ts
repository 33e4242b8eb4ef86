import type { Theme } from '../theme';

export const crossBorder: Theme = {
  weight: 2,
  terrains: ['border'],
  topics: [16, 1, 3, 10],
  programs: [2],
  instruments: [1, 10],
  tags: [8, 12],
  businessSectors: [13, 12, 10],
  costs: [150_000, 2_800_000],
  keywords: ['Interreg', 'Grenzregion', 'Zusammenarbeit', 'Grenzgänger', 'Europa', 'Kooperation'],
  titles: [
    ['Interreg-Kooperation {name}', 'Coopération Interreg {of}', 'Cooperazione Interreg {of}'],
    [
      'Grenzen überwinden {in}: gemeinsamer Arbeitsmarkt',
      'Dépasser les frontières {in} : un marché du travail commun',
      'Superare i confini {in}: un mercato del lavoro comune',
    ],
    [
      'Grenzüberschreitendes Gesundheitsnetz {name}',
      'Réseau de santé transfrontalier {of}',
      'Rete sanitaria transfrontaliera {of}',
    ],
    [
      'Kultur ohne Grenzen: Museen {of} verbinden',
      'Culture sans frontières : relier les musées {of}',
      'Cultura senza confini: collegare i musei {of}',
    ],
  ],
  situation: [
    [
      'Täglich überqueren Tausende Berufstätige {in} die Landesgrenze, doch Fahrpläne, Diplome und Zuständigkeiten enden dort.',
      'Chaque jour, des milliers d’actifs {of} franchissent la frontière, mais les horaires, les diplômes et les compétences s’y arrêtent.',
      'Ogni giorno migliaia di lavoratori {of} attraversano il confine, ma orari, diplomi e competenze lì si fermano.',
    ],
    [
      'Die Regionen beidseits der Grenze haben ähnliche Stärken, arbeiten aber selten zusammen.',
      'Les régions de part et d’autre de la frontière ont des atouts semblables, mais collaborent rarement.',
      'Le regioni sui due lati del confine hanno punti di forza simili, ma collaborano raramente.',
    ],
    [
      'Ein Vorprojekt mit {n} Partnern aus drei Ländern hat den Bedarf bestätigt.',
      'Un avant-projet réunissant {n} partenaires de trois pays a confirmé le besoin.',
      'Un progetto preliminare con {n} partner di tre Paesi ha confermato il bisogno.',
    ],
  ],
  goals: [
    [
      'Dauerhafte Strukturen der Zusammenarbeit schaffen',
      'Créer des structures de coopération durables',
      'Creare strutture di cooperazione durature',
    ],
    [
      'Rechtliche und sprachliche Hürden für Betriebe abbauen',
      'Réduire les obstacles juridiques et linguistiques pour les entreprises',
      'Ridurre gli ostacoli giuridici e linguistici per le aziende',
    ],
    [
      '{m} junge Menschen an einem Austausch beteiligen',
      'Faire participer {m} jeunes à un échange',
      'Coinvolgere {m} giovani in uno scambio',
    ],
    [
      'Daten über die Grenze hinweg vergleichbar machen',
      'Rendre les données comparables au-delà de la frontière',
      'Rendere confrontabili i dati oltre il confine',
    ],
    [
      'Ein gemeinsames Angebot für Gäste entwickeln',
      'Développer une offre commune pour les visiteurs',
      'Sviluppare un’offerta comune per gli ospiti',
    ],
  ],
  measures: [
    [
      'Gemeinsame Geschäftsstelle mit zwei Koordinatorinnen',
      'Secrétariat commun avec deux coordinatrices',
      'Segreteria comune con due coordinatrici',
    ],
    ['Karte der Angebote in drei Sprachen', 'Carte des offres en trois langues', 'Mappa delle offerte in tre lingue'],
    [
      'Jährliche Grenzkonferenz, abwechselnd in jedem Land',
      'Conférence transfrontalière annuelle, à tour de rôle dans chaque pays',
      'Conferenza transfrontaliera annuale, a turno in ogni Paese',
    ],
    ['Pilotversuche mit {n} Gemeinden', 'Essais pilotes avec {n} communes', 'Prove pilota con {n} comuni'],
    [
      'Leitfaden für die Anerkennung von Ausbildungen',
      'Guide pour la reconnaissance des formations',
      'Guida per il riconoscimento delle formazioni',
    ],
  ],
  results: [
    [
      'Die Partner haben eine Vereinbarung über zehn Jahre unterzeichnet.',
      'Les partenaires ont signé une convention de dix ans.',
      'I partner hanno firmato un accordo decennale.',
    ],
    [
      'Über {m} Betriebe haben sich in das Netzwerk eingetragen.',
      'Plus de {m} entreprises se sont inscrites dans le réseau.',
      'Oltre {m} aziende si sono iscritte alla rete.',
    ],
    [
      'Das Vorgehen dient inzwischen zwei anderen Grenzregionen als Muster.',
      'La démarche sert désormais de modèle à deux autres régions frontalières.',
      'Il metodo serve ormai da modello ad altre due regioni di confine.',
    ],
  ],
};
