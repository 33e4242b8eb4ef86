import { chance, pick, type Random } from '../generating/random';

type FinancingId = 'costsFederation' | 'costsCanton' | 'costsExternal' | 'costsEU';

export interface Financing {
  id: FinancingId;
  value: string;
}

/** With the Swiss thousands separator: 1’250’000. */
export function money(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, '’');
}

/** The costs as they are stored: a decimal number as a string, sometimes with centimes, sometimes unknown. */
export function projectCosts(random: Random, cost: number): string {
  if (chance(random, 0.1)) return '';
  return chance(random, 0.06) ? `${cost - 1}.${pick(random, ['25', '50', '75', '90'])}` : String(cost);
}

/** Who pays how much; together never more than the total costs. */
export function financing(random: Random, cost: number, isInternational: boolean): Financing[] {
  if (chance(random, 0.12)) return [];
  const part = (low: number, high: number) => Math.round((cost * (low + random() * (high - low))) / 100) * 100;
  const parts: [FinancingId, number][] = [
    ['costsFederation', part(0.12, 0.35)],
    ['costsCanton', chance(random, 0.85) ? part(0.12, 0.3) : 0],
    ['costsExternal', chance(random, 0.5) ? part(0.05, 0.2) : 0],
    ['costsEU', isInternational ? part(0.05, 0.15) : 0],
  ];
  return parts.filter(([, value]) => value > 0).map(([id, value]) => ({ id, value: String(value) }));
}
