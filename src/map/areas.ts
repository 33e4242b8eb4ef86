import type { Area } from './AreaMap';

/** A municipality with its reference, if there is one, and its regions. */
export type MunicipalityArea = Area<{
  GMDNR: number;
  GMDNAME: string;
  city?: { id: number; name: string };
  regions: { id: number; name: string; type: string; color: string }[];
}>;
export type RegionArea = Area<{ id: number; name: string; color: string }>;
/** The area in which two regions overlap. */
export type OverlapArea = Area<{ regions: { id: number; name: string }[] }>;

/** The regions of a kind and their overlaps. */
export interface RegionAreas {
  features: RegionArea[];
  intersections: { features: OverlapArea[] };
}

/** The fill colour of an area; grey by default. */
export const fillOf = (color: string | null | undefined): string =>
  /^#[0-9a-f]{6}$/i.test(color ?? '') ? (color as string) : '#777777';
