import { useFormat } from '../shared/useFormat.ts';
import { useOrganisation } from '../shared/useOrganisation.ts';

/** A unit price may have six decimals: those that an amount would round away are shown. */
export function usePrice(): (price: number) => string {
  const format = useFormat();
  const currency = useOrganisation()?.baseCurrency ?? 'EUR';
  return (price) => {
    const places = (/\.(\d+)$/.exec(String(price))?.[1] ?? '').length;
    return places > 2 ? `${format.number(price)} ${currency}` : format.money(price, currency);
  };
}
