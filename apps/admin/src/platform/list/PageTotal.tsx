import { sum } from '@kontor/domain';
import { useListContext, type RaRecord } from 'react-admin';
import { useFormat } from '../format/useFormat.ts';

type Props = { source: string; /** Says which rows count; all by default. */ counts?: (record: RaRecord) => boolean };

/** The total of the rows on this page, one line for each currency. For `totals` of a KontorTable. */
export const PageTotal = ({ source, counts = () => true }: Props) => {
  const format = useFormat();
  const { data: rows = [] } = useListContext<RaRecord>();
  const data = rows.filter(counts);
  const currencies = [...new Set(data.map((record) => String(record['currency'])))];
  return (
    <>
      {currencies.map((currency) => (
        <b key={currency} style={{ display: 'block', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          {format.money(
            sum(data.filter((record) => record['currency'] === currency).map((record) => Number(record[source] ?? 0))),
            currency,
          )}
        </b>
      ))}
    </>
  );
};
