import { sum, type Cost } from '@kontor/domain';
import type { Format } from '../../../platform/format/format.ts';

/** Returns the costs and prices in words, in each of their currencies. */
export function sumsOf(costs: readonly Cost[], format: Format): { cost: string; price: string } {
  const currencies = [...new Set(costs.map(({ currency }) => currency))].sort();
  const all = (key: 'cost' | 'price'): string =>
    currencies
      .map((one) => format.money(sum(costs.filter(({ currency }) => currency === one).map((cost) => cost[key])), one))
      .join(' + ');
  return { cost: all('cost'), price: all('price') };
}
