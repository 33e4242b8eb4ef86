import type { Theme } from '../theme';

export const cableway: Theme = {
  weight: 8,
  terrains: ['alpine'],
  topics: [3, 5, 18, 10],
  programs: [1, 1, 7, 6],
  instruments: [2, 1, 5],
  tags: [7, 9],
  businessSectors: [9, 10],
  costs: [1_200_000, 28_000_000],
  keywords: ['Bergbahn', 'Seilbahn', 'Gondelbahn', 'Beschneiung', 'Talstation', 'Konzession'],
  titles: [
    [
      'Erneuerung der Bergbahnen {in}',
      'Renouvellement des remontées mécaniques {in}',
      'Rinnovo degli impianti di risalita {in}',
    ],
    [
      'Ersatz der Gondelbahn {town}',
      'Remplacement de la télécabine à {town}',
      'Sostituzione della telecabina a {town}',
    ],
    [
      'Zusammenschluss der Bergbahnen {of}',
      'Fusion des remontées mécaniques {of}',
      'Fusione degli impianti di risalita {of}',
    ],
    [
      'Talstation {town}: Drehscheibe für Bahn, Bus und Berg',
      'Gare de départ à {town} : une plaque tournante entre train, bus et montagne',
      'Stazione a valle a {town}: snodo tra treno, autobus e montagna',
    ],
  ],
  situation: [
    [
      'Die Seilbahnanlagen {in} sind über {n2} Jahre alt, ihre Konzession läuft in den nächsten Jahren aus.',
      'Les installations à câbles {in} ont plus de {n2} ans et leur concession arrive prochainement à échéance.',
      'Gli impianti a fune {in} hanno più di {n2} anni e la loro concessione scade nei prossimi anni.',
    ],
    [
      'An Spitzentagen warten die Gäste in {town} bis zu einer Stunde, während die Bahnen unter der Woche kaum ausgelastet sind.',
      'Les jours de pointe, les visiteurs attendent jusqu’à une heure à {town}, alors qu’en semaine les installations tournent presque à vide.',
      'Nei giorni di punta gli ospiti attendono fino a un’ora a {town}, mentre durante la settimana gli impianti sono quasi vuoti.',
    ],
    [
      'Die Bergbahnen sichern in der Region rund {m} Arbeitsplätze, direkt und bei Hotels, Sportgeschäften und Handwerksbetrieben.',
      'Dans la région, les remontées mécaniques assurent quelque {m} emplois, directement ou dans les hôtels, les magasins de sport et l’artisanat.',
      'Nella regione gli impianti di risalita garantiscono circa {m} posti di lavoro, direttamente oppure in alberghi, negozi sportivi e imprese artigianali.',
    ],
  ],
  goals: [
    [
      'Die veralteten Anlagen durch eine energiesparende Bahn ersetzen',
      'Remplacer les installations vétustes par une remontée économe en énergie',
      'Sostituire gli impianti obsoleti con una funivia a basso consumo energetico',
    ],
    [
      'Den Sommerbetrieb ausbauen und die Abhängigkeit vom Schnee verringern',
      'Développer l’exploitation estivale et réduire la dépendance à la neige',
      'Potenziare l’esercizio estivo e ridurre la dipendenza dalla neve',
    ],
    [
      'Die Frequenzen innert {n} Jahren um {percent} Prozent steigern',
      'Augmenter la fréquentation de {percent} % en {n} ans',
      'Aumentare le frequenze del {percent} % in {n} anni',
    ],
    [
      'Einen hindernisfreien Zugang für alle Gäste schaffen',
      'Créer un accès sans obstacles pour tous les visiteurs',
      'Creare un accesso senza barriere per tutti gli ospiti',
    ],
    [
      'Die Anreise mit dem öffentlichen Verkehr bis zur Talstation ermöglichen',
      'Permettre l’arrivée en transports publics jusqu’à la station de départ',
      'Permettere l’arrivo con i mezzi pubblici fino alla stazione a valle',
    ],
  ],
  measures: [
    [
      'Planung, Umweltverträglichkeitsbericht und Konzessionsgesuch',
      'Planification, rapport d’impact sur l’environnement et demande de concession',
      'Progettazione, rapporto d’impatto ambientale e domanda di concessione',
    ],
    [
      'Rückbau der alten Stützen und Renaturierung der Trassen',
      'Démontage des anciens pylônes et renaturation des tracés',
      'Smontaggio dei vecchi piloni e rinaturazione dei tracciati',
    ],
    [
      'Bau der neuen Tal- und Bergstation in Holz aus der Region',
      'Construction des nouvelles stations en bois de la région',
      'Costruzione delle nuove stazioni con legno della regione',
    ],
    [
      'Photovoltaik auf den Stationsdächern',
      'Installation photovoltaïque sur les toits des stations',
      'Impianto fotovoltaico sui tetti delle stazioni',
    ],
    [
      'Gemeinsames Ticketsystem mit {n} Partnerbetrieben',
      'Billetterie commune avec {n} entreprises partenaires',
      'Sistema di biglietteria comune con {n} aziende partner',
    ],
  ],
  results: [
    [
      'Seit der Eröffnung nutzten {m} Schulklassen und Vereine das neue Angebot, und die Sommergäste haben um {percent} Prozent zugenommen.',
      'Depuis l’ouverture, {m} classes et sociétés ont utilisé la nouvelle offre et la clientèle estivale a progressé de {percent} %.',
      'Dall’apertura {m} classi e associazioni hanno sfruttato la nuova offerta e gli ospiti estivi sono aumentati del {percent} %.',
    ],
    [
      'Die neue Bahn braucht pro Fahrgast ein Drittel weniger Strom als ihre Vorgängerin.',
      'La nouvelle installation consomme un tiers d’électricité de moins par passager que la précédente.',
      'Il nuovo impianto consuma per passeggero un terzo di elettricità in meno rispetto al precedente.',
    ],
    [
      'Alle Bauaufträge bis auf die Seilbahntechnik gingen an Unternehmen aus der Region.',
      'À l’exception de la technique à câbles, tous les mandats de construction ont été attribués à des entreprises de la région.',
      'Ad eccezione della tecnica funiviaria, tutti gli appalti sono stati assegnati a imprese della regione.',
    ],
  ],
};
