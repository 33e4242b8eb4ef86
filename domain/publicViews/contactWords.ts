import type { Locale } from '../locales';

interface ContactWords {
  untitled: string;
  phone: string;
  email: string;
  linkedIn: string;
  website: string;
  partOf: string;
  organisations: string;
  employees: string;
  topics: string;
  state: string;
  save: string;
}

/** Labels in the public view of a person or organisation. */
export const contactEmbedWords: Record<Locale, ContactWords> = {
  de: {
    untitled: '(ohne Namen)',
    phone: 'Telefon',
    email: 'E-Mail',
    linkedIn: 'LinkedIn',
    website: 'Website',
    partOf: 'Gehört zu',
    organisations: 'Organisationen',
    employees: 'Angestellte',
    topics: 'Themen',
    state: 'Kanton',
    save: 'Als Kontakt speichern',
  },
  fr: {
    untitled: '(sans nom)',
    phone: 'Téléphone',
    email: 'E-mail',
    linkedIn: 'LinkedIn',
    website: 'Site web',
    partOf: 'Fait partie de',
    organisations: 'Organisations',
    employees: 'Collaborateurs',
    topics: 'Thèmes',
    state: 'Canton',
    save: 'Enregistrer comme contact',
  },
  it: {
    untitled: '(senza nome)',
    phone: 'Telefono',
    email: 'E-mail',
    linkedIn: 'LinkedIn',
    website: 'Sito web',
    partOf: 'Fa parte di',
    organisations: 'Organizzazioni',
    employees: 'Collaboratori',
    topics: 'Temi',
    state: 'Cantone',
    save: 'Salvare come contatto',
  },
};
