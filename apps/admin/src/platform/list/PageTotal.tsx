import { sum } from '@kontor/domain';
import { useListContext, type RaRecord } from 'react-admin';
import { useOrganisation } from '../api/useOrganisation.ts';
import type { CurrencyAmount } from '../format/Amounts.tsx';
import { useFormat } from '../format/useFormat.ts';
import { baseFirst } from './table/baseFirst.ts';

type Props = {
  source: string;
  /** Says which rows count; all by default. */
  counts?: (record: RaRecord) => boolean;
  /** The amounts of a row that has some in several currencies. */
  amountsOf?: (record: RaRecord) => readonly CurrencyAmount[];
};

/** The total of the rows on this page, one line for each currency. For `totals` of a KontorTable. */
export const PageTotal = ({ source, counts = () => true, amountsOf }: Props) => {
  const base = useOrganisation()?.baseCurrency;
  const { data: rows = [] } = useListContext<RaRecord>();
  const own = (record: RaRecord) => [{ currency: String(record['currency']), amount: Number(record[source] ?? 0) }];
  const data = rows.filter(counts).flatMap(amountsOf ?? own);
  const currencies = [...new Set(data.map(({ currency }) => currency))];
  return (
    <>
      {baseFirst(currencies, base).map((currency) => (
        <Sum
          key={currency}
          currency={currency}
          amount={sum(data.filter((one) => one.currency === currency).map(({ amount }) => amount))}
        />
      ))}
    </>
  );
};

/** One line of a total. */
export const Sum = ({ currency, amount }: CurrencyAmount) => {
  const format = useFormat();
  return (
    <b style={{ display: 'block', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>{format.money(amount, currency)}</b>
  );
};
