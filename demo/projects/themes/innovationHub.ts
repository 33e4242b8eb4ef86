import type { Theme } from '../theme';

export const innovationHub: Theme = {
  weight: 7,
  terrains: ['urban'],
  topics: [1, 2, 8, 7],
  programs: [4, 1, 1],
  instruments: [1, 2, 7],
  tags: [12, 8, 1],
  businessSectors: [4, 5, 11, 13, 15],
  costs: [120_000, 4_800_000],
  keywords: ['Innovation', 'Start-up', 'Technologiepark', 'Wissenstransfer', 'Coaching', 'Gründung'],
  titles: [
    ['Innovationszentrum {town}', 'Centre d’innovation à {town}', 'Centro d’innovazione a {town}'],
    [
      'Regionales Innovationssystem {name}: Coaching für Unternehmen',
      'Système régional d’innovation {of} : coaching d’entreprises',
      'Sistema regionale d’innovazione {of}: coaching per imprese',
    ],
    [
      'Gründerinnen und Gründer {in}',
      'Créatrices et créateurs d’entreprise {in}',
      'Fondatrici e fondatori d’impresa {in}',
    ],
    [
      'Cluster Präzisionstechnik {name}',
      'Cluster des techniques de précision {of}',
      'Cluster della tecnica di precisione {of}',
    ],
  ],
  situation: [
    [
      'Die Unternehmen {of} sind in ihren Nischen stark, haben aber selten eine eigene Forschungsabteilung.',
      'Les entreprises {of} sont fortes dans leurs niches, mais disposent rarement de leur propre département de recherche.',
      'Le imprese {of} sono forti nelle loro nicchie, ma raramente dispongono di un proprio reparto di ricerca.',
    ],
    [
      'Junge Firmen verlassen die Region oft nach dem ersten Wachstum, weil Labor- und Produktionsflächen fehlen.',
      'Les jeunes entreprises quittent souvent la région après leur première croissance, faute de laboratoires et de surfaces de production.',
      'Le giovani imprese lasciano spesso la regione dopo la prima crescita, perché mancano laboratori e superfici produttive.',
    ],
  ],
  goals: [
    [
      '{n} Neugründungen pro Jahr begleiten',
      'Accompagner {n} créations d’entreprise par an',
      'Accompagnare {n} nuove imprese all’anno',
    ],
    [
      '{m} Unternehmen der Region für Innovationsvorhaben gewinnen',
      'Amener {m} entreprises de la région à lancer des projets d’innovation',
      'Coinvolgere {m} imprese della regione in progetti d’innovazione',
    ],
    [
      'Hochschulen, Betriebe und Verwaltung dauerhaft vernetzen',
      'Mettre durablement en réseau hautes écoles, entreprises et administration',
      'Mettere in rete in modo duraturo scuole universitarie, aziende e amministrazione',
    ],
    [
      'Frauen als Gründerinnen gezielt fördern',
      'Encourager de manière ciblée les créatrices d’entreprise',
      'Promuovere in modo mirato le fondatrici d’impresa',
    ],
    [
      'Prototypen schneller zur Marktreife bringen',
      'Amener plus vite les prototypes sur le marché',
      'Portare più rapidamente i prototipi sul mercato',
    ],
  ],
  measures: [
    [
      '{n2} Arbeitsplätze und ein Reinraumlabor auf einem früheren Fabrikareal',
      '{n2} places de travail et une salle blanche sur une ancienne friche industrielle',
      '{n2} postazioni e una camera bianca in un’ex area industriale',
    ],
    [
      'Beratung durch erfahrene Unternehmerinnen und Unternehmer',
      'Conseil par des entrepreneurs expérimentés',
      'Consulenza di imprenditori esperti',
    ],
    ['Ideenwettbewerb mit Preisgeld', 'Concours d’idées doté de prix', 'Concorso di idee con premi in denaro'],
    [
      'Innovationsfrühstück, jeden Monat in einem anderen Betrieb',
      'Petit-déjeuner de l’innovation, chaque mois dans une autre entreprise',
      'Colazione dell’innovazione, ogni mese in un’azienda diversa',
    ],
    [
      'Gemeinsamer Auftritt an Fachmessen',
      'Présence commune dans les salons spécialisés',
      'Presenza comune alle fiere di settore',
    ],
  ],
  results: [
    [
      '{n} Start-ups sind eingezogen und beschäftigen zusammen {m} Personen.',
      '{n} start-up se sont installées et emploient ensemble {m} personnes.',
      '{n} start-up si sono insediate e occupano complessivamente {m} persone.',
    ],
    [
      'Aus den Coachings gingen {n2} neue Produkte und {n} Patente hervor.',
      'Les coachings ont abouti à {n2} nouveaux produits et {n} brevets.',
      'Dai coaching sono nati {n2} nuovi prodotti e {n} brevetti.',
    ],
    [
      'Die Kantone haben die Leistungsvereinbarung um vier Jahre verlängert.',
      'Les cantons ont prolongé la convention de prestations de quatre ans.',
      'I cantoni hanno prorogato di quattro anni la convenzione sulle prestazioni.',
    ],
  ],
};
