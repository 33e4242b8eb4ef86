import type { ContentType } from '../../contentType';
import { words, type Words } from '../../locales';
import { switzerland } from '../../rules';
import { persons } from '../../types/person';
import { fieldOf, type FieldOptions } from '../formOf';
import type { SubmissionField } from '../submissionForms';

/** The form with which people confirm and correct their own data: docs/decisions/verification.md. */

const translated = (
  type: Pick<ContentType, 'name' | 'fields'>,
  name: string,
  options: FieldOptions,
): SubmissionField => ({
  ...fieldOf(type, name, options),
  ...(type.fields[name]?.translated && { translated: true }),
});
const fieldsOf = (fields: Record<string, FieldOptions>): SubmissionField[] =>
  Object.entries(fields).map(([name, options]) => translated(persons, name, options));
const labels = (fr: string, it: string) => ({ label: { fr, it } });

export const sections: { name: string; title: Words; fields: SubmissionField[] }[] = [
  {
    name: 'person',
    title: words('Person', 'Personne', 'Persona'),
    fields: fieldsOf({
      gender: {
        ...labels('Civilité', 'Appellativo'),
        choices: [
          { value: 'male', label: words('Herr', 'Monsieur', 'Signor') },
          { value: 'female', label: words('Frau', 'Madame', 'Signora') },
          { value: 'other', label: words('Keine Angabe', 'Sans indication', 'Nessuna indicazione') },
        ],
      },
      academicTitle: labels('Titre', 'Titolo'),
      firstName: { ...labels('Prénom', 'Nome'), autocomplete: 'given-name' },
      lastName: { ...labels('Nom', 'Cognome'), autocomplete: 'family-name' },
    }),
  },
  {
    name: 'address',
    title: words('Adresse', 'Adresse', 'Indirizzo'),
    fields: fieldsOf({
      street: { ...labels('Rue', 'Via'), autocomplete: 'street-address' },
      zipCode: { ...labels('NPA', 'NPA'), autocomplete: 'postal-code' },
      city: labels('Lieu', 'Luogo'),
      country: labels('Pays', 'Paese'),
      state: { ...labels('Canton', 'Cantone'), onlyIf: { field: 'country', is: switzerland } },
      language: labels('Langue', 'Lingua'),
    }),
  },
  {
    name: 'reach',
    title: words('Erreichbarkeit', 'Contact', 'Contatto'),
    fields: fieldsOf({
      email: { ...labels('E-mail', 'E-mail'), autocomplete: 'email' },
      phone: { ...labels('Téléphone', 'Telefono'), kind: 'phone', autocomplete: 'tel' },
      linkedIn: labels('LinkedIn', 'LinkedIn'),
      website: labels('Site web', 'Sito web'),
    }),
  },
  {
    name: 'about',
    title: words('Über mich', 'À mon sujet', 'Su di me'),
    fields: fieldsOf({ description: labels('Description', 'Descrizione'), topics: labels('Thèmes', 'Temi') }),
  },
];

/**
 * The fields of their own contact that people see and can correct, apart from employments. Internal notes are not among
 * them.
 */
export const ownFields: readonly string[] = sections.flatMap(({ fields }) => fields.map(({ name }) => name));

export const role = translated(
  { name: 'employments', fields: persons.fields.employments.item },
  'role',
  labels('Fonction', 'Funzione'),
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
