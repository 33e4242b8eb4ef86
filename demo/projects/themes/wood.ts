import type { Theme } from '../theme';

export const wood: Theme = {
  weight: 7,
  terrains: ['rural'],
  topics: [4, 2, 6, 9],
  programs: [1, 1, 10, 7],
  instruments: [1, 2, 5],
  tags: [3, 9, 8],
  businessSectors: [1, 3, 6],
  costs: [60_000, 1_400_000],
  keywords: ['Holz', 'Sägerei', 'Holzbau', 'Wald', 'Laubholz', 'Wertschöpfungskette'],
  titles: [
    ['Wertschöpfungskette Holz {in}', 'Chaîne de valeur du bois {in}', 'Catena del valore del legno {in}'],
    ['Holzcluster {name}', 'Cluster du bois {of}', 'Cluster del legno {of}'],
    [
      'Bauen mit Holz aus der Region: Impulsprogramm {name}',
      'Construire avec le bois de la région : programme d’impulsion {of}',
      'Costruire con il legno della regione: programma d’impulso {of}',
    ],
    [
      'Laubholz neu gedacht: Verarbeitungszentrum {town}',
      'Repenser le bois feuillu : centre de transformation à {town}',
      'Ripensare il legno di latifoglie: centro di lavorazione a {town}',
    ],
  ],
  situation: [
    [
      'Im Wald {in} wächst deutlich mehr Holz nach, als genutzt wird; ein grosser Teil verlässt die Region unverarbeitet.',
      'Dans les forêts {of}, il pousse nettement plus de bois qu’il n’en est exploité ; une grande partie quitte la région à l’état brut.',
      'Nei boschi {of} cresce molto più legno di quanto ne venga utilizzato; gran parte lascia la regione senza essere lavorata.',
    ],
    [
      'Von einst {n2} Sägereien sind noch {n} in Betrieb, und es fehlen Nachfolgerinnen und Nachfolger.',
      'Sur {n2} scieries, {n} seulement sont encore en activité, et la relève manque.',
      'Delle {n2} segherie di un tempo ne restano in attività {n} e mancano i successori.',
    ],
    [
      'Architektinnen und Bauherrschaften fragen nach Holz mit bekannter Herkunft, finden aber selten die passenden Betriebe.',
      'Architectes et maîtres d’ouvrage demandent du bois d’origine connue, mais trouvent rarement les entreprises adéquates.',
      'Architetti e committenti chiedono legno di provenienza nota, ma raramente trovano le aziende adatte.',
    ],
  ],
  goals: [
    [
      'Den Anteil des in der Region verarbeiteten Holzes auf {high} Prozent erhöhen',
      'Porter à {high} % la part du bois transformé dans la région',
      'Portare al {high} % la quota di legno lavorato nella regione',
    ],
    [
      'Forst, Sägerei, Zimmerei und Planung an einen Tisch bringen',
      'Réunir autour d’une table forestiers, scieurs, charpentiers et concepteurs',
      'Riunire attorno a un tavolo forestali, segherie, carpenterie e progettisti',
    ],
    [
      'Neue Produkte aus Laub- und Schwachholz zur Marktreife führen',
      'Amener sur le marché de nouveaux produits en bois feuillu et en petit bois',
      'Portare sul mercato nuovi prodotti in legno di latifoglie e di piccolo diametro',
    ],
    [
      'Gemeinden als Vorbilder beim Bauen mit Holz gewinnen',
      'Gagner les communes comme modèles de la construction en bois',
      'Coinvolgere i comuni come modelli dell’edilizia in legno',
    ],
    [
      '{n} Lehrstellen in der Holzkette sichern',
      'Assurer {n} places d’apprentissage dans la filière du bois',
      'Garantire {n} posti di tirocinio nella filiera del legno',
    ],
  ],
  measures: [
    [
      'Holzflussanalyse und Befragung von {m} Betrieben',
      'Analyse des flux de bois et enquête auprès de {m} entreprises',
      'Analisi dei flussi di legname e sondaggio presso {m} aziende',
    ],
    [
      'Gemeinsamer Rundholzplatz mit Trocknungsanlage',
      'Place à grumes commune avec séchoir',
      'Piazzale comune per il tondame con essiccatoio',
    ],
    [
      'Herkunftszeichen und Musterhaus in {town}',
      'Label d’origine et maison témoin à {town}',
      'Marchio d’origine e casa modello a {town}',
    ],
    [
      'Weiterbildung für Planerinnen und Gemeindebehörden',
      'Formation continue pour les concepteurs et les autorités communales',
      'Formazione continua per progettisti e autorità comunali',
    ],
    [
      'Digitale Plattform für Angebot und Nachfrage',
      'Plateforme numérique pour l’offre et la demande',
      'Piattaforma digitale per domanda e offerta',
    ],
  ],
  results: [
    [
      '{n} öffentliche Bauten wurden seither mit Holz aus der Region errichtet.',
      '{n} bâtiments publics ont depuis lors été construits avec du bois de la région.',
      'Da allora {n} edifici pubblici sono stati costruiti con legno della regione.',
    ],
    [
      'Die Betriebe treten gemeinsam auf und haben zusammen {m} Aufträge gewonnen, die keiner allein hätte ausführen können.',
      'Les entreprises se présentent ensemble et ont obtenu {m} mandats qu’aucune n’aurait pu exécuter seule.',
      'Le aziende si presentano insieme e hanno ottenuto {m} incarichi che nessuna avrebbe potuto eseguire da sola.',
    ],
    [
      'Aus dem Projekt ist eine Genossenschaft hervorgegangen, die sich heute selbst trägt.',
      'Le projet a donné naissance à une coopérative aujourd’hui autonome.',
      'Dal progetto è nata una cooperativa che oggi si autofinanzia.',
    ],
  ],
};
