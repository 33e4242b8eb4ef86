import type { ContentType } from '../../contentType';
import { words, type Words } from '../../locales';
import { switzerland } from '../../rules';
import { persons } from '../../types/person';
import { fieldOf, type Asked } from '../formOf';
import type { SubmissionField } from '../submissionForms';

/** What a person is asked when they confirm their own data: docs/decisions/verification.md. */

const translated = (type: Pick<ContentType, 'name' | 'fields'>, name: string, said: Asked): SubmissionField => ({
  ...fieldOf(type, name, said),
  ...(type.fields[name]?.translated && { translated: true }),
});
const ask = (asks: Record<string, Asked>): SubmissionField[] =>
  Object.entries(asks).map(([name, said]) => translated(persons, name, said));
const also = (fr: string, it: string) => ({ label: { fr, it } });

export const sections: { name: string; title: Words; fields: SubmissionField[] }[] = [
  {
    name: 'person',
    title: words('Person', 'Personne', 'Persona'),
    fields: ask({
      gender: {
        ...also('Civilité', 'Appellativo'),
        choices: [
          { value: 'male', label: words('Herr', 'Monsieur', 'Signor') },
          { value: 'female', label: words('Frau', 'Madame', 'Signora') },
          { value: 'other', label: words('Keine Angabe', 'Sans indication', 'Nessuna indicazione') },
        ],
      },
      academicTitle: also('Titre', 'Titolo'),
      firstName: { ...also('Prénom', 'Nome'), complete: 'given-name' },
      lastName: { ...also('Nom', 'Cognome'), complete: 'family-name' },
    }),
  },
  {
    name: 'address',
    title: words('Adresse', 'Adresse', 'Indirizzo'),
    fields: ask({
      street: { ...also('Rue', 'Via'), complete: 'street-address' },
      zipCode: { ...also('NPA', 'NPA'), complete: 'postal-code' },
      city: also('Lieu', 'Luogo'),
      country: also('Pays', 'Paese'),
      state: { ...also('Canton', 'Cantone'), onlyIf: { field: 'country', is: switzerland } },
      language: also('Langue', 'Lingua'),
    }),
  },
  {
    name: 'reach',
    title: words('Erreichbarkeit', 'Contact', 'Contatto'),
    fields: ask({
      email: { ...also('E-mail', 'E-mail'), complete: 'email' },
      phone: { ...also('Téléphone', 'Telefono'), kind: 'phone', complete: 'tel' },
      linkedIn: also('LinkedIn', 'LinkedIn'),
      website: also('Site web', 'Sito web'),
    }),
  },
  {
    name: 'about',
    title: words('Über mich', 'À mon sujet', 'Su di me'),
    fields: ask({ description: also('Description', 'Descrizione'), topics: also('Thèmes', 'Temi') }),
  },
];

/** The fields of a contact that a person sees and can correct, beside their employments; no internal notes. */
export const ownFields: readonly string[] = sections.flatMap(({ fields }) => fields.map(({ name }) => name));

export const role = translated(
  { name: 'employments', fields: persons.fields.employments.item },
  'role',
  also('Fonction', 'Funzione'),
);
export const organisation: SubmissionField = {
  kind: 'text',
  name: 'organisation',
  label: words('Organisation', 'Organisation', 'Organizzazione'),
};
export const comment: SubmissionField = {
  kind: 'multiline',
  name: 'comment',
  label: words('Kommentar', 'Commentaire', 'Commento'),
};
