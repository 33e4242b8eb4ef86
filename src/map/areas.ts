import type { Area } from './AreaMap';

/** A municipality with its entry in the list, where it has one, and the regions it is in. */
export type MunicipalityArea = Area<{
  GMDNR: number;
  GMDNAME: string;
  city?: { id: number; name: string };
  regions: { id: number; name: string; type: string; color: string }[];
}>;
export type RegionArea = Area<{ id: number; name: string; color: string }>;
/** Where two regions overlap. */
export type OverlapArea = Area<{ regions: { id: number; name: string }[] }>;

/** The regions of a kind, and where they overlap. */
export interface RegionAreas {
  features: RegionArea[];
  intersections: { features: OverlapArea[] };
}

/** What fills an area; grey where nobody has chosen a colour. */
export const fillOf = (color: string | null | undefined): string =>
  /^#[0-9a-f]{6}$/i.test(color ?? '') ? (color as string) : '#777777';
