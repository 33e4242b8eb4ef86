import type { Theme } from '../theme';

export const generations: Theme = {
  weight: 4,
  terrains: ['rural', 'mountain', 'urban'],
  topics: [14, 7, 11],
  programs: [9, 7, 1],
  instruments: [1, 9, 2],
  tags: [6, 14],
  businessSectors: [12, 6],
  costs: [60_000, 2_600_000],
  keywords: ['Generationenwohnen', 'Alter', 'Betreuung', 'Gesundheitszentrum', 'Nachbarschaft', 'Demografie'],
  titles: [
    ['Generationenwohnen {in}', 'Habitat intergénérationnel {in}', 'Abitare intergenerazionale {in}'],
    [
      'Gesundheitszentrum {town}: Grundversorgung sichern',
      'Centre de santé à {town} : garantir les soins de base',
      'Centro sanitario a {town}: garantire le cure di base',
    ],
    ['Älter werden in der Region {name}', 'Vieillir dans la région {of}', 'Invecchiare nella regione {of}'],
  ],
  situation: [
    [
      'Jede dritte Person {in} wird im Jahr 2040 über 65 Jahre alt sein.',
      'En 2040, {in}, une personne sur trois aura plus de 65 ans.',
      'Nel 2040 {in} una persona su tre avrà più di 65 anni.',
    ],
    [
      'Zwei von {n} Hausarztpraxen der Region schliessen bald, ohne dass eine Nachfolge gefunden wäre.',
      'Dans la région, deux des {n} cabinets de médecins généralistes fermeront bientôt sans successeur.',
      'Nella regione due dei {n} studi medici di famiglia chiuderanno presto senza successori.',
    ],
  ],
  goals: [
    [
      '{n2} hindernisfreie Wohnungen mit Dienstleistungen schaffen',
      'Créer {n2} logements sans obstacles avec prestations',
      'Creare {n2} alloggi senza barriere con servizi',
    ],
    [
      'Arztpraxis, Therapie, Spitex und Beratung an einem Ort vereinen',
      'Réunir en un lieu cabinet médical, thérapies, soins à domicile et conseil',
      'Riunire in un luogo studio medico, terapie, cure a domicilio e consulenza',
    ],
    [
      'Nachbarschaftshilfe über Zeitgutschriften fördern',
      'Encourager l’entraide de voisinage par des crédits-temps',
      'Promuovere l’aiuto di vicinato con crediti di tempo',
    ],
    [
      'Einfamilienhäuser für junge Familien frei machen',
      'Libérer des maisons individuelles pour de jeunes familles',
      'Liberare case unifamiliari per giovani famiglie',
    ],
  ],
  measures: [
    [
      'Wohnraumanalyse in {n} Gemeinden',
      'Analyse du logement dans {n} communes',
      'Analisi dell’alloggio in {n} comuni',
    ],
    [
      'Genossenschaft mit {m} Anteilscheinen',
      'Coopérative dotée de {m} parts sociales',
      'Cooperativa con {m} quote sociali',
    ],
    ['Umnutzung des früheren Schulhauses', 'Réaffectation de l’ancienne école', 'Riconversione dell’ex scuola'],
    ['Mittagstisch für Jung und Alt', 'Table de midi pour jeunes et aînés', 'Pranzo comune per giovani e anziani'],
    [
      'Telemedizin als Versuch mit {m} Patientinnen und Patienten',
      'Essai de télémédecine avec {m} patients',
      'Sperimentazione di telemedicina con {m} pazienti',
    ],
  ],
  results: [
    [
      'Alle Wohnungen waren vor dem Einzugstermin vermietet.',
      'Tous les logements étaient loués avant la date d’emménagement.',
      'Tutti gli alloggi erano affittati prima della data di consegna.',
    ],
    [
      'Die Grundversorgung ist in der Region für die nächsten zehn Jahre gesichert.',
      'Dans la région, les soins de base sont assurés pour les dix prochaines années.',
      'Nella regione le cure di base sono garantite per i prossimi dieci anni.',
    ],
  ],
};
