import type { Phrase } from './phrase';
import type { Terrain } from './regions';

/** A kind of project: what such projects are called, want, do and belong to. */
export interface Theme {
  /** How often it occurs, relative to the others. */
  weight: number;
  terrains: Terrain[];
  /** Ids of reference entries: the first topic always, the others now and then. */
  topics: number[];
  programs: number[];
  instruments: number[];
  tags: number[];
  businessSectors: number[];
  /** Lowest and highest usual costs in francs. */
  costs: [low: number, high: number];
  /** German search words. */
  keywords: string[];
  titles: Phrase[];
  /** Sentences on what it starts from. */
  situation: Phrase[];
  /** List items in the infinitive. */
  goals: Phrase[];
  /** List items without a verb. */
  measures: Phrase[];
  /** Sentences on what came of it. */
  results: Phrase[];
}
