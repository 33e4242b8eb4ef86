/** A record that has become part of another one. */
export interface Merged {
  /** The id that leads to the other one now. */
  id: number;
  name: string;
  /** ISO 8601. */
  at: string;
  by: string | null;
}
