import { entry } from './entry'

/** Workloads of advertised jobs. */
export const stints = [
  entry(1, ['100 %', '100 %', '100 %']),
  entry(2, ['80–100 %', '80–100 %', '80–100 %']),
  entry(3, ['60–80 %', '60–80 %', '60–80 %']),
  entry(4, ['40–60 %', '40–60 %', '40–60 %']),
  entry(5, ['Unter 40 %', 'Moins de 40 %', 'Meno del 40 %']),
  entry(6, ['Praktikum', 'Stage', 'Stage'], { context: 'job' }),
  entry(7, ['Befristet', 'Durée déterminée', 'A tempo determinato'], { context: 'job' }),
  entry(8, ['Mandat', 'Mandat', 'Mandato'], { context: 'job' }),
  entry(9, ['Freiwilligenarbeit', 'Bénévolat', 'Volontariato'], { context: 'job', isPublic: false }),
]
