import type { Phrase } from '../projects/phrase';

/** What events are about. */
export const subjects: readonly { name: Phrase; text: Phrase }[] = [
  {
    name: ['Zukunft der Bergbahnen', 'L’avenir des remontées mécaniques', 'Il futuro degli impianti di risalita'],
    text: [
      'Weniger Schnee, andere Gäste: Betriebe zeigen, wie sie ihre Anlagen durch das ganze Jahr nutzen.',
      'Moins de neige, d’autres hôtes: des entreprises montrent comment elles exploitent leurs installations toute l’année.',
      'Meno neve, altri ospiti: le imprese mostrano come utilizzano gli impianti tutto l’anno.',
    ],
  },
  {
    name: ['Wohnraum für Einheimische', 'Des logements pour la population locale', 'Alloggi per la popolazione locale'],
    text: [
      'Gemeinden vergleichen, was gegen knappe Wohnungen hilft: Boden, Genossenschaften, Zweitwohnungen.',
      'Des communes comparent ce qui aide contre la pénurie: le sol, les coopératives, les résidences secondaires.',
      'I comuni confrontano che cosa aiuta contro la penuria: il terreno, le cooperative, le residenze secondarie.',
    ],
  },
  {
    name: [
      'Regionale Wertschöpfung mit Holz',
      'Valeur ajoutée régionale avec le bois',
      'Valore aggiunto regionale con il legno',
    ],
    text: [
      'Vom Wald bis zum Haus: welche Schritte in der Region bleiben, und was dazu fehlt.',
      'De la forêt à la maison: quelles étapes restent dans la région et ce qu’il y manque.',
      'Dal bosco alla casa: quali passaggi restano nella regione e che cosa manca.',
    ],
  },
  {
    name: [
      'Gesundheitsversorgung in Randregionen',
      'Les soins dans les régions périphériques',
      'Le cure nelle regioni periferiche',
    ],
    text: [
      'Hausärztinnen, Spitex und Spitäler berichten von gemeinsamen Zentren.',
      'Médecins de famille, soins à domicile et hôpitaux parlent de centres communs.',
      'Medici di famiglia, cure a domicilio e ospedali raccontano di centri comuni.',
    ],
  },
  {
    name: [
      'Kreislaufwirtschaft in der Gemeinde',
      'L’économie circulaire dans la commune',
      'L’economia circolare nel comune',
    ],
    text: [
      'Reparieren, teilen, wiederverwenden: Beispiele, die sich übertragen lassen.',
      'Réparer, partager, réutiliser: des exemples que l’on peut reprendre.',
      'Riparare, condividere, riutilizzare: esempi che si possono riprendere.',
    ],
  },
  {
    name: ['Arbeiten im Dorf: Coworking', 'Travailler au village: le coworking', 'Lavorare in paese: il coworking'],
    text: [
      'Betreiberinnen zeigen Zahlen und sagen, was sie heute anders machen würden.',
      'Des exploitantes montrent leurs chiffres et disent ce qu’elles feraient autrement.',
      'Chi li gestisce mostra le cifre e dice che cosa farebbe diversamente.',
    ],
  },
  {
    name: ['Wirkungen messen', 'Mesurer les effets', 'Misurare gli effetti'],
    text: [
      'Wie man mit wenig Aufwand weiss, ob ein Programm etwas bewirkt hat.',
      'Comment savoir, à peu de frais, si un programme a eu un effet.',
      'Come sapere con poco sforzo se un programma ha avuto effetto.',
    ],
  },
  {
    name: ['Bahn und Bus am Rand', 'Le train et le bus en périphérie', 'Treno e bus in periferia'],
    text: [
      'Rufbus, Takt und Velo: was die letzten Kilometer verbindet.',
      'Bus sur appel, cadence et vélo: ce qui relie les derniers kilomètres.',
      'Bus a chiamata, cadenza e bici: che cosa collega gli ultimi chilometri.',
    ],
  },
  {
    name: ['Grenzen, die verbinden', 'Des frontières qui relient', 'Confini che uniscono'],
    text: [
      'Vier Länder, drei Programme, ein Tal: ein Werkstattbericht.',
      'Quatre pays, trois programmes, une vallée: un compte rendu d’atelier.',
      'Quattro paesi, tre programmi, una valle: un resoconto dall’officina.',
    ],
  },
  {
    name: [
      'Digitale Dienste für kleine Gemeinden',
      'Des services numériques pour les petites communes',
      'Servizi digitali per i piccoli comuni',
    ],
    text: [
      'Gemeinsam beschaffen und betreiben, ohne die eigene Art zu verlieren.',
      'Acquérir et exploiter ensemble, sans perdre sa manière de faire.',
      'Acquistare e gestire insieme, senza perdere il proprio modo di fare.',
    ],
  },
];

/**
 * The own types by their ids, and what an event of each is called before its subject; those of others carry other
 * names.
 */
export const ownForms: Record<string, Phrase> = {
  regio: ['Netzwerktreffen', 'Rencontre du réseau', 'Incontro della rete'],
  fsk: ['FSK Sitzung', 'Séance FSK', 'Seduta FSK'],
  'cafe-r': ['caféR', 'caféR', 'caféR'],
  einstiegskurs: ['Einstiegskurs', 'Cours d’introduction', 'Corso introduttivo'],
  konferenz: ['Konferenz', 'Conférence', 'Conferenza'],
  wissenschaftsforum: ['Wissenschaftsforum', 'Forum scientifique', 'Forum scientifico'],
};
export const otherForms: readonly Phrase[] = [
  ['Tagung', 'Journée', 'Giornata'],
  ['Werkstatt', 'Atelier', 'Laboratorio'],
  ['Podium', 'Table ronde', 'Tavola rotonda'],
  ['Exkursion', 'Excursion', 'Escursione'],
  ['Webinar', 'Webinaire', 'Webinar'],
];

export const organizers: readonly Phrase[] = [
  ['Hochschule Alpenraum', 'Haute école de l’espace alpin', 'Scuola universitaria dello spazio alpino'],
  ['Verband der Bergregionen', 'Association des régions de montagne', 'Associazione delle regioni di montagna'],
  ['Regionalmanagement Mitte', 'Gestion régionale Centre', 'Gestione regionale Centro'],
  ['Institut für Regionalökonomie', 'Institut d’économie régionale', 'Istituto di economia regionale'],
  ['Kantonale Fachstellen', 'Services cantonaux', 'Servizi cantonali'],
];

/** Where, and the entry of the list of places that is it. */
export const venues: readonly { name: Phrase; location: number }[] = [
  { name: ['Kulturzentrum, Altdorf', 'Centre culturel, Altdorf', 'Centro culturale, Altdorf'], location: 1 },
  { name: ['Kongresshaus, Bern', 'Palais des congrès, Berne', 'Palazzo dei congressi, Berna'], location: 1 },
  { name: ['Alte Mühle, Chur', 'Ancien moulin, Coire', 'Vecchio mulino, Coira'], location: 1 },
  { name: ['Altes Zeughaus, Delsberg', 'Ancien arsenal, Delémont', 'Vecchio arsenale, Delémont'], location: 2 },
  { name: ['Stadthaus, Sitten', 'Hôtel de ville, Sion', 'Palazzo municipale, Sion'], location: 2 },
  { name: ['Messe, Bellinzona', 'Palais des expositions, Bellinzone', 'Espocentro, Bellinzona'], location: 3 },
  { name: ['Videokonferenz', 'Visioconférence', 'Videoconferenza'], location: 4 },
];

/** What happens in the course of a day. */
export const parts: readonly { name: Phrase; text: Phrase }[] = [
  {
    name: ['Begrüssung und Einführung', 'Accueil et introduction', 'Saluto e introduzione'],
    text: [
      'Worum es heute geht, und wer da ist.',
      'De quoi il s’agit aujourd’hui et qui est là.',
      'Di che cosa si tratta oggi e chi c’è.',
    ],
  },
  {
    name: ['Referat aus der Forschung', 'Exposé de la recherche', 'Relazione dalla ricerca'],
    text: [
      'Ergebnisse aus drei Jahren, mit Zeit für Fragen.',
      'Les résultats de trois ans, avec du temps pour des questions.',
      'I risultati di tre anni, con tempo per le domande.',
    ],
  },
  {
    name: ['Beispiele aus den Regionen', 'Exemples des régions', 'Esempi dalle regioni'],
    text: [
      'Drei Projekte zeigen, was gelungen ist und was nicht.',
      'Trois projets montrent ce qui a réussi et ce qui a échoué.',
      'Tre progetti mostrano che cosa è riuscito e che cosa no.',
    ],
  },
  {
    name: ['Gruppenarbeit', 'Travail en groupes', 'Lavoro di gruppo'],
    text: [
      'An Tischen zu acht Personen; die Ergebnisse gehen an alle.',
      'À des tables de huit personnes; les résultats sont envoyés à toutes et à tous.',
      'A tavoli di otto persone; i risultati vanno a tutte e a tutti.',
    ],
  },
  {
    name: ['Diskussion und Ausblick', 'Discussion et perspectives', 'Discussione e prospettive'],
    text: [
      'Was wir mitnehmen, und wie es weitergeht.',
      'Ce que nous retenons et la suite.',
      'Che cosa portiamo con noi e come si continua.',
    ],
  },
];

export const lunch: Phrase = ['Stehlunch', 'Buffet dînatoire', 'Pranzo in piedi'];
export const day: Phrase = ['Tag', 'Jour', 'Giorno'];
export const programName: Phrase = ['Programm', 'Programme', 'Programma'];
export const invitation: Phrase = ['Einladung', 'Invitation', 'Invito'];
export const closing: Phrase = [
  'Die Teilnahme ist kostenlos, die Plätze sind beschränkt.',
  'La participation est gratuite, le nombre de places limité.',
  'La partecipazione è gratuita, i posti sono limitati.',
];
