import type { Theme } from '../theme';

export const energyRegion: Theme = {
  weight: 6,
  terrains: ['rural', 'urban', 'mountain'],
  topics: [5, 6, 18, 9],
  programs: [11, 1, 9],
  instruments: [1, 8, 5],
  tags: [9, 6],
  businessSectors: [7, 6],
  costs: [35_000, 460_000],
  keywords: ['Energieregion', 'Solarstrom', 'Klimaschutz', 'Energieberatung', 'Speicher', 'Gemeinden'],
  titles: [
    ['Energieregion {name}', 'Région-énergie {of}', 'Regione energia {of}'],
    ['Solaroffensive {in}', 'Offensive solaire {in}', 'Offensiva solare {in}'],
    [
      'Auf dem Weg zur energieautarken Region {name}',
      'Vers une région autonome en énergie : {name}',
      'Verso una regione energeticamente autonoma: {name}',
    ],
    [
      'Lokale Elektrizitätsgemeinschaft {town}',
      'Communauté électrique locale à {town}',
      'Comunità elettrica locale a {town}',
    ],
  ],
  situation: [
    [
      'Jedes Jahr fliessen aus der Region Millionen von Franken für Erdöl, Erdgas und Strom ab.',
      'Chaque année, des millions de francs quittent la région pour du mazout, du gaz et de l’électricité.',
      'Ogni anno milioni di franchi lasciano la regione per olio combustibile, gas ed elettricità.',
    ],
    [
      'Erst {percent} Prozent der geeigneten Dächer {in} sind mit Solaranlagen belegt.',
      'Seuls {percent} % des toits appropriés {in} sont équipés d’installations solaires.',
      'Solo il {percent} % dei tetti idonei {in} è dotato di impianti solari.',
    ],
    [
      'Die {n} beteiligten Gemeinden haben je eigene Energieziele, aber zu wenig Personal, um sie umzusetzen.',
      'Les {n} communes participantes ont chacune leurs objectifs énergétiques, mais trop peu de personnel pour les mettre en œuvre.',
      'I {n} comuni partecipanti hanno ciascuno i propri obiettivi energetici, ma troppo poco personale per attuarli.',
    ],
  ],
  goals: [
    [
      'Den Anteil erneuerbarer Energie bis 2035 auf {high} Prozent erhöhen',
      'Porter à {high} % la part d’énergies renouvelables d’ici à 2035',
      'Portare al {high} % la quota di energie rinnovabili entro il 2035',
    ],
    [
      'Die Wertschöpfung aus der Energieproduktion in der Region halten',
      'Conserver dans la région la valeur ajoutée de la production d’énergie',
      'Mantenere nella regione il valore aggiunto della produzione di energia',
    ],
    [
      'Hausbesitzerinnen und Hausbesitzer unabhängig beraten',
      'Conseiller les propriétaires de manière indépendante',
      'Offrire consulenza indipendente ai proprietari',
    ],
    [
      'Den Stromverbrauch der Gemeinden um {percent} Prozent senken',
      'Réduire de {percent} % la consommation d’électricité des communes',
      'Ridurre del {percent} % il consumo di elettricità dei comuni',
    ],
    [
      'Betriebe beim Lastmanagement und bei Speichern unterstützen',
      'Soutenir les entreprises dans la gestion des charges et le stockage',
      'Sostenere le aziende nella gestione dei carichi e nell’accumulo',
    ],
  ],
  measures: [
    [
      'Energie- und Treibhausgasbilanz der Region',
      'Bilan énergétique et des gaz à effet de serre de la région',
      'Bilancio energetico e dei gas serra della regione',
    ],
    [
      'Sammelbestellung von {m} Solaranlagen',
      'Commande groupée de {m} installations solaires',
      'Ordinazione collettiva di {m} impianti solari',
    ],
    ['Energiesprechstunde in {town}', 'Permanence énergie à {town}', 'Sportello energia a {town}'],
    [
      'Unterrichtsmaterial und Projektwochen an Schulen',
      'Matériel pédagogique et semaines de projet dans les écoles',
      'Materiale didattico e settimane di progetto nelle scuole',
    ],
    [
      'Quartierspeicher mit {n2} angeschlossenen Gebäuden',
      'Batterie de quartier reliée à {n2} bâtiments',
      'Accumulatore di quartiere collegato a {n2} edifici',
    ],
  ],
  results: [
    [
      'Die Solarproduktion hat sich innert {n} Jahren verdoppelt.',
      'La production solaire a doublé en {n} ans.',
      'La produzione solare è raddoppiata in {n} anni.',
    ],
    [
      '{m} Haushalte liessen sich beraten, zwei Drittel davon haben ihre Heizung ersetzt.',
      '{m} ménages ont demandé conseil ; deux tiers d’entre eux ont remplacé leur chauffage.',
      '{m} economie domestiche hanno chiesto consulenza; due terzi hanno sostituito il riscaldamento.',
    ],
    [
      'Die Fachstelle wird nun von den Gemeinden gemeinsam finanziert.',
      'Le service spécialisé est désormais financé en commun par les communes.',
      'Il servizio specializzato è ora finanziato congiuntamente dai comuni.',
    ],
  ],
};
