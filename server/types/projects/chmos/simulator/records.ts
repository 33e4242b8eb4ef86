import type { DemoProject } from '../../../../../demo/projects';
import { references } from '../../../../../demo/references';

/** A project as the simulated source sends it, in raw form, after a number of changes. */
export function rawRecord(project: DemoProject, revision: number): Record<string, unknown> {
  const { id } = project;
  const [first, ...others] = project.topics.map(({ id: topic }) => entry('topics', topic));
  const cost = (kind: string) => project.financing.find((line) => line.id === kind)?.value ?? '0';
  return change(
    {
      id: 50_000 + id,
      codeKurz: project.projectCode,
      titel: encoded(project.title),
      beschreibung: encoded(project.description),
      projektkosten: project.projectCosts,
      programm: project.programs.map(({ id: program }) => name('programs', program))[0] ?? '',
      instrument:
        project.instruments.slice(0, 1).map(({ id: instrument }) => entry('instruments', instrument))[0] ?? null,
      kanton: project.states.map(({ id: state }) => name('states', state)),
      start: project.startDate ?? '',
      ende: project.endDate ?? '',
      finBund: cost('costsFederation'),
      finKanton: cost('costsCanton'),
      finKantonOeff: id % 7 !== 0,
      kostenEU: cost('costsEU'),
      thema: first ?? null,
      tag: others,
      institutionen: project.contacts.map((contact, index) => ({
        id: id * 10 + index,
        name: contact.name,
        kontVorname: contact.firstName,
        kontNachname: contact.lastName,
        kontFunktion: contact.role,
        kontEmail: contact.email,
        kontTel: contact.phone,
        kontMobil: '',
        oeffentlich: (id + index) % 9 !== 0,
        strasse: contact.street,
        plz: contact.zipCode,
        ort: contact.city,
        land: 'Schweiz',
        n: '',
        e: '',
      })),
      webseite: project.links[0]?.url ?? '',
      gdeLat: project.lat,
      gdeLong: project.lng,
      attachments: attachments(id),
    },
    id,
    revision,
  );
}

type Raw = Record<string, unknown>;

/** Each change is of a different kind, and they add up. */
const changes: ((raw: Raw, id: number, revision: number) => Raw)[] = [
  (raw, _id, revision) => ({ ...raw, titel: `${String(raw.titel)} (Etappe ${revision + 1})` }),
  (raw, _id, revision) => ({
    ...raw,
    beschreibung:
      `${String(raw.beschreibung)}` +
      `${encoded(`<p>Stand ${revision}: Die Trägerschaft hat die nächste Etappe beschlossen.</p>`)}`,
  }),
  (raw, _id, revision) => ({
    ...raw,
    projektkosten: String(Number(raw.projektkosten || 100_000) + revision * 25_000),
    finBund: String(10_000 * revision),
  }),
  (raw, id) => ({ ...raw, tag: [...(raw.tag as unknown[]), unknownTopics[id % unknownTopics.length]] }),
  (raw, id) => ({
    ...raw,
    institutionen: [
      ...(raw.institutionen as unknown[]),
      {
        id: id * 10 + 9,
        name: 'Geschäftsstelle',
        kontVorname: 'Nora',
        kontNachname: `Neu ${id}`,
        kontEmail: 'nora.neu@example.org',
        oeffentlich: true,
        ort: 'Chur',
        plz: '7000',
      },
    ],
  }),
  (raw, _id, revision) => ({
    ...raw,
    ende: `20${27 + (revision % 5)}-12-31`,
    webseite: 'https://www.example.org/neue-adresse',
  }),
];

const unknownTopics = [
  { id: 901, textDe: 'Wasserstoff' },
  { id: 902, textDe: 'Holzbau' },
  { id: 903, textDe: 'Nachtzüge' },
];

function change(raw: Raw, id: number, revision: number): Raw {
  let changed = raw;
  for (let done = 1; done <= Math.min(revision, 12); done += 1)
    changed = (changes[(id + done) % changes.length] as (typeof changes)[number])(changed, id, done);
  return changed;
}

function attachments(id: number): Raw[] {
  const picture = {
    oeffentlich: true,
    url: `/anhaenge/landschaft-${id % 12}.jpg`,
    type: 'image/jpeg',
    copyright: '&copy; Trägerschaft',
  };
  const document = {
    oeffentlich: true,
    url: `/anhaenge/projektblatt-${id % 4}.pdf`,
    type: 'application/pdf',
    copyright: '',
  };
  const secret = { oeffentlich: false, url: '/anhaenge/vertraulich.pdf', type: 'application/pdf', copyright: '' };
  return [...(id % 3 === 0 ? [picture] : []), ...(id % 5 === 0 ? [document] : []), ...(id % 10 === 0 ? [secret] : [])];
}

const name = (list: 'programs' | 'instruments' | 'states' | 'topics', id: number) =>
  references[list].find((one) => one.id === id)?.name ?? '';
const entry = (list: 'instruments' | 'topics', id: number) => ({ id, textDe: name(list, id) });
/** The source encodes its text as HTML. */
const encoded = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('ä', '&auml;');
