import type { Locale } from '../locales';
import { listOf, type RecordLike } from '../values/textsIn';
import { dayOf, fact, related, type Fact } from './facts';

interface EntryWords {
  date: string;
  topics: string;
  /** Of a circular-economy project. */
  circular: Record<'topics' | 'businessSectors' | 'geographicRegions' | 'instruments', string>;
  tags: Record<'hierarchy' | 'topic' | 'action' | 'policy' | 'actor', string>;
}

/** What the public views of news and circular-economy projects call their parts. */
const entryWords: Record<Locale, EntryWords> = {
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

/** The day of news, and what they are about. */
export const postFacts = (post: RecordLike, locale: Locale): Fact[] => [fact(entryWords[locale].date, dayOf(post.date)), related(entryWords[locale].topics, post, 'topics', locale)];

/** The contexts of tags by their ids: records name their tags without. */
export type TagContexts = ReadonlyMap<number, string | null>;

/** The categories of a circular-economy project, and its tags by their contexts. */
export function circularFacts(project: RecordLike, locale: Locale, contexts: TagContexts): Fact[] {
  const { circular, tags } = entryWords[locale];
  const known = listOf(project, 'tags', 'de');
  return [
    ...Object.entries(circular).map(([field, label]) => related(label, project, field, locale)),
    ...Object.entries(tags).map(([level, label]) => related(label, { tags: known.filter(({ id }) => contexts.get(Number(id)) === `circularEconomyProject:${level}`) }, 'tags', locale)),
  ];
}
