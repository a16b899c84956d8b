import { add, askedOf, isZero, subtract, type BillTotalsOf } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { TotalsList } from '../../documents/totals/TotalsList.tsx';
import { useFieldName } from '../../documents/values/useFieldName.ts';
import { useFormat } from '../../platform/format/useFormat.ts';

type Sums = Omit<BillTotalsOf, 'lines'> & {
  rounding?: number;
  prepaid?: number;
  paid?: number;
  credited?: number;
  balance?: number;
};
type Props = { bill: Sums; currency: string; pricesIncludeTax: boolean };

/** The sums of a bill, typed or saved. Under reverse charge the tax stands below the total, of which it is no part. */
export const BillSums = ({ bill, currency, pricesIncludeTax }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const wordOf = useFieldName();
  const money = (value: number) => format.money(value, currency);
  const { subtotal, discount, net, tax, total, taxes, reverseTax, deductibleTax, paid = 0, credited = 0, balance } = bill;
  const { rounding = 0, prepaid = 0 } = bill;
  const due = askedOf({ total, rounding, prepaid });
  const totals = { subtotal, discount, net, total, charge: 0, prepaid, rounding, due };
  const row = (key: string, label: string, value: number, strong = false) => ({ key, label, value: money(value), strong });
  return (
    <TotalsList
      totals={{ ...totals, taxes: reverseTax ? [] : taxes }}
      currency={currency}
      pricesIncludeTax={pricesIncludeTax}
      format={format}
      further={[
        ...(reverseTax ? [row('reverse', wordOf('reverseTax'), reverseTax)] : []),
        ...(!isZero(subtract(deductibleTax, add(tax, reverseTax)))
          ? [row('deductible', wordOf('deductibleTax'), deductibleTax)]
          : []),
        ...(paid ? [row('paid', wordOf('paid'), -paid)] : []),
        ...(credited ? [row('credited', t('resources.bills.fields.credited'), -credited)] : []),
        ...(balance === undefined || balance === due ? [] : [row('balance', t('resources.bills.fields.balance'), balance, true)]),
      ]}
    />
  );
};
