import { sql, type Kysely, type Transaction } from 'kysely';
import { localized, type Locale } from '../../../domain/locales';
import { optInDays, optInPath, type OptIn, type OptInData } from '../../../domain/submissions/newsletter';
import { submissionProblems } from '../../../domain/submissions/submissionProblems';
import { persons } from '../../../domain/types/person';
import { addItem } from '../../inbox/writeItems';
import type { Sender, MailContent } from '../../mail/content';
import { queueMail } from '../../mail/queueMail';
import { renderMail } from '../../mail/render';
import { HttpProblem } from '../../http/problems';
import { proposeRecord } from '../../engine/write/repository';
import type { Tables } from '../../tables';
import type { OpenLink } from '../kind';
import { makeRoom, enforceDailyLimits } from '../limits';
import { insertLinks, newLink } from '../links';
import { findChanges, sidesOf } from '../verification/proposal';

type Values = Record<string, any>;
interface Group {
  id: number;
  name: string;
  translations: object;
  open: boolean;
}

const groupsOf = async (db: Kysely<Tables>, ids: readonly number[]): Promise<Group[]> =>
  (
    await sql<Group>`select id, name, translations, public_opt_in as open from contact_groups
      where id = any(${ids}::int[]) order by position, id`.execute(db)
  ).rows;

/**
 * Stores a subscription and sends the confirmation mail. Does not reveal whether the address is known.
 * @param network the key of the visitor's network
 * @throws 422 for a group that is closed for self-registration; 429 if too many wait
 */
export async function requestOptIn(
  trx: Transaction<Tables>,
  request: OptIn,
  network: string,
  { sender, host }: { sender: Sender; host: string },
): Promise<void> {
  const { contact, contactGroups } = request;
  const groups = await groupsOf(trx, contactGroups);
  if (new Set(contactGroups).size !== groups.length || groups.some(({ open }) => !open)) {
    throw HttpProblem.invalid([{ field: 'contactGroups', message: submissionProblems[contact.locale].groupClosed }]);
  }
  await makeRoom(trx, 'newsletter');
  const { code, row } = newLink({ name: 'newsletter', days: optInDays });
  await insertLinks(trx, [{ ...row, network, request: JSON.stringify(request) }]);
  const names = groups.map((group) => String(localized(group, 'name', contact.locale) ?? ''));
  await queueMail(trx, {
    to: contact.email,
    kind: 'NEWSLETTER_OPT_IN',
    mail: renderMail(newsletterOptIn(contact.locale, names, `${host}${optInPath}${code}`), sender),
  });
}

/** The data shown on the page of a link. */
export async function readOptIn(db: Kysely<Tables>, { contact: { locale }, contactGroups }: OptIn): Promise<OptInData> {
  return {
    locale,
    groups: (await groupsOf(db, contactGroups)).map((group) => String(localized(group, 'name', locale) ?? '')),
  };
}

/**
 * Proposes the groups in the inbox, for the person with this email address or a new one; never writes a contact itself.
 * Does nothing for existing members.
 * @throws 429 if too many were accepted today; the link stays valid
 */
export async function confirmOptIn(
  trx: Transaction<Tables>,
  link: OpenLink,
): Promise<{ outcome: 'confirmed'; inboxId: number | null }> {
  await enforceDailyLimits(trx, 'newsletter', link.id, 0);
  const request = link.request as OptIn;
  const {
    rows: [known],
  } = await sql<{
    id: number;
  }>`select id from contacts where type = 'person' and lower(email) = lower(${request.contact.email}) order by id
    limit 1`.execute(trx);
  const groups = (await groupsOf(trx, request.contactGroups)).map(({ id: group, name }) => ({ id: group, name }));
  const item = known ? await proposeGroups(trx, known.id, groups) : await proposePerson(trx, request, groups);
  return { outcome: 'confirmed', inboxId: item?.id ?? null };
}

const shared = { type: 'contact_update', source: 'newsletter' } as const;
const dataOf = (changes: Values) => ({ changes, removeEmploymentIds: [], delete: 0 });

async function proposeGroups(trx: Transaction<Tables>, person: number, groups: Values[]) {
  const join = ({ contactGroups }: Values) => ({
    contactGroups: [
      ...contactGroups,
      ...groups.filter(({ id }) => !contactGroups.some((group: Values) => group.id === id)),
    ],
  });
  const { values, current } = await proposeRecord(trx, persons, person, join, undefined);
  const before = current as Values;
  const differences = findChanges(before, values, ['contactGroups']);
  if (differences.length === 0) return null;
  const changes = { contactGroups: (values.contactGroups as Values[]).map(({ id }) => ({ id })) };
  return addItem(trx, {
    ...shared,
    status: 'pending',
    title: persons.nameOf?.(before) ?? '',
    internalId: person,
    data: dataOf(changes),
    ...sidesOf(differences),
  });
}

async function proposePerson(
  trx: Transaction<Tables>,
  { contact: { email, firstname, lastname, gender, locale } }: OptIn,
  contactGroups: Values[],
) {
  const {
    rows: [language],
  } = await sql<{
    id: number;
    name: string;
  }>`select id, name from languages where extra ->> 'code' = ${locale} order by id limit 1`.execute(trx);
  const person = {
    gender,
    firstName: firstname,
    lastName: lastname,
    email,
    language: language ?? null,
    contactGroups,
    isPublic: false,
  };
  return addItem(trx, {
    ...shared,
    status: 'new',
    title: [firstname, lastname].filter(Boolean).join(' ') || email,
    data: dataOf(person),
    normalizedData: person,
  });
}

const words: Record<Locale, { subject: string; request: string; link: string; otherwise: string }> = {
  de: {
    subject: 'Bestätigen Sie Ihre Anmeldung',
    request: 'Mit dieser E-Mail-Adresse wurde eine Anmeldung gewünscht für:',
    link: 'Anmeldung bestätigen',
    otherwise:
      'Falls Sie sich nicht angemeldet haben, brauchen Sie nichts zu tun. Ohne Ihre Bestätigung geschieht nichts.',
  },
  fr: {
    subject: 'Confirmez votre inscription',
    request: 'Une inscription a été demandée avec cette adresse e-mail pour :',
    link: 'Confirmer l’inscription',
    otherwise: 'Si ce n’était pas vous, vous n’avez rien à faire : sans confirmation, rien ne se passe.',
  },
  it: {
    subject: 'Confermi la Sua iscrizione',
    request: 'Con questo indirizzo e-mail è stata richiesta un’iscrizione a:',
    link: 'Confermare l’iscrizione',
    otherwise: 'Se non è stato Lei a chiederlo, non deve fare nulla: senza conferma non succede niente.',
  },
};

/** The mail that asks to confirm a subscription. It repeats nothing that the visitor typed. */
function newsletterOptIn(locale: Locale, groups: readonly string[], address: string): MailContent {
  const { subject, request, link, otherwise } = words[locale];
  return {
    locale,
    subject,
    blocks: [
      { kind: 'paragraph', text: request },
      { kind: 'list', lines: groups },
      { kind: 'link', label: link, address },
      { kind: 'paragraph', text: otherwise },
    ],
  };
}
