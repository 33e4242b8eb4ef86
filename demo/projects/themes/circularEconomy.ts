import type { Theme } from '../theme';

export const circularEconomy: Theme = {
  weight: 4,
  terrains: ['urban', 'rural'],
  topics: [9, 2, 6, 1],
  programs: [1, 4, 9],
  instruments: [1, 7, 5],
  tags: [9, 2, 8],
  businessSectors: [4, 6, 8],
  costs: [40_000, 590_000],
  keywords: ['Kreislaufwirtschaft', 'Wiederverwendung', 'Bauteile', 'Abfall', 'Ressourcen', 'Reparatur'],
  titles: [
    ['Kreislaufwirtschaft {in}', 'Économie circulaire {in}', 'Economia circolare {in}'],
    ['Bauteilbörse {name}', 'Bourse aux éléments de construction {of}', 'Borsa degli elementi costruttivi {of}'],
    [
      'Reststoffe als Rohstoffe: Industriesymbiose {town}',
      'Les déchets comme matières premières : symbiose industrielle à {town}',
      'Scarti come materie prime: simbiosi industriale a {town}',
    ],
    ['Reparieren statt wegwerfen {in}', 'Réparer plutôt que jeter {in}', 'Riparare anziché gettare {in}'],
  ],
  situation: [
    [
      'In den Betrieben {of} fallen Materialien an, die andernorts gebraucht werden könnten, doch niemand führt Angebot und Nachfrage zusammen.',
      'Les entreprises {of} génèrent des matériaux utiles ailleurs, mais personne ne réunit l’offre et la demande.',
      'Nelle aziende {of} si generano materiali utili altrove, ma nessuno fa incontrare domanda e offerta.',
    ],
    [
      'Beim Rückbau von Gebäuden werden {high} Prozent der Bauteile entsorgt, obwohl viele noch brauchbar wären.',
      'Lors des démolitions, {high} % des éléments sont éliminés alors que beaucoup seraient encore utilisables.',
      'Nelle demolizioni il {high} % degli elementi viene smaltito, benché molti siano ancora utilizzabili.',
    ],
  ],
  goals: [
    [
      'Stoffflüsse sichtbar machen und Kreisläufe schliessen',
      'Rendre visibles les flux de matières et boucler les cycles',
      'Rendere visibili i flussi di materiali e chiudere i cicli',
    ],
    [
      '{n} Geschäftsmodelle mit Rücknahme oder Miete erproben',
      'Tester {n} modèles d’affaires fondés sur la reprise ou la location',
      'Sperimentare {n} modelli d’affari basati su ritiro o noleggio',
    ],
    [
      'Die Abfallmenge der beteiligten Betriebe um {percent} Prozent senken',
      'Réduire de {percent} % les déchets des entreprises participantes',
      'Ridurre del {percent} % i rifiuti delle aziende partecipanti',
    ],
    [
      'Öffentliche Beschaffungen auf Wiederverwendung ausrichten',
      'Orienter les marchés publics vers la réutilisation',
      'Orientare gli appalti pubblici verso il riutilizzo',
    ],
  ],
  measures: [
    [
      'Materialflussanalyse bei {n2} Betrieben',
      'Analyse des flux de matières dans {n2} entreprises',
      'Analisi dei flussi di materiali in {n2} aziende',
    ],
    [
      'Lager und Werkstatt für gebrauchte Bauteile in {town}',
      'Dépôt et atelier pour éléments de réemploi à {town}',
      'Deposito e officina per elementi usati a {town}',
    ],
    [
      'Reparaturtage mit Freiwilligen',
      'Journées de réparation avec des bénévoles',
      'Giornate di riparazione con volontari',
    ],
    [
      'Beratung zu kreislauffähigem Produktdesign',
      'Conseil en conception de produits circulaires',
      'Consulenza sul design di prodotti circolari',
    ],
    [
      'Ausstellung und Führungen für Schulen',
      'Exposition et visites guidées pour les écoles',
      'Mostra e visite guidate per le scuole',
    ],
  ],
  results: [
    [
      'Bisher fanden {m} Tonnen Material eine neue Verwendung in der Region.',
      'À ce jour, {m} tonnes de matériaux ont trouvé un nouvel usage dans la région.',
      'Finora {m} tonnellate di materiale hanno trovato un nuovo impiego nella regione.',
    ],
    [
      '{n} Unternehmen haben ihre Produkte so verändert, dass sie zerlegt und repariert werden können.',
      '{n} entreprises ont modifié leurs produits afin qu’ils puissent être démontés et réparés.',
      '{n} imprese hanno modificato i loro prodotti in modo che possano essere smontati e riparati.',
    ],
  ],
};
