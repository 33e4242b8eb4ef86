import { entry } from './entry'

/** Kinds of education and training. */
export const educationTypes = [
  entry(1, ['Bachelorstudium', 'Études de bachelor', 'Studi di bachelor'], { synonyms: ['BA', 'BSc'] }),
  entry(2, ['Masterstudium', 'Études de master', 'Studi di master'], { synonyms: ['MA', 'MSc'] }),
  entry(3, ['Certificate of Advanced Studies (CAS)', 'Certificate of Advanced Studies (CAS)', 'Certificate of Advanced Studies (CAS)']),
  entry(4, ['Diploma of Advanced Studies (DAS)', 'Diploma of Advanced Studies (DAS)', 'Diploma of Advanced Studies (DAS)']),
  entry(5, ['Master of Advanced Studies (MAS)', 'Master of Advanced Studies (MAS)', 'Master of Advanced Studies (MAS)']),
  entry(6, ['Höhere Berufsbildung', 'Formation professionnelle supérieure', 'Formazione professionale superiore']),
  entry(7, ['Kurs', 'Cours', 'Corso'], { context: 'education' }),
  entry(8, ['Workshop', 'Atelier', 'Workshop'], { context: 'education' }),
  entry(9, ['Selbstlernangebot', 'Offre d’autoapprentissage', null], { context: 'education' }),
  entry(10, ['Sommerakademie', 'Académie d’été', 'Accademia estiva'], { context: 'education', isPublic: false }),
]
