import type { Locale } from '../locales';

type Words = Record<Locale, string>;

/** Public labels of the fields that classify circular-economy projects. */
export const circularFields: Record<'topics' | 'businessSectors' | 'instruments' | 'geographicRegions', Words> = {
  topics: { de: 'Kategorie', fr: 'Catégorie', it: 'Categoria' },
  businessSectors: { de: 'Sektor/Branche', fr: 'Secteur/branche', it: 'Settore/ramo' },
  instruments: { de: 'Finanzierung', fr: 'Financement', it: 'Finanziamento' },
  geographicRegions: { de: 'Geographische Region', fr: 'Région géographique', it: 'Regione geografica' },
};

/** Public labels of the tags of exemplary projects, by their context. */
export const circularTags: Record<string, Words> = {
  'circularEconomyProject:hierarchy': { de: 'Handlungsebene', fr: 'Niveau d’action', it: 'Livello d’azione' },
  'circularEconomyProject:topic': { de: 'Thematischer Bereich', fr: 'Domaine thématique', it: 'Ambito tematico' },
  'circularEconomyProject:action': { de: 'Handlungsfelder', fr: 'Champs d’action', it: 'Campi d’azione' },
  'circularEconomyProject:policy': {
    de: 'Art der betroffenen öffentlichen Politik',
    fr: 'Type de politique publique concernée',
    it: 'Tipo di politica pubblica interessata',
  },
  'circularEconomyProject:actor': {
    de: 'Einzubindende Akteurinnen und Akteure',
    fr: 'Actrices et acteurs à impliquer',
    it: 'Attrici e attori da coinvolgere',
  },
};
