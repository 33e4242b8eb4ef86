import type { Locale } from '../locales';

interface EntryWords {
  date: string;
  topics: string;
  /** Of a circular-economy project. */
  circular: Record<'topics' | 'businessSectors' | 'geographicRegions' | 'instruments', string>;
  tags: Record<'hierarchy' | 'topic' | 'action' | 'policy' | 'actor', string>;
}

/** What the public views of news and circular-economy projects call their parts. */
export const entryWords: Record<Locale, EntryWords> = {
  de: {
    date: 'Datum', topics: 'Thema',
    circular: { topics: 'Kategorie', businessSectors: 'Sektor/Branche', geographicRegions: 'Geographische Region', instruments: 'Finanzierung' },
    tags: { hierarchy: 'Handlungsebene', topic: 'Thematischer Bereich', action: 'Handlungsfelder', policy: 'Art der betroffenen öffentlichen Politik', actor: 'Einzubindende Akteurinnen und Akteure' },
  },
  fr: {
    date: 'Date', topics: 'Thème',
    circular: { topics: 'Catégorie', businessSectors: 'Secteur/branche', geographicRegions: 'Région géographique', instruments: 'Financement' },
    tags: { hierarchy: 'Niveau d’action', topic: 'Domaine thématique', action: 'Champs d’action', policy: 'Type de politique publique concernée', actor: 'Actrices et acteurs à impliquer' },
  },
  it: {
    date: 'Data', topics: 'Tema',
    circular: { topics: 'Categoria', businessSectors: 'Settore/ramo', geographicRegions: 'Regione geografica', instruments: 'Finanziamento' },
    tags: { hierarchy: 'Livello d’azione', topic: 'Ambito tematico', action: 'Campi d’azione', policy: 'Tipo di politica pubblica interessata', actor: 'Attrici e attori da coinvolgere' },
  },
};
