import { useTranslate } from 'react-admin';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';
import { useFormat } from '../../platform/format/useFormat.ts';

/** Says what another exchange rate gained or lost in the organisation's currency; nothing where it did neither. */
export function useExchangeHint(): (difference: number) => string | false {
  const t = useTranslate();
  const format = useFormat();
  const base = useOrganisation()?.baseCurrency;
  return (difference) =>
    difference !== 0 &&
    base !== undefined &&
    `${t(difference > 0 ? 'payments.exchange_gain' : 'payments.exchange_loss')} ${format.money(Math.abs(difference), base)}`;
}
