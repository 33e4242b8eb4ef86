import type { Theme } from '../theme';

export const healthTourism: Theme = {
  weight: 4,
  terrains: ['alpine'],
  topics: [3, 7, 1],
  programs: [1, 5, 1],
  instruments: [1, 2, 5],
  tags: [7, 3],
  businessSectors: [9, 12],
  costs: [80_000, 3_600_000],
  keywords: ['Gesundheitstourismus', 'Kur', 'Rehabilitation', 'Thermalbad', 'Wellness', 'Heilklima'],
  titles: [
    ['Gesundheitstourismus {in}', 'Tourisme de santé {in}', 'Turismo della salute {in}'],
    [
      'Heilklima und Bewegung: Gesundheitsregion {name}',
      'Climat sain et mouvement : région de santé {of}',
      'Clima salubre e movimento: regione della salute {of}',
    ],
    [
      'Thermalquelle {town}: Machbarkeit und Konzept',
      'Source thermale à {town} : faisabilité et concept',
      'Sorgente termale a {town}: fattibilità e concetto',
    ],
    [
      'Von der Kur zur Prävention: neue Angebote {of}',
      'De la cure à la prévention : nouvelles offres {of}',
      'Dalla cura alla prevenzione: nuove offerte {of}',
    ],
  ],
  situation: [
    [
      'Die Region blickt auf eine lange Tradition als Kurort zurück; davon zeugen noch {n} Häuser, die heute neue Aufgaben suchen.',
      'La région possède une longue tradition de lieu de cure, dont témoignent encore {n} établissements aujourd’hui en quête de nouvelles tâches.',
      'La regione vanta una lunga tradizione come luogo di cura, testimoniata ancora da {n} edifici oggi in cerca di nuovi compiti.',
    ],
    [
      'Kliniken und Hotels {in} liegen nahe beieinander, verkaufen ihre Leistungen aber getrennt.',
      'Cliniques et hôtels {in} sont proches, mais vendent leurs prestations séparément.',
      'Cliniche e alberghi {in} sono vicini, ma vendono separatamente le loro prestazioni.',
    ],
    [
      'Gäste über sechzig suchen Ruhe, Bewegung und ärztliche Begleitung, auch ausserhalb der Saison.',
      'Les hôtes de plus de soixante ans recherchent le calme, le mouvement et un suivi médical, y compris hors saison.',
      'Gli ospiti oltre i sessant’anni cercano tranquillità, movimento e assistenza medica, anche fuori stagione.',
    ],
  ],
  goals: [
    [
      'Buchbare Gesundheitswochen mit geprüfter Qualität entwickeln',
      'Développer des semaines de santé réservables et de qualité contrôlée',
      'Sviluppare settimane della salute prenotabili e di qualità certificata',
    ],
    [
      'Die Auslastung in der Zwischensaison um {percent} Prozent erhöhen',
      'Augmenter de {percent} % l’occupation en basse saison',
      'Aumentare del {percent} % l’occupazione in bassa stagione',
    ],
    [
      'Ganzjährige Stellen für Pflege- und Therapieberufe schaffen',
      'Créer des emplois à l’année dans les soins et la thérapie',
      'Creare posti di lavoro annuali nelle cure e nella terapia',
    ],
    [
      'Die Wirkung des Höhenklimas wissenschaftlich belegen',
      'Démontrer scientifiquement les effets du climat d’altitude',
      'Dimostrare scientificamente gli effetti del clima d’altitudine',
    ],
  ],
  measures: [
    [
      'Netzwerk aus {n} Hotels, zwei Kliniken und der Spitex',
      'Réseau composé de {n} hôtels, deux cliniques et des soins à domicile',
      'Rete composta da {n} alberghi, due cliniche e le cure a domicilio',
    ],
    ['Terrainkurwege mit Ruheplätzen', 'Sentiers de cure avec aires de repos', 'Sentieri di cura con aree di sosta'],
    [
      'Schulung von {n2} Gastgeberinnen und Gastgebern',
      'Formation de {n2} hôtes et hôtesses',
      'Formazione di {n2} albergatori e albergatrici',
    ],
    [
      'Begleitstudie mit einer Universität',
      'Étude d’accompagnement avec une université',
      'Studio di accompagnamento con un’università',
    ],
    [
      'Gemeinsame Buchungsstelle in {town}',
      'Centrale de réservation commune à {town}',
      'Centrale di prenotazione comune a {town}',
    ],
  ],
  results: [
    [
      'Im zweiten Jahr wurden {m} Gesundheitswochen verkauft, die meisten im Frühling und im Herbst.',
      'La deuxième année, {m} semaines de santé ont été vendues, la plupart au printemps et en automne.',
      'Nel secondo anno sono state vendute {m} settimane della salute, per lo più in primavera e in autunno.',
    ],
    [
      'Die Krankenversicherer anerkennen zwei der Angebote als Prävention.',
      'Les assureurs-maladie reconnaissent deux des offres comme prévention.',
      'Gli assicuratori malattia riconoscono due delle offerte come prevenzione.',
    ],
  ],
};
