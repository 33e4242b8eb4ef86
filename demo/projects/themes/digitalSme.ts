import type { Theme } from '../theme';

export const digitalSme: Theme = {
  weight: 7,
  terrains: ['rural', 'urban'],
  topics: [8, 1, 2, 15],
  programs: [1, 4, 4],
  instruments: [1, 7, 5],
  tags: [12, 8, 2],
  businessSectors: [4, 5, 11, 13],
  costs: [45_000, 680_000],
  keywords: ['Digitalisierung', 'KMU', 'Industrie 4.0', 'Automatisierung', 'künstliche Intelligenz', 'Coaching'],
  titles: [
    ['Digitalisierung der KMU {in}', 'Numérisation des PME {in}', 'Digitalizzazione delle PMI {in}'],
    ['Digitallabor {town}', 'Laboratoire numérique à {town}', 'Laboratorio digitale a {town}'],
    [
      'Künstliche Intelligenz im Handwerk: Lernnetzwerk {name}',
      'L’intelligence artificielle dans l’artisanat : réseau d’apprentissage {of}',
      'L’intelligenza artificiale nell’artigianato: rete di apprendimento {of}',
    ],
    [
      'Fit für Industrie 4.0: Coaching für Betriebe {in}',
      'Prêtes pour l’industrie 4.0 : coaching pour les entreprises {in}',
      'Pronte per l’industria 4.0: coaching per le aziende {in}',
    ],
  ],
  situation: [
    [
      'Viele kleine Betriebe {in} kennen die Möglichkeiten der Digitalisierung, finden neben dem Tagesgeschäft aber keine Zeit dafür.',
      'De nombreuses petites entreprises {in} connaissent les possibilités du numérique, mais n’en trouvent pas le temps à côté des affaires courantes.',
      'Molte piccole aziende {in} conoscono le possibilità della digitalizzazione, ma nel lavoro quotidiano non trovano il tempo.',
    ],
    [
      'Eine Umfrage bei {m} Unternehmen der Region zeigt, dass erst jedes fünfte eine digitale Strategie besitzt.',
      'Une enquête auprès de {m} entreprises de la région montre qu’une sur cinq seulement possède une stratégie numérique.',
      'Un sondaggio presso {m} imprese della regione mostra che solo una su cinque dispone di una strategia digitale.',
    ],
    [
      'Hochschulen und Betriebe sprechen oft nicht dieselbe Sprache; es fehlt eine Stelle, die vermittelt.',
      'Hautes écoles et entreprises ne parlent souvent pas la même langue ; il manque un intermédiaire.',
      'Scuole universitarie e aziende spesso non parlano la stessa lingua; manca chi faccia da tramite.',
    ],
  ],
  goals: [
    [
      '{m} Betriebe mit einem Erstgespräch erreichen',
      'Atteindre {m} entreprises par un premier entretien',
      'Raggiungere {m} aziende con un primo colloquio',
    ],
    [
      '{n2} Umsetzungsprojekte bis zur Anwendung begleiten',
      'Accompagner {n2} projets de réalisation jusqu’à l’utilisation',
      'Accompagnare {n2} progetti fino all’applicazione',
    ],
    [
      'Die Produktivität ohne Verlust von Arbeitsplätzen steigern',
      'Augmenter la productivité sans perte d’emplois',
      'Aumentare la produttività senza perdere posti di lavoro',
    ],
    [
      'Lernende als Botschafter für neue Werkzeuge gewinnen',
      'Gagner les apprentis comme ambassadeurs des nouveaux outils',
      'Coinvolgere gli apprendisti come ambasciatori dei nuovi strumenti',
    ],
    [
      'Den Schutz vor Cyberangriffen in kleinen Betrieben verbessern',
      'Améliorer la protection des petites entreprises contre les cyberattaques',
      'Migliorare la protezione delle piccole aziende contro i ciberattacchi',
    ],
  ],
  measures: [
    ['Kostenloser Digitalcheck vor Ort', 'Diagnostic numérique gratuit sur place', 'Check digitale gratuito sul posto'],
    [
      'Werkstatt mit 3D-Druck, Sensorik und Robotik in {town}',
      'Atelier d’impression 3D, de capteurs et de robotique à {town}',
      'Officina con stampa 3D, sensori e robotica a {town}',
    ],
    [
      'Erfahrungsgruppen mit je {n} Betrieben',
      'Groupes d’échange réunissant chacun {n} entreprises',
      'Gruppi di scambio con {n} aziende ciascuno',
    ],
    [
      'Studierendenprojekte mit der Fachhochschule',
      'Projets d’étudiants avec la haute école spécialisée',
      'Progetti di studenti con la scuola universitaria professionale',
    ],
    [
      'Abendkurse zu Datenschutz und Informationssicherheit',
      'Cours du soir sur la protection des données et la sécurité de l’information',
      'Corsi serali su protezione dei dati e sicurezza delle informazioni',
    ],
  ],
  results: [
    [
      '{n2} Betriebe haben ihre Abläufe umgestellt; im Mittel sparen sie {percent} Prozent der Büroarbeit.',
      '{n2} entreprises ont revu leurs processus ; elles économisent en moyenne {percent} % du travail administratif.',
      '{n2} aziende hanno rivisto i propri processi; in media risparmiano il {percent} % del lavoro amministrativo.',
    ],
    [
      'Aus dem Netzwerk sind zwei Jungunternehmen entstanden, die in der Region bleiben.',
      'Le réseau a donné naissance à deux jeunes entreprises qui restent dans la région.',
      'Dalla rete sono nate due giovani imprese che restano nella regione.',
    ],
    [
      'Die Sprechstunde wird nach Projektende von den Gewerbevereinen weitergeführt.',
      'À la fin du projet, la permanence est poursuivie par les associations d’artisans et commerçants.',
      'Al termine del progetto la consulenza è portata avanti dalle associazioni di categoria.',
    ],
  ],
};
