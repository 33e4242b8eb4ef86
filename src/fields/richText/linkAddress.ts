import { withScheme } from '../../../domain/values/addresses';

/** What is stored for a typed address: mail addresses get `mailto:`, others without a scheme `http://`. */
export function linkAddress(typed: string): string {
  const address = typed.trim();
  return /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address) ? `mailto:${address}` : withScheme(address);
}
