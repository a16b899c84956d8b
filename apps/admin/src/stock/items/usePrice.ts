import { useFormat } from '../../platform/format/useFormat.ts';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';

/** A unit price may have six decimals: those that an amount would round away are shown. */
export function usePrice(): (price: number) => string {
  const format = useFormat();
  const currency = useOrganisation()?.baseCurrency ?? 'EUR';
  return (price) => format.exactMoney(price, currency);
}
