import type { DemoProject } from './demoProject';

const longTitle =
  'Grenzüberschreitendes Kompetenznetz für nachhaltige Regionalentwicklung, Wertschöpfungsketten und ' +
  'Kreislaufwirtschaft in den Berggebieten: Grundlagen, Pilotversuche sowie Übertragung auf weitere Räume';

/** Changes the first contact, or adds one. */
function withContact(project: DemoProject, changes: Partial<DemoProject['contacts'][number]>): Partial<DemoProject> {
  const empty = {
    name: '',
    salutation: '',
    title: '',
    firstName: '',
    lastName: '',
    role: '',
    phone: '',
    email: 'info@example.org',
    website: '',
    street: '',
    zipCode: '',
    city: '',
  } as const;
  const [first = empty, ...rest] = project.contacts;
  return { contacts: [{ ...first, ...changes }, ...rest] };
}

/** The project with another title. Only existing translations are replaced, so that gaps stay gaps. */
function titled(project: DemoProject, de: string, frTitle: string, itTitle: string): Partial<DemoProject> {
  const { fr, it } = project.translations;
  return {
    title: de,
    translations: { fr: fr.title ? { ...fr, title: frTitle } : fr, it: it.title ? { ...it, title: itTitle } : it },
  };
}

/** Valid strings that break careless code, in HTML, spreadsheets, file names, patterns, and narrow columns. */
const oddities: Record<number, (project: DemoProject) => Partial<DemoProject>> = {
  7: (project) =>
    titled(
      project,
      '«Zukunft» & "Tradition": Käse, Kräuter & Kultur',
      '« Avenir » & "tradition" : fromage, herbes & culture',
      '«Futuro» & "tradizione": formaggio, erbe & cultura',
    ),
  23: (project) =>
    titled(
      project,
      'Anteil < 10 %: Leerstand halbieren, Ortskerne > Ortsränder',
      'Part < 10 % : réduire de moitié les locaux vides, centres > périphéries',
      'Quota < 10 %: dimezzare gli spazi vuoti, nuclei > periferie',
    ),
  42: (project) =>
    titled(
      project,
      longTitle,
      'Réseau transfrontalier de compétences pour le développement régional durable',
      'Rete transfrontaliera di competenze per lo sviluppo regionale sostenibile',
    ),
  77: (project) => withContact(project, { firstName: 'Олена', lastName: 'Шевченко', salutation: 'f' }),
  78: (project) => withContact(project, { name: 'Bergteam 🏔️ & Söhne', lastName: 'Zgraggen 🧀' }),
  79: (project) => withContact(project, { firstName: 'مريم', lastName: 'الأمين', salutation: '' }),
  111: (project) =>
    titled(
      project,
      '=SUMME(Ideen): zu 100 % regional_lokal gedacht',
      '=SOMME(idées) : pensé à 100 % régional_local',
      '=SOMMA(idee): pensato al 100 % regionale_locale',
    ),
  222: (project) =>
    titled(
      project,
      'Ski/Bike/Berg: <b>nicht fett</b> im Alp\\Tal',
      'Ski/VTT/montagne : <b>pas en gras</b>',
      'Sci/bici/monti: <b>non in grassetto</b>',
    ),
};

/** The project with the oddity of its id, or unchanged. */
export function withOddity(project: DemoProject): DemoProject {
  return { ...project, ...oddities[project.id]?.(project) };
}
