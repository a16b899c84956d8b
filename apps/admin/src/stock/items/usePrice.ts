import { useFormat } from '../../platform/format/useFormat.ts';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';

/** Formats a unit price with up to six decimals, which an amount would round away. */
export function usePrice(): (price: number) => string {
  const format = useFormat();
  const currency = useOrganisation()?.baseCurrency ?? 'EUR';
  return (price) => format.exactMoney(price, currency);
}
